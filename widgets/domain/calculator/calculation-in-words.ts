import type { Language } from '../text.ts';
import { complexityLabels, fieldLabels, finishLabels, sidesLabels } from './labels.ts';
import { measurementInWords } from './price-explanation.ts';
import { type PricedInput, serviceRows } from './services.ts';

/** What a price was calculated from, on one line and in the order of the form: `12 fronten, 4 lades, mat, gemiddeld`. */
export function calculationInWords(input: PricedInput, lang: Language): string {
  const { folieType, complexity, kozijnSides } = input;
  const sizes = serviceRows[input.projectType].measurements
    .filter(({ name }) => input[name].trim() !== '')
    .map(({ name, of, kind }) => {
      // A number stays on the line of its unit.
      const value = measurementInWords(input, name, lang).replace(' ', '\u00a0');
      return kind === 'count' ? value : `${fieldLabels[of][lang]} ${value}`;
    });
  const choices = [
    folieType && finishLabels[folieType][lang],
    complexity && complexityLabels[complexity][lang],
    kozijnSides && sidesLabels[kozijnSides][lang],
  ].filter(Boolean);
  // Labels begin with a capital, which is out of place within a line.
  return [...sizes, ...choices].join(', ').toLowerCase();
}
