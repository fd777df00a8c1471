import type { Language } from '../../domain/languages.ts';

/** How the names of these modules begin. */
export const earlyPrefix = 'early:';

/** The module with the fragments of a widget in one language, and their CSS. The build writes it. */
export function earlyModule(name: string, lang: Language): string {
  return `${earlyPrefix}${name}.${lang}`;
}
