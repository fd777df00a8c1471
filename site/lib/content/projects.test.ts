import { describe, expect, it } from 'vitest';
import { type Project, projects as schema } from '../../schema/projects.ts';
import { contextOf } from '../context.fixture.ts';
import { fill, placeholdersFrom } from './localise.ts';
import { loadProjects, projectOf, quotedProjects } from './projects.ts';

const kitchen: Project = {
  place: 'Delft',
  job: 'keuken length=8 drawers=4',
  film: { nl: 'mat antraciet', en: 'matt anthracite' },
  days: 1.5,
};
const projects = {
  kitchen,
  desk: { ...kitchen, days: 0.5, job: 'meubel length=1.6 width=0.8' },
  cutter: {
    place: 'Lemmer',
    film: kitchen.film,
    weeks: 2,
    boat: { name: 'Meeuw', kind: { nl: 'Kotter', en: 'Cutter' }, metres: 12.5, year: 1998 },
  },
};
const told = (name: keyof typeof projects, lang: 'nl' | 'en') =>
  projectOf(contextOf('/', lang, { projects }), name);
const plain = (words: string | undefined) => words?.replace(/\u00a0/g, ' ');

describe('a project on a card', () => {
  it('has its price from the calculator', () => {
    expect(plain(told('kitchen', 'nl').price)).toBe('8 fronten en 4 lades, vanaf € 1.071');
    expect(plain(told('kitchen', 'en').price)).toBe('8 fronts and 4 drawers, from €1,071');
  });

  it('opens in the calculator', () => {
    expect(told('kitchen', 'nl').calculation).toBe(
      '/prijscalculator#keuken?length=8&drawers=4&folieType=mat&complexity=eenvoudig',
    );
  });

  it.each([
    ['desk', 'Een halve dag', 'Half a day'],
    ['kitchen', '1,5 dag', '1.5 days'],
    ['cutter', '2 weken', '2 weeks'],
  ] as const)('says how long it took (%s)', (name, nl, en) => {
    expect(plain(told(name, 'nl').duration)).toBe(nl);
    expect(plain(told(name, 'en').duration)).toBe(en);
  });

  it('begins its film with a capital', () => {
    expect(told('kitchen', 'en').film).toBe('Matt anthracite');
  });

  it('may be a boat, without a job that can be priced', () => {
    expect(told('cutter', 'nl')).toMatchObject({
      price: undefined,
      calculation: undefined,
      boat: { name: 'Meeuw', facts: 'Kotter, 12,5 meter, 1998' },
    });
  });

  it('must exist', () => {
    expect(() => projectOf(contextOf('/', 'nl', { projects }), 'shed')).toThrow('"shed"');
  });
});

it.each([
  [
    '{projects.kitchen.place}, {projects.kitchen.size}: € {projects.kitchen.price}',
    'Delft, 8 fronten en 4 lades: € 1.071',
  ],
  ['{projects.kitchen.film} in {projects.kitchen.duration}', 'mat antraciet in 1,5 dag'],
  ['{projects.kitchen.area} m²', '8,4 m²'],
])('a text quotes it: %s', (text, filled) => {
  expect(fill(text, placeholdersFrom(quotedProjects(projects), 'nl'))).toBe(filled);
});

it('takes days or weeks, not both', () => {
  expect(schema.safeParse({ kitchen: { ...kitchen, weeks: 2 } }).success).toBe(false);
});

it('all can be read and priced', () => {
  expect(Object.keys(loadProjects()).length).toBeGreaterThan(0);
});
