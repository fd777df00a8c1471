import { expect, test } from 'vitest';
import { enteredProject } from './entered-project.ts';
import { inputOf, measured } from './input.fixture.ts';
import type { PricedInput } from './services.ts';

const kitchen = inputOf('keuken', {
  ...measured('length=12 width=1'),
  folieType: 'mat',
  complexity: 'gemiddeld',
});
const frames = inputOf('kozijnen', {
  ...measured('length=1.5 width=120cm'),
  folieType: 'hout-look',
  complexity: 'eerste-etage',
  kozijnSides: 'enkelzijdig',
});

test.each<[string, PricedInput, 'nl' | 'en', string]>([
  [
    'a field that was left open is not there, and a constant one neither',
    kitchen,
    'nl',
    'Project: Keuken, Aantal fronten: 12, Soort folie: Mat, Moeilijkheid: Gemiddeld',
  ],
  [
    'lengths are in metres, as they are written in the language',
    frames,
    'nl',
    'Project: Kozijnen, Breedte: 1,2 m, Hoogte: 1,5 m, Soort folie: Hout-look, Verdieping: Eerste etage, Kanten: Enkelzijdig',
  ],
  [
    'in English',
    frames,
    'en',
    'Project: Window frames, Width: 1.2 m, Height: 1.5 m, Kind of film: Wood look, Floor: First floor, Sides: One side',
  ],
])('%s', (_, input, lang, said) => {
  const lines = enteredProject(input, lang).map(({ label, value }) => `${label}: ${value}`);
  expect(lines.join(', ')).toBe(said);
});
