import type { z } from 'zod';
import type { Language } from '../../../widgets/domain/text.ts';
import { nameKinds } from '../../schema/name-kinds.ts';
import { isTextShape, richTexts } from '../../schema/text.ts';
import { fieldName } from './field-name.ts';
import type { KnownNames } from './known-names.ts';
import { placesOf } from './read-yaml.ts';
import { walkSchema } from './walk-schema.ts';
import { languageAt, wrongAttributes, wrongInText, wrongName } from './wrong-names.ts';
import type { PlaceOf } from './yaml-lines.ts';

/**
 * The names in a checked YAML file that do not exist: pictures, icons, pages, facts, films, widgets and their attributes.
 *
 * @returns one mistake a line, with file, line and field
 */
export function wrongNamesIn(file: string, schema: z.ZodType, content: unknown, known: KnownNames): string[] {
  let placeOf: PlaceOf | undefined;
  const say = (path: readonly PropertyKey[], wrong: string) => {
    // Only a file with a mistake is parsed again for its lines.
    placeOf ??= placesOf(file);
    return `${placeOf(path)}: ${fieldName(path)}${wrong}`;
  };
  return [...walkSchema(schema, content)].flatMap(({ path, value, schema: described }) => {
    if (isWidget(value))
      return wrongAttributes(value.tag, value.attributes).map(([name, wrong]) =>
        say([...path, 'attributes', name], wrong),
      );
    if (isText(value)) return richTexts.has(described) ? [] : unseenSigns(path, value, say);
    if (typeof value !== 'string') return [];
    const kind = nameKinds.get(described)?.kind;
    const wrong = [
      ...(kind ? wrongName(kind, value, known) : []),
      ...wrongInText(value, languageAt(path), known),
    ];
    return wrong.map((reason) => say(path, reason));
  });
}

/** Links and stress in a text that shows them as they are written. */
function unseenSigns(
  path: readonly PropertyKey[],
  text: Readonly<Record<string, string>>,
  say: (path: readonly PropertyKey[], wrong: string) => string,
): string[] {
  return Object.entries(text).flatMap(([lang, words]) =>
    /\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*/.test(words)
      ? [
          say(
            [...path, lang],
            'no links or stress can stand here; put them in a paragraph, an answer or a button',
          ),
        ]
      : [],
  );
}

function isText(value: unknown): value is Readonly<Record<string, string>> {
  return (
    value !== null && typeof value === 'object' && !Array.isArray(value) && isTextShape(Object.keys(value))
  );
}

/** The same for an article's text. */
export function wrongNamesInMarkdown(
  file: string,
  markdown: string,
  lang: Language,
  known: KnownNames,
): string[] {
  return markdown.split('\n').flatMap((line, index) => {
    const pictures = [...line.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)];
    const words = line.replace(/!\[[^\]]*\]\([^)]*\)/g, '');
    const wrong = [
      ...pictures.flatMap(([, id]) => wrongName('picture', id!, known)),
      ...wrongInText(words, lang, known),
    ];
    return wrong.map((reason) => `${file}:${index + 1}: ${reason}`);
  });
}

function isWidget(value: unknown): value is { tag: string; attributes: Record<string, string> } {
  return value !== null && typeof value === 'object' && 'tag' in value && 'attributes' in value;
}
