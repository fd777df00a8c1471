import type { z } from 'zod';
import { languages } from '../../widgets/domain/text.ts';
import { chosenFor, fieldsOf } from '../lib/content/walk-schema.ts';
import { type NameKind, nameKinds } from '../schema/name-kinds.ts';
import { isTextShape, richTexts } from '../schema/text.ts';

type Schema = z.core.$ZodType;

/** What a field may hold. */
export type Wanted =
  | NameKind
  | 'text'
  | 'rich-text'
  | 'words'
  | 'number'
  | 'yes-no'
  | 'group'
  | { list: Wanted }
  | { oneOf: readonly string[] };

/** A field of a section, as the schema describes it. */
export interface Field {
  /** `benefits › title`: the fields around it, and its own name. */
  path: string;
  required: boolean;
  wanted: Wanted;
}

/** All fields that a section can have, the inner ones after the field that holds them. */
export function describeFields(schema: Schema, around: readonly string[] = []): Field[] {
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]): Field[] => {
    if (isLiteral(field)) return [];
    const path = [...around, name];
    const inner = innermost(field);
    return [
      { path: path.join(' › '), required: field._zod.optin === undefined, wanted: wantedBy(field) },
      ...(isText(inner) ? [] : describeFields(inner, path)),
    ];
  });
}

/** The name kind of a field may be that of the schema inside `optional()`. */
function wantedBy(field: Schema): Wanted {
  const bare = chosenFor(field);
  const kind = nameKinds.get(bare)?.kind;
  if (kind) return kind;
  const { def } = bare._zod;
  if (def.type === 'array') return { list: wantedBy((def as z.core.$ZodArrayDef).element) };
  if (def.type === 'enum') return { oneOf: Object.values((def as z.core.$ZodEnumDef).entries).map(String) };
  if (isText(bare)) return richTexts.has(bare) ? 'rich-text' : 'text';
  if (def.type === 'object' || def.type === 'record') return 'group';
  if (def.type === 'number' || def.type === 'int') return 'number';
  return def.type === 'boolean' ? 'yes-no' : 'words';
}

function innermost(field: Schema): Schema {
  const bare = chosenFor(field);
  return bare._zod.def.type === 'array' ? innermost((bare._zod.def as z.core.$ZodArrayDef).element) : bare;
}

function isText(schema: Schema): boolean {
  const keys = Object.keys(fieldsOf(schema));
  return keys.length === languages.length && isTextShape(keys);
}

function isLiteral(field: Schema): boolean {
  return field._zod.def.type === 'literal';
}
