import { beforeAll, describe, expect, test } from 'vitest';
import { calculationFragment, readCalculation } from './domain/calculator/calculation-link.ts';
import { price } from './domain/calculator/price.ts';
import { explainPrice } from './domain/calculator/price-explanation.ts';
import { quoteFields } from './domain/calculator/quote-payload.ts';
import {
  emptyInput,
  type PricedInput,
  readService,
  type Service,
  serviceRows,
  services,
  withService,
} from './domain/calculator/services.ts';
import { readChatProject } from './domain/chat/chat-project.ts';
import { serviceWords } from './domain/chat/chat-project-words.ts';
import { readChosenFilm } from './domain/film/chosen-film.ts';
import { filmFinishes } from './domain/film/films.ts';
import { projectChoices, projectOfService } from './domain/request/contact-request.ts';
import { prerender } from './kit/prerender.tsx';
import { widget as priceCalculator } from './price-calculator/price-calculator.widget.ts';
import { serviceIcons } from './price-calculator/service-icons.ts';

/*
 * A service is one row in each of five tables. This test adds an eighth service, stairs, with its rows only. That the compiler asks for all
 * five rows is checked in tests/types/new-service.test.ts.
 */

const stairs = 'trap' as Service;

beforeAll(() => {
  services.push(stairs);
  const add = <T>(table: Readonly<Record<Service, T>>, row: T) => Object.assign(table, { [stairs]: row });
  add(serviceRows, {
    ...serviceRows.deuren,
    label: { nl: 'Trap', en: 'Stairs' },
    area: [
      { of: ['length', 'width'], times: 3 },
      { of: ['height'], each: 0.25 },
    ],
    rate: { enkelzijdig: 60, dubbelzijdig: 100 },
    multiplier: 1.5,
    minimum: 300,
  });
  add(serviceIcons, ['M4 20h4v-4h4v-4h4V8h4']);
  add(filmFinishes, { plain: 'mat' });
  add(serviceWords, {
    names: 'trap|trappen|stairs',
    lengths: ['length', 'width', 'height'],
    pieces: 'trappen',
  });
  add(projectOfService, 'overig');
});

const input = (): PricedInput => ({
  ...withService(emptyInput, stairs),
  projectType: stairs,
  length: '2',
  width: '1,5',
  height: '4',
  folieType: 'mat',
  complexity: 'gemiddeld',
  kozijnSides: 'enkelzijdig',
});

describe('a service with rows of its own', () => {
  test('is read from an address and offered in the form', () => {
    expect(readService('Trap')).toBe(stairs);
    const company = { name: '', phone: '', phoneInternational: '', email: '' };
    const html = prerender(priceCalculator, { attributes: { service: stairs }, lang: 'en', company });
    expect(html).toContain('Stairs');
    expect(html).toContain('M4 20h4v-4h4v-4h4V8h4');
    expect(html).toContain('Which sides?');
  });

  test('is priced by its rule, and never below its minimum', () => {
    // 3 × 2 × 1.5 + 4 × 0.25 = 10 m²; × € 60 × 1 × 1.3 × 1.5
    expect(price(input())).toMatchObject({ area: 10, rate: 60, calculated: 1170, amount: 1170 });
    expect(price({ ...input(), length: '0', height: '0' })).toMatchObject({ calculated: 0, amount: 300 });
    expect(price({ ...input(), kozijnSides: 'dubbelzijdig' }).rate).toBe(100);
  });

  test('is explained by the same rule', () => {
    const [area, rate, , , service] = explainPrice(input(), price(input()), 'nl');
    expect(area?.detail).toBe('3 × 2 m × 1,5 m + 4 m × 0,25 m²');
    expect(rate?.detail).toBe('Enkelzijdig');
    expect(service).toMatchObject({ detail: 'Trap', value: '× 1,5' });
  });

  test('has an address that opens the same calculation', () => {
    expect(calculationFragment(input())).toMatch(/^#trap\?length=2&width=1,5&height=4&/);
    expect(readCalculation(calculationFragment(input()))).toEqual(input());
  });

  test('is understood by the chat', () => {
    const project = readChatProject('Wat kosten 2 trappen van 2 x 1,5 x 4 m, enkelzijdig?');
    expect(project).toMatchObject({
      input: { ...input(), complexity: 'eenvoudig' },
      perPiece: true,
      assumed: ['folieType', 'complexity'],
    });
    expect(project?.price.amount).toBe(900);
  });

  test('offers the films that it works with', () => {
    expect(readChosenFilm({ film: 'WF-116', room: '' })?.finishes[stairs]).toBe('mat');
    expect(readChosenFilm({ film: 'WF-614', room: '' })?.finishes).not.toHaveProperty(stairs);
  });

  test('is sent by its name, and the quote form knows it', () => {
    const fields = new Map(
      quoteFields({
        customer: { name: 'Sam', email: 'sam@voorbeeld.nl', phone: '', message: '' },
        input: input(),
        estimatedPrice: 1170,
        photos: [],
        timestamp: new Date('2026-01-01T12:00:00Z'),
        reference: 'WR-TEST',
        page: 'https://www.voorbeeld.nl/',
      }),
    );
    expect(fields.get('projectType')).toBe('trap');
    expect(fields.get('_subject')).toContain('Offerteaanvraag Trap, vanaf € 1.170');
    expect(fields.get('message')).toContain('Projecttype: Trap');
    expect(projectChoices).toContain(projectOfService[stairs]);
  });
});
