import { describe, expect, test } from 'vitest';
import { inputOf, measured } from './input.fixture.ts';
import {
  asksSides,
  type CalculatorInput,
  emptyInput,
  readService,
  type Service,
  serviceRows,
  sides,
  withService,
} from './services.ts';

test.each<[string | null | undefined, Service | undefined]>([
  ['keuken', 'keuken'],
  ['raamfolie', 'raamfolie'],
  ['meubel', 'meubel'],
  ['kozijnen', 'kozijnen'],
  ['deuren', 'deuren'],
  ['jacht', 'jacht'],
  ['anders', 'anders'],
  // The home page uses the plural.
  ['meubels', 'meubel'],
  ['MEUBELS', 'meubel'],
  ['Keuken', 'keuken'],
  [' jacht\n', 'jacht'],
  ['keukens', undefined],
  ['keuken wrappen', undefined],
  ['constructor', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the service in "%s" is %s', (text, service) => {
  expect(readService(text)).toBe(service);
});

describe('what a service offers', () => {
  const surfaceFilms = 'mat glanzend hout metallic leatherlook marmerlook stoflook';
  const degrees = 'eenvoudig gemiddeld complex';
  const floors = 'begane-grond eerste-etage tweede-etage moeilijk-bereikbaar';

  test.each<[Service, string, string]>([
    ['raamfolie', 'licht medium donker privacy spiegelfolie', floors],
    ['kozijnen', 'effen hout-look', floors],
    ['keuken', surfaceFilms, degrees],
    ['meubel', surfaceFilms, degrees],
    ['deuren', surfaceFilms, degrees],
    ['jacht', surfaceFilms, degrees],
    ['anders', surfaceFilms, degrees],
  ])('%s: films %s; %s', (service, films, complexities) => {
    const form = serviceRows[service];
    expect(form.finishes.join(' ')).toBe(films);
    expect(form.complexities.join(' ')).toBe(complexities);
    expect(form.asksFloor).toBe(complexities === floors);
    expect(asksSides(service)).toBe(service === 'kozijnen');
  });
});

test('a window frame is wrapped on one side or on both', () => {
  expect(sides).toEqual(['enkelzijdig', 'dubbelzijdig']);
});

describe('a change of service', () => {
  const door = inputOf('deuren', {
    ...measured('length=2,1 width=0,9 height=1'),
    folieType: 'hout',
    complexity: 'complex',
  });
  const kitchen = inputOf('keuken', {
    ...measured('length=12 width=1 drawers=4'),
    folieType: 'hout',
    complexity: 'complex',
  });
  const frame = inputOf('kozijnen', {
    ...measured('length=1,5 width=1,2'),
    folieType: 'effen',
    complexity: 'eerste-etage',
    kozijnSides: 'enkelzijdig',
  });
  const glass = inputOf('raamfolie', {
    ...measured('numberOfWindows=3 windowHeight=1 windowWidth=2'),
    folieType: 'licht',
    complexity: 'eerste-etage',
  });

  test.each<[string, CalculatorInput, Service, Partial<CalculatorInput>]>([
    ['nothing was chosen', emptyInput, 'deuren', {}],
    ['keuken has a fixed width', emptyInput, 'keuken', { width: '1' }],
    ['the same kinds are kept', door, 'jacht', { ...door }],
    ['the same service changes nothing', frame, 'kozijnen', { ...frame }],
    ['keuken again keeps its fronts', kitchen, 'keuken', { ...kitchen }],
    ['metres do not become fronts', door, 'keuken', { width: '1', folieType: 'hout', complexity: 'complex' }],
    ['fronts do not become metres', kitchen, 'meubel', { folieType: 'hout', complexity: 'complex' }],
    ['frames have their own films and floors', door, 'kozijnen', measured('length=2,1 width=0,9')],
    ['a floor is kept, a film is not', frame, 'raamfolie', { complexity: 'eerste-etage' }],
    ['windows have other measurements', glass, 'kozijnen', { complexity: 'eerste-etage' }],
    ['only frames have sides', frame, 'anders', measured('length=1,5 width=1,2')],
    ['only kitchens have drawers', { ...door, drawers: '4' }, 'anders', { ...door }],
  ])('%s', (_, before, service, kept) => {
    expect(withService(before, service)).toEqual({ ...emptyInput, ...kept, projectType: service });
  });

  test('the given input is not changed', () => {
    const before = { ...door };
    withService(door, 'keuken');
    expect(door).toEqual(before);
  });
});
