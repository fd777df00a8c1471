import type { Language } from '../../domain/languages.ts';

/** How the names of these modules begin. */
export const earlyPrefix = 'early:';

/** The module with the early part of a widget and its fragments in one language. The build writes it. */
export function earlyModule(name: string, lang: Language): string {
  return `${earlyPrefix}${name}.${lang}`;
}
