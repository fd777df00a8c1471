import { partnerCodePattern } from '../../widgets/domain/partner/partner-code.ts';
import { type CustomProperty, customProperties } from '../../widgets/kit/theme/custom-properties.ts';

/** Classes of the configurator's fields. */
export const control =
  'block mt-1 w-full min-h-[2.75rem] px-3 rounded border border-line-strong bg-white text-base';

/** Properties that many partners change, beside the attributes `theme` and `radius`. The others are in a collapsed part of the form. */
const usual = ['--wrap-ink', '--wrap-paper'];

export const usualProperties = usual.map(
  (name) => customProperties.find((property) => property.name === name)!,
);

export const otherProperties = customProperties.filter(({ name }) => !usual.includes(name));

/** Whether a colour field can show the value: it supports only six hexadecimal digits. */
export function isPlainColour({ default: value }: CustomProperty): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

/** A partner code that can get figures. They count it in capitals too, which the keyboard of a phone begins with. */
export const partnerPattern = partnerCodePattern.replaceAll('a-z', 'a-zA-Z');
