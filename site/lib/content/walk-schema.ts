import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** A value of the content, with the schema that describes it. */
export interface Described {
  path: readonly PropertyKey[];
  value: unknown;
  schema: Schema;
}

/** Every value of a checked file, the innermost after those around it. */
export function* walkSchema(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<Described> {
  if (value === undefined) return;
  const bare = chosenFor(schema, value);
  yield { path, value, schema: bare };
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const described = schemaOf(bare, step);
    if (described) yield* walkSchema(described, inner, [...path, step]);
  }
}

/** The schema of the value at a path; undefined where the schema describes none. */
export function schemaAt(schema: Schema, value: unknown, path: readonly PropertyKey[]): Schema | undefined {
  const bare = chosenFor(schema, value);
  const [step, ...rest] = path;
  if (step === undefined) return bare;
  const inner = schemaOf(bare, step);
  return inner && schemaAt(inner, (value as Record<PropertyKey, unknown> | undefined)?.[step], rest);
}

/** The fields that an object with this schema may have. */
export function fieldsOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  return schema && isKind(schema, 'object') ? schema._zod.def.shape : {};
}

/** The schema without what makes it optional, and of several the one that fits the value. */
export function chosenFor(schema: Schema, value?: unknown): Schema {
  if (isKind(schema, 'optional') || isKind(schema, 'default') || isKind(schema, 'nullable'))
    return chosenFor(schema._zod.def.innerType, value);
  if (!isKind(schema, 'union')) return schema;
  const { options, discriminator } = schema._zod.def as z.core.$ZodUnionDef & { discriminator?: string };
  const fitting = options.find((option) =>
    discriminator ? isOfKind(option, discriminator, value) : hasFieldsOf(option, value),
  );
  return fitting ? chosenFor(fitting, value) : schema;
}

function schemaOf(schema: Schema, step: PropertyKey): Schema | undefined {
  if (isKind(schema, 'object')) return schema._zod.def.shape[String(step)];
  if (isKind(schema, 'array')) return schema._zod.def.element;
  return isKind(schema, 'record') ? schema._zod.def.valueType : undefined;
}

/** Whether the value names this option: `type: hero`. */
function isOfKind(option: Schema, discriminator: string, value: unknown): boolean {
  const literal = fieldsOf(option)[discriminator];
  const named = (value as Record<string, unknown> | null | undefined)?.[discriminator];
  return Boolean(literal && isKind(literal, 'literal') && literal._zod.def.values.includes(named as string));
}

/** Whether the value has every field that this option demands. */
function hasFieldsOf(option: Schema, value: unknown): boolean {
  const bare = chosenFor(option);
  if (!isKind(bare, 'object')) return typeof value !== 'object';
  const required = Object.entries(fieldsOf(bare)).filter(([, field]) => field._zod.optin === undefined);
  return (
    value !== null && typeof value === 'object' && required.every(([name]) => Object.hasOwn(value, name))
  );
}

interface Kinds {
  object: z.core.$ZodObject;
  array: z.core.$ZodArray;
  record: z.core.$ZodRecord;
  optional: z.core.$ZodOptional;
  default: z.core.$ZodDefault;
  nullable: z.core.$ZodNullable;
  union: z.core.$ZodUnion;
  literal: z.core.$ZodLiteral;
}

function isKind<K extends keyof Kinds>(schema: Schema, kind: K): schema is Kinds[K] {
  return schema._zod.def.type === kind;
}
