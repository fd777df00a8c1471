import { describe, expect, test } from 'vitest';
import { inputProblems } from './completeness.ts';
import { inputOf, measured } from './input.fixture.ts';
import { type CalculatorInput, emptyInput, type Service } from './services.ts';

const names = (input: CalculatorInput) => [...inputProblems(input).keys()].join(' ');

describe('what must be filled in before Calculate, in the order of the form', () => {
  test.each<[Service, string]>([
    ['raamfolie', 'numberOfWindows windowHeight windowWidth folieType complexity'],
    ['kozijnen', 'width length folieType complexity kozijnSides'],
    // The width of a kitchen is fixed, and no drawers is 0 drawers.
    ['keuken', 'length folieType complexity'],
    ['meubel', 'length width folieType complexity'],
    ['deuren', 'length width folieType complexity'],
    ['jacht', 'length width folieType complexity'],
    ['anders', 'length width folieType complexity'],
  ])('%s: %s', (service, required) => {
    const problems = inputProblems(inputOf(service));
    expect([...problems.keys()].join(' ')).toBe(required);
    expect(new Set(problems.values())).toEqual(new Set(['missing']));
  });

  test('first a service', () => {
    expect([...inputProblems(emptyInput)]).toEqual([['projectType', 'missing']]);
  });
});

describe('is complete', () => {
  test.each<[Service, string, Partial<CalculatorInput>]>([
    ['keuken', 'length=12', { folieType: 'mat', complexity: 'eenvoudig' }],
    ['keuken', 'length=12 drawers=4', { folieType: 'mat', complexity: 'eenvoudig' }],
    [
      'raamfolie',
      'numberOfWindows=2 windowHeight=1,2 windowWidth=0.8',
      { folieType: 'licht', complexity: 'begane-grond' },
    ],
    [
      'kozijnen',
      'length=1 width=2',
      { folieType: 'effen', complexity: 'begane-grond', kozijnSides: 'dubbelzijdig' },
    ],
    ['meubel', 'length=1 width=2', { folieType: 'hout', complexity: 'complex' }],
    ['deuren', 'length=1 width=2 height=3', { folieType: 'hout', complexity: 'complex' }],
    // An improbable length asks whether centimetres were meant, and does not block.
    ['jacht', 'length=250 width=2', { folieType: 'hout', complexity: 'complex' }],
    // A field that only another service asks does not matter.
    ['anders', 'length=1 width=2 drawers=veel', { folieType: 'hout', complexity: 'complex' }],
  ])('%s with %s', (service, measurements, choices) => {
    expect(names(inputOf(service, { ...measured(measurements), ...choices }))).toBe('');
  });
});

describe('is not complete', () => {
  test.each<[Service, Partial<CalculatorInput>, [string, string]]>([
    ['keuken', { length: '2,5' }, ['length', 'not-whole']],
    ['keuken', { length: '   ' }, ['length', 'missing']],
    ['keuken', { length: '12', drawers: '4 cm' }, ['drawers', 'unreadable']],
    ['keuken', { length: '12', drawers: '-1' }, ['drawers', 'negative']],
    ['meubel', { length: 'twee', width: '1' }, ['length', 'unreadable']],
    // An optional field must still be valid when it is filled in.
    ['meubel', { length: '1', width: '1', height: 'hoog' }, ['height', 'unreadable']],
    ['jacht', { length: '1', width: '-1' }, ['width', 'negative']],
    ['jacht', { length: '1', width: '9'.repeat(400) }, ['width', 'too-large']],
  ])('%s with %o', (service, fields, problem) => {
    const input = inputOf(service, { ...fields, folieType: 'mat', complexity: 'eenvoudig' });
    expect([...inputProblems(input)]).toEqual([problem]);
  });
});

test.each<[string, Service, string, string]>([
  ['once', 'kozijnen', 'width=8x1,2 length=1,5', ''],
  ['once, at the other field', 'kozijnen', 'width=1,2 length=8x1,5', ''],
  ['twice', 'kozijnen', 'width=8x1,2 length=8x1,5', 'length'],
  [
    'with a number of windows',
    'raamfolie',
    'numberOfWindows=8 windowHeight=1,5 windowWidth=8x1,2',
    'windowWidth',
  ],
])('pieces of one size are counted once: %s', (_, service, text, flagged) => {
  const problems = inputProblems(inputOf(service, measured(text)));
  expect([...problems].flatMap(([name, problem]) => (problem === 'unreadable' ? [name] : []))).toEqual(
    flagged ? [flagged] : [],
  );
});
