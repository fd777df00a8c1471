import { addressOf } from '../lib/addresses.ts';
import type { Lang } from '../schema/text.ts';

/** Where an example of a widget stands alone. `?host=` names a host of `hosts.ts`, and each attribute has its own name. */
export function stateAddress(tag: string, example: string, lang: Lang): string {
  return addressOf(`/workbench/${tag}/${example}`, lang);
}
