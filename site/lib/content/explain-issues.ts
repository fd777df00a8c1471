import type { z } from 'zod';
import { languages } from '../../../widgets/domain/text.ts';
import { isTextShape } from '../../schema/text.ts';
import { fieldName } from './field-name.ts';
import { nearestName, similarName, withRemedy } from './nearest-name.ts';
import { fieldsOf, schemaAt } from './walk-schema.ts';
import type { PlaceOf } from './yaml-lines.ts';

type Issue = z.core.$ZodIssue;

/** What was checked: the schema, the value, and where its parts are written. */
interface Checked {
  schema: z.core.$ZodType;
  value: unknown;
  placeOf: PlaceOf;
}

/** The mistakes of a file, one each: the place, the field, what is wrong, and what would be right. */
export function explainIssues({ issues }: { issues: readonly Issue[] }, checked: Checked): string[] {
  const missing = issues.filter((issue) => isMissing(issue, checked)).map(({ path }) => path);
  const mistyped = issues.flatMap((issue) => (isUnknownKey(issue) ? mistypedKeys(issue, missing) : []));
  return issues.flatMap((issue) => {
    // A mistyped field is one mistake, not one too many and one too few.
    if (mistyped.some(({ meant }) => samePath(meant, issue.path))) return [];
    const { placeOf } = checked;
    if (!isUnknownKey(issue))
      return [`${placeOf(issue.path)}: ${fieldName(issue.path)}${explained(issue, checked)}`];
    return issue.keys.map((key) => {
      const meant = mistyped.find(({ path }) => samePath(path, [...issue.path, key]))?.meant.at(-1);
      const remedy = meant
        ? `did you mean "${String(meant)}"?`
        : nearestName(key, Object.keys(fieldsOf(schemaAt(checked.schema, checked.value, issue.path))));
      return `${placeOf([...issue.path, key])}: ${fieldName(issue.path)}${withRemedy(`unknown key "${key}"`, remedy)}`;
    });
  });
}

type UnknownKey = z.core.$ZodIssueUnrecognizedKeys;

function isUnknownKey(issue: Issue): issue is UnknownKey {
  return issue.code === 'unrecognized_keys';
}

function isMissing({ code, path }: Issue, { value }: Checked): boolean {
  return code === 'invalid_type' && valueAt(value, path) === undefined;
}

/** Unknown fields that resemble a missing one beside them. */
function mistypedKeys({ path, keys }: UnknownKey, missing: readonly (readonly PropertyKey[])[]) {
  const beside = missing
    .filter((each) => samePath(each.slice(0, -1), path))
    .map((each) => String(each.at(-1)));
  return keys.flatMap((key) => {
    const meant = similarName(key, beside);
    return meant ? [{ path: [...path, key], meant: [...path, meant] }] : [];
  });
}

function samePath(a: readonly PropertyKey[], b: readonly PropertyKey[]): boolean {
  return a.length === b.length && a.every((step, index) => String(step) === String(b[index]));
}

function explained(issue: Issue, { schema, value }: Checked): string {
  const found = valueAt(value, issue.path);
  if (issue.code === 'invalid_union' && 'options' in issue) {
    const types = (issue.options as string[]).toSorted();
    const wrong = found === undefined ? 'missing' : `no section type is called "${found}"`;
    return `${wrong}; ${nearestName(String(found), types)}${gallery}`;
  }
  return reasonOf(issue, found, () => schemaAt(schema, value, issue.path));
}

const gallery = ' (/workbench/sections shows each of them)';

function reasonOf(issue: Issue, found: unknown, described: () => z.core.$ZodType | undefined): string {
  if (issue.code === 'invalid_value') {
    const possible = issue.values.map(String);
    return found === undefined
      ? `missing; ${nearestName('', possible)}`
      : withRemedy(`${shown(found)} is not possible here`, nearestName(String(found), possible));
  }
  if (issue.code === 'invalid_type') {
    const isText = isTextShape(Object.keys(fieldsOf(described())));
    const last = issue.path.at(-1);
    const isTranslation = languages.some((lang) => lang === last);
    const wanted = isText ? twoLanguages : (wantedTypes[issue.expected] ?? issue.expected);
    if (found === undefined)
      return isTranslation ? `missing translation (${String(last)})` : `missing: should be ${wanted}`;
    return `should be ${wanted}, is ${shown(found)}`;
  }
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `has ${(found as unknown[]).length}, should have at least ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `has ${(found as unknown[]).length}, should have at most ${issue.maximum}`;
  if (issue.code === 'invalid_format')
    return `${shown(found)} is not right: ${formats[issue.format] ?? issue.message.replace(/^Invalid string: /, '')}`;
  return issue.message;
}

const twoLanguages = `{ ${languages.map((lang) => `${lang}: "…"`).join(', ')} }`;

const wantedTypes: Readonly<Record<string, string>> = {
  string: 'a text (put quotes around it)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (each item on a line that begins with a hyphen)',
  object: 'a group of fields',
  record: 'a group of fields',
};

const formats: Readonly<Record<string, string>> = {
  url: 'write a whole address, https://…',
  email: 'write an e-mail address',
  date: 'write a date as 2025-03-31',
};

function shown(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? `"${value}"` : String(value);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );
}
