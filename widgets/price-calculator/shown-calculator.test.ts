import { describe, expect, test } from 'vitest';
import { languages } from '../domain/text.ts';
import { projects, smallProjects } from './projects.fixture.ts';
import { ShownCalculator } from './shown-calculator.fixture.ts';

const say = {
  nl: {
    calculate: 'Bereken prijs',
    again: 'Bereken opnieuw',
    accept: 'Akkoord, offerte aanvragen',
    stale: 'Dit bedrag klopt niet meer.',
    terms: 'incl. btw, indicatie, geen offerte',
    missing: ['Velden ontbreken', 'Vul alle verplichte velden in met een *'],
  },
  en: {
    calculate: 'Calculate price',
    again: 'Calculate again',
    accept: 'Accept and request a quote',
    stale: 'This amount no longer holds.',
    terms: 'incl. VAT, an indication, not a quote',
    missing: ['Fields missing', 'Please fill in all required fields marked *'],
  },
};

const kitchen = projects[0]!.filling;
const frames = projects.find(({ filling }) => filling['projectType'] === 'kozijnen')!.filling;

/** A calculator with a price. */
function priced(filling: Record<string, string>, lang: 'nl' | 'en' = 'nl'): ShownCalculator {
  const calculator = new ShownCalculator(lang);
  calculator.fill(filling);
  calculator.state.calculate();
  return calculator;
}

describe.each(languages)('%s', (lang) => {
  const words = say[lang];

  test.each(projects)('what $filling.projectType costs, with an explanation', (project) => {
    const { filling, fields, price, explained } = project;
    const calculator = priced(filling, lang);
    expect(calculator.fieldNames).toEqual(['projectType', ...fields]);
    const [shown = ''] = calculator.texts('[part=price]');
    expect(shown).toContain(price[lang]);
    expect(shown).toContain(words.terms);
    expect(calculator.texts('dd')).toEqual(explained[lang]);
  });

  test('a price that no longer holds is marked, cannot be accepted, and can be calculated again', () => {
    const calculator = priced(kitchen, lang);
    calculator.fill({ length: '13' });
    expect(calculator.text).toContain(words.stale);
    expect(calculator.button(words.calculate)).toBeUndefined();
    calculator.state.calculate();
    expect(calculator.text).not.toContain(words.stale);
    expect(calculator.button(words.accept)).toBeDefined();
    expect(calculator.button(words.again)).toBeUndefined();
  });

  test('Calculate reports and marks what is missing, and focuses the first such field', () => {
    const calculator = new ShownCalculator(lang);
    calculator.fill({ projectType: 'kozijnen', width: '1', kozijnSides: 'enkelzijdig' });
    expect(calculator.button(words.calculate)?.getAttribute('aria-disabled')).toBe('true');
    calculator.state.calculate();
    const [toast] = calculator.texts('[role=alert]');
    for (const text of words.missing) expect(toast).toContain(text);
    expect(calculator.state.focus?.on).toBe('length');
    expect(marked(calculator)).toEqual(['length', 'folieType', 'complexity']);

    calculator.fill({ length: '1', folieType: 'effen', complexity: 'begane-grond' });
    expect(calculator.button(words.calculate)?.getAttribute('aria-disabled')).toBeNull();
    expect(marked(calculator)).toEqual([]);
  });
});

test.each(smallProjects)(
  '$filling.projectType costs at least $price, and the explanation says so',
  ({ filling, price }) => {
    const calculator = priced(filling);
    expect(calculator.texts('[part=price]')[0]).toContain(price);
    expect(calculator.texts('dd').at(-1)).toBe(price.replace('vanaf ', ''));
    expect(calculator.texts('dt').at(-1)).toContain('Minimumprijs');
  },
);

test('a frame wrapped on both sides costs more', () => {
  // 1.2 × 1.5 = 1.8; × 430 × 1.2 × 1.15 = 1068.12
  const calculator = priced({ ...frames, kozijnSides: 'dubbelzijdig' });
  expect(calculator.texts('[part=price]')[0]).toContain('vanaf € 1.068');
});

test.each([
  [kitchen, 'drawers', ''],
  [kitchen, 'folieType', 'metallic'],
  [kitchen, 'complexity', 'complex'],
  [frames, 'width', '1,3'],
  [frames, 'kozijnSides', 'dubbelzijdig'],
] as const)('%#: a change of any field marks the price', (from, name, to) => {
  const calculator = priced(from);
  calculator.fill({ [name]: to });
  expect(calculator.text).toContain(say.nl.stale);
  expect(calculator.button(say.nl.accept)).toBeUndefined();
});

test('another service clears the price, and the choices that it does not offer', () => {
  const calculator = priced({ ...kitchen, folieType: 'mat' });
  calculator.state.chooseService('meubel');
  expect(calculator.texts('[part=price]')).toEqual([]);
  expect(calculator.button(say.nl.accept)).toBeUndefined();
  // The 12 fronts must not become 12 metres.
  expect(calculator.markup.querySelector('[name=length]')?.getAttribute('value')).toBe('');
  expect(calculator.chosen).toEqual(['meubel', 'mat', 'gemiddeld']);
  calculator.state.chooseService('kozijnen');
  expect(calculator.chosen).toEqual(['kozijnen']);
});

test.each([
  ['anders', 'length', 'twee', 'Dit lezen wij niet als getal. Schrijf bijvoorbeeld 3'],
  ['anders', 'width', '-3', 'Vul een getal boven nul in'],
  ['anders', 'length', '1.2.3', 'Dit lezen wij niet als getal. Schrijf bijvoorbeeld 3'],
  ['keuken', 'length', '2,5', 'Vul een heel aantal in'],
  ['keuken', 'drawers', '1,5', 'Vul een heel aantal in'],
  ['raamfolie', 'numberOfWindows', '3 m', 'Dit lezen wij niet als getal. Schrijf bijvoorbeeld 3'],
] as const)('%s, %s "%s" is flagged on leaving the field, not before', (projectType, name, text, says) => {
  const calculator = new ShownCalculator();
  calculator.fill({ projectType, [name]: text });
  expect(calculator.text).not.toContain(says);
  calculator.state.leave(name);
  const field = calculator.markup.querySelector(`[name=${name}]`);
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => calculator.texts(`[id="${id}"]`)[0]).join(' ')).toContain(says);
  calculator.fill({ [name]: '2' });
  expect(calculator.text).not.toContain(says);
});

test('without a service, the choice of service is asked for', () => {
  const calculator = new ShownCalculator();
  calculator.state.calculate();
  expect(calculator.texts('[role=alert]')[0]).toContain(say.nl.missing[1]);
  expect(calculator.state.focus?.on).toBe('projectType');
});

/** Names of the fields that are marked as wrong or missing. */
function marked({ markup }: ShownCalculator): string[] {
  return [...markup.querySelectorAll('[aria-invalid=true]')].map(
    (each) => (each.matches('[name]') ? each : each.querySelector('[name]'))?.getAttribute('name') ?? '',
  );
}
