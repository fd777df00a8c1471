import { expect, test } from 'vitest';
import { readVisit } from '../../domain/visit.ts';
import { visitFields } from '../../domain/visit-fields.ts';
import { allowedFields } from './protocol.ts';

test('the courier carries every field of a visit', () => {
  const visit = readVisit(
    new URL('https://a.example/?utm_source=1&utm_medium=2&utm_campaign=3&utm_term=4&utm_content=5&gclid=6'),
    'https://b.example/',
  );
  const names = visitFields({ first: visit, last: visit }).map(([name]) => name);
  expect(names).toHaveLength(14);
  expect(names.filter((name) => !allowedFields.has(name))).toEqual([]);
});
