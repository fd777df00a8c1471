import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

/** Shows the two invisible characters as visible ones. */
const shown = (words: string) => words.replaceAll('\u00a0', '_').replaceAll('\u2060', '~');

describe('what belongs together stays on one line', () => {
  it.each([
    ['€ 150', '€_150', '€150'],
    ['€ 150–2.000', '€_150–~2.000', '€150–~2.000'],
    ['€ 2.500–€ 4.500', '€_2.500–~€_4.500', '€2.500–~€4.500'],
    ['8.00-18.00 uur', '8.00-~18.00_uur', '8.00-~18.00_uur'],
    ['10-20%', '10-~20%', '10-~20%'],
    ['van -10 °C tot 40 °C', 'van −10_°C tot 40_°C', 'van −10_°C tot 40_°C'],
    ['2 m hoog, 3 m² groot', '2_m hoog, 3_m² groot', '2_m hoog, 3_m² groot'],
  ])('%s', (words, nl, en) => {
    expect(shown(typeset(words, 'nl'))).toBe(nl);
    expect(shown(typeset(words, 'en'))).toBe(en);
  });

  it.each([
    '2 meter',
    'een-op-een',
    'niveau-2',
    '[hier](/blog/trends-2025-2026)',
    '**5-sterren**',
    '| --- | --: |',
  ])('leaves %s alone', (words) => {
    expect(typeset(words, 'nl')).toBe(words);
  });
});
