import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChosenFilm } from '../film/chosen-film.ts';
import type { Language } from '../text.ts';
import { anyText } from '../typed.fixture.ts';
import { calculationInWords } from './calculation-in-words.ts';
import { inputProblems } from './completeness.ts';
import { startingPrice } from './price-explanation.ts';
import { calculationForMail, readPricedCalculation } from './priced-calculation.ts';

const kitchen = '#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld';

/** A calculation that is expected to have a price. */
const priced = (fragment: string) =>
  readPricedCalculation(fragment) ?? expect.fail(`${fragment} has no price.`);

describe('a calculation with a price', () => {
  test.each<[string, Language, string, string]>([
    [kitchen, 'nl', 'vanaf € 1.923', '12 fronten, 4 lades, mat, gemiddeld'],
    [kitchen, 'en', 'from €1,923', '12 fronts, 4 drawers, matt, average'],
    ['#keuken?length=1&folieType=hout&complexity=complex', 'nl', 'vanaf € 184', '1 front, hout, complex'],
    [
      '#kozijnen?width=1,2&length=150+cm&folieType=hout-look&complexity=eerste-etage&kozijnSides=enkelzijdig',
      'nl',
      'vanaf € 571',
      'breedte 1,2 m, hoogte 1,5 m, hout-look, eerste etage, enkelzijdig',
    ],
    [
      '#raamfolie?numberOfWindows=3&windowHeight=1.2&windowWidth=0.9&folieType=privacy&complexity=begane-grond',
      'en',
      'from €505',
      '3 windows, height per window 1.2 m, width per window 0.9 m, privacy (frosted), ground floor',
    ],
    [
      '#deuren?length=8+x+2&width=0,9&folieType=mat&complexity=eenvoudig',
      'nl',
      'vanaf € 713',
      'lengte 16 m, breedte 0,9 m, mat, eenvoudig',
    ],
  ])('%s in %s is %s: %s', (fragment, lang, from, inWords) => {
    const { input, price } = priced(fragment);
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(startingPrice(price, lang).from)).toBe(from);
    expect(plain(calculationInWords(input, lang))).toBe(inWords);
  });

  test('is read from complete calculations only, and never throws', () => {
    for (const text of ['', kitchen.replace('length=12', 'length=Bel+0900'), '#boot?length=1', '#keuken?'])
      expect(readPricedCalculation(text)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => kitchen + text),
        ),
        (text) => {
          const found = readPricedCalculation(text);
          if (found) expect(inputProblems(found.input).size).toBe(0);
        },
      ),
    );
  });

  test('has an address in a mail, with the film that it is priced as', () => {
    const { input } = priced(kitchen);
    const addressWith = (film: string) =>
      calculationForMail('https://wrappie.example', input, readChosenFilm({ film, room: 'kitchen' }));
    const address = `https://wrappie.example/prijscalculator${kitchen}`;
    expect(addressWith('')).toBe(address);
    expect(addressWith('WF-116')).toBe(`${address}&film=WF-116&room=kitchen`);
    expect(addressWith('WF-218'), 'walnut is priced as wood').toBe(address);
  });
});
