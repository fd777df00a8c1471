import { type CustomProperty, customProperties } from '../../widgets/kit/theme/custom-properties.ts';

/** How the fields of the configurator look. */
export const control =
  'block mt-1 w-full min-h-[2.75rem] px-3 rounded border border-line-strong bg-white text-base';

/** Properties that most partners change; the others stand behind a fold. */
const usual = ['--wrap-action', '--wrap-ink', '--wrap-paper', '--wrap-brass'];

export const usualProperties = usual.map(
  (name) => customProperties.find((property) => property.name === name)!,
);

export const otherProperties = customProperties.filter(({ name }) => !usual.includes(name));

/** Whether a colour field can show it: those know six hexadecimal digits only. */
export function isPlainColour({ default: value }: CustomProperty): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

/** What a partner code may hold: it goes along in mails and in addresses. */
export const partnerPattern = '[\\w.\\-]{1,40}';
