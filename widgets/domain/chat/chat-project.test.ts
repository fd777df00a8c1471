import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Service, serviceRows, services } from '../calculator/services.ts';
import { films, finishOf, roomFacts } from '../film/films.ts';
import { languages } from '../text.ts';
import { anyText } from '../typed.fixture.ts';
import { chatServiceOf, readChatProject } from './chat-project.ts';

/** What was recognised, as one line: the given fields, and the price. */
function understood(message: string): string | undefined {
  const project = readChatProject(message);
  if (!project) return undefined;
  const { projectType, ...fields } = project.input;
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return `${projectType} ${given.map(([name, value]) => `${name}=${value}`).join(' ')}: ${project.price.amount}`;
}

const privacyWindows =
  'raamfolie numberOfWindows=10 windowHeight=1 windowWidth=1 folieType=privacy complexity=begane-grond: 1560';

describe('a project in a message', () => {
  test.each([
    [
      'wat kost een keuken met 12 fronten en 4 lades',
      'keuken length=12 width=1 drawers=4 folieType=mat complexity=eenvoudig: 1479',
    ],
    ['Keuken, twaalf fronten.', 'keuken length=12 width=1 folieType=mat complexity=eenvoudig: 1224'],
    [
      'how much is a kitchen with 12 doors and four drawers, gloss?',
      'keuken length=12 width=1 drawers=4 folieType=glanzend complexity=eenvoudig: 1479',
    ],
    [
      'Een kleine keuken: één lade en 6 grote fronten, leer, eenvoudig',
      'keuken length=6 width=1 drawers=1 folieType=leatherlook complexity=eenvoudig: 1014',
    ],
    [
      '3 ramen van 1,2 x 1,5',
      'raamfolie numberOfWindows=3 windowHeight=1,5 windowWidth=1,2 folieType=licht complexity=begane-grond: 648',
    ],
    [
      '3 windows of 1.2×1.5 m, mirror, first floor',
      'raamfolie numberOfWindows=3 windowHeight=1.5 windowWidth=1.2 folieType=spiegelfolie complexity=eerste-etage: 1043',
    ],
    [
      'raamfolie voor een raam 120 bij 150',
      'raamfolie numberOfWindows=1 windowHeight=150 cm windowWidth=120 cm folieType=licht complexity=begane-grond: 216',
    ],
    [
      'kozijn van 1,2 bij 1,5 meter, houtlook, eerste verdieping, enkelzijdig',
      'kozijnen length=1,5 width=1,2 folieType=hout-look complexity=eerste-etage kozijnSides=enkelzijdig: 571',
    ],
    [
      'window frame 1.2 x 1.5',
      'kozijnen length=1.5 width=1.2 folieType=effen complexity=begane-grond kozijnSides=dubbelzijdig: 774',
    ],
    [
      'kast van 2 x 0,6 x 1,8 m',
      'meubel length=2 width=0,6 height=1,8 folieType=mat complexity=eenvoudig: 570',
    ],
    ['a table of 200 cm x 90 cm', 'meubel length=200 cm width=90 cm folieType=mat complexity=eenvoudig: 150'],
    ['deur 2,1 x 90 cm', 'deuren length=90 cm width=2,1 folieType=mat complexity=eenvoudig: 150'],
    [
      'deur, 2,1 meter hoog en 90 cm breed',
      'deuren length=2,1 width=90 cm folieType=mat complexity=eenvoudig: 150',
    ],
    ['wand van 3 bij 2,5 meter', 'anders length=3 width=2,5 folieType=mat complexity=eenvoudig: 338'],
    ['keuken, 10 fronten in mat eiken', 'keuken length=10 width=1 folieType=hout complexity=eenvoudig: 1020'],
    ['rvs keuken, 10 fronten', 'keuken length=10 width=1 folieType=metallic complexity=eenvoudig: 1020'],
    ['14 deurtjes en 5 lades', 'keuken length=14 width=1 drawers=5 folieType=mat complexity=eenvoudig: 1747'],
    [
      'Wat kost het, 14 kastdeuren en 5 lades?',
      'keuken length=14 width=1 drawers=5 folieType=mat complexity=eenvoudig: 1747',
    ],
    [
      '14 cupboard doors and 5 drawers',
      'keuken length=14 width=1 drawers=5 folieType=mat complexity=eenvoudig: 1747',
    ],
    [
      '6 closet doors 60 cm x 240 cm including VAT',
      'deuren length=240 cm width=360 cm folieType=mat complexity=eenvoudig: 428',
    ],
    [
      '6 kastdeuren van 60 x 240',
      'deuren length=240 cm width=360 cm folieType=mat complexity=eenvoudig: 428',
    ],
    [
      '6 cupboard doors of 0.6 x 2.4 m',
      'deuren length=2.4 width=360 cm folieType=mat complexity=eenvoudig: 428',
    ],
    [
      '8 kozijnen van 1,2 bij 1,5',
      'kozijnen length=1,5 width=960 cm folieType=effen complexity=begane-grond kozijnSides=dubbelzijdig: 6192',
    ],
    ['4 kasten van 2 x 0,9', 'meubel length=2 width=360 cm folieType=mat complexity=eenvoudig: 389'],
    // The doors are part of the cupboard.
    [
      'kast van 2 x 0,6 x 1,8 met 3 deuren',
      'meubel length=2 width=0,6 height=1,8 folieType=mat complexity=eenvoudig: 570',
    ],
    // A film by one of its names, and the shape of the fronts.
    [
      '14 fronten en 5 lades in leerlook',
      'keuken length=14 width=1 drawers=5 folieType=leatherlook complexity=eenvoudig: 2620',
    ],
    ['12 fronten in leerlook', 'keuken length=12 width=1 folieType=leatherlook complexity=eenvoudig: 1836'],
    ['12 fronten met kaders', 'keuken length=12 width=1 folieType=mat complexity=gemiddeld: 1591'],
    ['12 fronten met groeven', 'keuken length=12 width=1 folieType=mat complexity=gemiddeld: 1591'],
    [
      '12 shaker doors with frames and 4 drawers',
      'keuken length=12 width=1 drawers=4 folieType=mat complexity=gemiddeld: 1923',
    ],
    ['kitchen, 12 doors with grooves', 'keuken length=12 width=1 folieType=mat complexity=gemiddeld: 1591'],
    ['12 fronten met rondingen', 'keuken length=12 width=1 folieType=mat complexity=complex: 2203'],
    ['10 ramen 1 bij 1 privacyfolie', privacyWindows],
    ['10 ramen 1 bij 1 privacy folie', privacyWindows],
    ['privacyfolie, 10 ramen van 1 bij 1', privacyWindows],
    [
      'kozijn 1 x 2, buitenkant',
      'kozijnen length=2 width=1 folieType=effen complexity=begane-grond kozijnSides=enkelzijdig: 460',
    ],
    [
      'kozijn 1 x 2, binnen- en buitenkant',
      'kozijnen length=2 width=1 folieType=effen complexity=begane-grond kozijnSides=dubbelzijdig: 860',
    ],
    // Of wood are the frames, and not the film.
    [
      'houten kozijn van 1 bij 2',
      'kozijnen length=2 width=1 folieType=effen complexity=begane-grond kozijnSides=dubbelzijdig: 860',
    ],
    ['jacht 4 x 2 leer', 'jacht length=4 width=2 folieType=leatherlook complexity=eenvoudig: 8400'],
  ])('"%s"', (message, line) => {
    expect(understood(message)).toBe(line);
  });

  test.each([
    'wat kost een keuken',
    'keuken met 4 lades',
    'kast met 2 deuren en 3 lades',
    '1,2 x 1,5',
    'ramen',
    '3 ramen',
    'keuken van 3 x 4',
    'kast van 2 meter',
    '0 fronten in de keuken',
    'raam van 0 x 0',
    'raam van ,,, x ...',
    'kast van 9999999999 x 9999999999',
  ])('"%s" is not enough for a price', (message) => {
    expect(understood(message)).toBeUndefined();
  });
});

describe('eight frames of 1.2 by 1.5 m', () => {
  test.each([
    'kozijnen 8 ramen van 1,2 bij 1,5 beide kanten wat kost dat',
    'wat kosten 8 ramen van 1,2 bij 1,5 kozijnen',
    'ik heb 8 ramen met kozijnen van 120 bij 150 cm',
    '8 windows of 1.2 by 1.5 m window frames, both sides',
    '8 window frames of 1.2 by 1.5 m',
    '8 windows with frames of 1.2 by 1.5 m',
    'kozijn 8 x 1,2 bij 1,5',
    'kozijnen: 8x 1,2x1,5',
    'kozijnen, 8 stuks van 1,2 bij 1,5',
    'kozijnen 8 keer 1,2 bij 1,5',
  ])('%s', (message) => {
    expect(readChatProject(message)).toMatchObject({ pieces: 8, price: { amount: 6192 } });
  });

  test('of one side', () => {
    const project = readChatProject('8 windows of 1.2 by 1.5 m window frames, one side');
    expect(project).toMatchObject({ pieces: 8, price: { amount: 3312 } });
  });
});

test.each([
  ['raam 3 x 1,2 x 1,5', 648],
  ['2 deuren 2,1 x 0,9 x 0,04', 187],
  ['deur 210 x 90 x 4 cm', 150],
  ['deur 40 x 200 x 4 cm', 150],
])('"%s": of three numbers only a small whole one counts pieces', (message, amount) => {
  expect(readChatProject(message)?.price.amount).toBe(amount);
});

describe('each film that a room shows is read by its name', () => {
  const named = Object.values(roomFacts).flatMap(({ service, groups }) =>
    films
      .filter(({ group }) => groups.includes(group))
      .flatMap((film) =>
        languages.map((lang) => [film.name[lang], service, finishOf(film, service)] as const),
      ),
  );
  test.each(named)('%s for %s', (name, service, finish) => {
    const measured: Partial<Record<Service, string>> = { keuken: '12 fronten' };
    const message = `${serviceRows[service].label.nl} ${measured[service] ?? '1 x 2'}, ${name}`;
    expect(readChatProject(message)?.input.folieType).toBe(finish);
  });
});

test('reports which choices were assumed', () => {
  expect(readChatProject('keuken 12 fronten')?.assumed).toEqual(['folieType', 'complexity']);
  expect(readChatProject('keuken 12 fronten stoflook complex')?.assumed).toEqual([]);
  expect(readChatProject('kozijn 1 x 1 effen')?.assumed).toEqual(['complexity', 'kozijnSides']);
});

test.each([
  ['3 kozijnen van 1 x 2', 3],
  ['twee deuren van 2 x 0,9', 2],
  ['een deur van 2 x 0,9', 1],
  ['kozijnen van 1 x 2', 1],
  // Windows are counted by the calculator itself.
  ['3 ramen van 1 x 2', 1],
])('"%s": the price is of %s pieces', (message, pieces) => {
  expect(readChatProject(message)).toMatchObject({ pieces, perPiece: false });
});

test('of solid pieces, which no width can stand for, the price is for one', () => {
  expect(readChatProject('3 kasten van 2 x 0,6 x 1,8')).toMatchObject({
    pieces: 1,
    perPiece: true,
    price: { amount: 570 },
  });
});

test.each([
  ['raam 120 x 150', true],
  ['raam 1,2 x 150', true],
  ['raam 120 x 150 cm', false],
  ['raam 1,2 x 1,5', false],
])('"%s" is read as centimetres: %s', (message, centimetres) => {
  expect(readChatProject(message)?.centimetres).toBe(centimetres);
});

test.each<[string, Service | undefined]>([
  ['Doet u ook raamfolie?', 'raamfolie'],
  ['mijn kozijnen', 'kozijnen'],
  ['a boat', 'jacht'],
  ['front door', 'deuren'],
  ['keukendeuren', 'keuken'],
  ['keukentafel', 'meubel'],
  ['het kozijn van mijn raam', 'kozijnen'],
  ['een wand met kasten', 'meubel'],
  ['iets anders', undefined],
])('"%s" names %s', (message, service) => {
  expect(chatServiceOf(message)).toBe(service);
});

test('for any text it never throws, and a price is a valid one', () => {
  const words = fc.constantFrom(
    ...services,
    '12',
    'fronten',
    'x',
    ',',
    '1,5',
    'cm',
    '3 ramen',
    'kast',
    '\u0130',
    '٣ x ٤',
  );
  const message = fc.oneof(
    anyText,
    fc.array(fc.oneof(words, anyText), { maxLength: 12 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(message, (text) => {
      const project = readChatProject(text);
      if (project) expect(project.price.amount).toBeGreaterThanOrEqual(project.price.minimum);
    }),
    { numRuns: 2000 },
  );
});
