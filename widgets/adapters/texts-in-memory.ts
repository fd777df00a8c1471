import type { Ports } from '../kit/ports.ts';

/** Texts that are kept in this page, in place of those on the device: it knows only what was remembered here, and forgets it when it is left. */
export function createTextsInMemory(): Pick<Ports, 'recall' | 'remember'> {
  const texts = new Map<string, string>();
  return {
    recall: (name) => texts.get(name),
    remember: (name, value) => Boolean(texts.set(name, value)),
  };
}
