import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, schemaAt, walkSchema } from './walk-schema.ts';

const name = z.string();
const schema = z.strictObject({
  list: z.array(z.strictObject({ name: name.optional() })).default([]),
  byKey: z.record(z.string(), name),
  part: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('a'), name }),
    z.strictObject({ type: z.literal('b'), other: z.number() }),
  ]),
  either: z.union([z.strictObject({ to: name }), z.strictObject({ children: z.array(name) })]),
});
const value = {
  list: [{}, { name: 'one' }],
  byKey: { key: 'two' },
  part: { type: 'a', name: 'three' },
  either: { children: ['four'] },
};

it('finds the schema of every value, also in what is optional, listed, or one of several', () => {
  const found = [...walkSchema(schema, value)].filter(({ schema: described }) => described === name);
  expect(found.map(({ path, value: at }) => `${path.join('.')}=${at}`)).toEqual([
    'list.1.name=one',
    'byKey.key=two',
    'part.name=three',
    'either.children.0=four',
  ]);
});

it('says which fields are possible at a place', () => {
  expect(Object.keys(fieldsOf(schemaAt(schema, value, ['part'])))).toEqual(['type', 'name']);
  expect(Object.keys(fieldsOf(schemaAt(schema, value, ['list', 5])))).toEqual(['name']);
  expect(fieldsOf(schemaAt(schema, value, ['list', 1, 'name']))).toEqual({});
});
