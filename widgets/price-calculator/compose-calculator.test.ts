import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { price } from '../domain/calculator/price.ts';
import {
  emptyInput,
  measurementNames,
  type PricedInput,
  serviceRows,
  services,
  sides,
  withService,
} from '../domain/calculator/services.ts';
import { languages } from '../domain/text.ts';
import { type Markup, readMarkup } from '../kit/early/markup.ts';
import { noPorts } from '../kit/prerender.tsx';
import { composeCalculator } from './compose-calculator.ts';
import { fragments } from './price-calculator.fragments.ts';
import type { CalculatorData } from './price-calculator.state.ts';
import { widget } from './price-calculator.widget.ts';
import { freshProject, type ProjectData } from './project.ts';

const typed = fc.constantFrom(
  '',
  '12',
  '2,5',
  '80',
  '250,5',
  'abc',
  '-3',
  '80 cm',
  '99999999',
  ' ',
  '<&"\'>',
);

/** States that a visitor can reach before React is there. */
const state: fc.Arbitrary<ProjectData> = fc
  .record({
    service: fc.constantFrom(undefined, ...services),
    texts: fc.tuple(...measurementNames.map(() => typed)),
    choices: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
    left: fc.subarray([...measurementNames]),
    marked: fc.boolean(),
    priced: fc.constantFrom('no', 'now', 'stale'),
    unavailable: fc.boolean(),
    toast: fc.constantFrom(undefined, 'missing' as const, 'invalid' as const),
  })
  .map(({ service, texts, choices, left, marked, priced, unavailable, toast }) => {
    const shown = toast && { toast: { message: toast, n: 1 } };
    if (!service) return { ...freshProject, marked, ...shown };
    const { finishes, complexities } = serviceRows[service];
    const [film = 0, degree = 0, side = 0] = choices;
    const input: PricedInput = {
      ...(withService(emptyInput, service) as PricedInput),
      ...Object.fromEntries(measurementNames.map((name, index) => [name, texts[index] ?? ''])),
      folieType: finishes[film] ?? '',
      complexity: complexities[degree] ?? '',
      kozijnSides: sides[side] ?? '',
    };
    const calculated = priced === 'no' ? undefined : { price: price(input), input };
    return { input, left, marked, calculated, stale: priced === 'stale', unavailable, ...shown };
  });

describe.each(languages)('%s', (lang) => {
  const company = { phone: '+31 6 1234 5678', email: 'post@voorbeeld.nl' } as never;
  const render = (initial: Partial<CalculatorData>) =>
    renderToString(
      widget.createInstance({ attributes: {}, ports: noPorts, emit() {}, initial }).view(lang, company),
    );
  const compose = composeCalculator({ styles: '', ...fragments(lang, render) });

  test('the composed markup is what the views render, in any state before React is there', () => {
    fc.assert(
      fc.property(state, (state) => {
        expect(compared(compose(state))).toEqual(compared(readMarkup(render(state))));
      }),
      { numRuns: 400 },
    );
  });
});

/** Without what the early part sets as properties: the text and the choice of a control. */
function compared(markup: readonly Markup[]): unknown[] {
  return markup.map((each) => {
    if (typeof each === 'string') return each;
    const { value, checked, ...attributes } = each.attributes;
    const isChoice = attributes['type'] === 'radio';
    return {
      tag: each.tag,
      attributes: isChoice ? { value, ...attributes } : attributes,
      children: compared(each.children),
    };
  });
}
