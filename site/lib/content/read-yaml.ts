import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { ContentMistakes } from './content-mistakes.ts';
import { explainIssues } from './explain-issues.ts';
import { explainYamlError } from './explain-yaml-error.ts';
import { nearestName, withRemedy } from './nearest-name.ts';
import { type PlaceOf, placesIn } from './yaml-lines.ts';

const contentFolder = 'site/content';

/**
 * Reads a YAML file and validates it with a schema.
 *
 * @param file path from the root of the project, as error messages should name it
 * @throws ContentMistakes naming the file and every wrong field, with its line
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  return parseYaml(readFileSync(file, 'utf8'), file, schema);
}

/** The same for text that was already read. */
export function parseYaml<T extends z.ZodType>(yaml: string, file: string, schema: T): z.infer<T> {
  const { value, included } = parsed(yaml, file);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const placeOf = placesIn(yaml, file, included);
  throw new ContentMistakes(explainIssues(result.error, { schema, value, placeOf }));
}

/** Where the values of a file are written, for mistakes that only other files show. */
export function placesOf(file: string): PlaceOf {
  const yaml = readFileSync(file, 'utf8');
  return placesIn(yaml, file, parsed(yaml, file).included);
}

interface Known {
  yaml: string;
  /** The text of the files that `!file` included, by path. */
  included: ReadonlyMap<string, string>;
  value: unknown;
}

/** Parsing is the slowest step of drawing a page, so a running server parses a file again only after a change. */
const known = new Map<string, Known>();

function parsed(yaml: string, file: string): Known {
  const before = known.get(file);
  if (before?.yaml === yaml && [...before.included].every(([path, text]) => textOf(path) === text))
    return before;
  const included = new Map<string, string>();
  const value = parseText(yaml, file, included);
  const read = { yaml, included, value };
  known.set(file, read);
  return read;
}

/** `!file terms.yaml` is replaced by the content of site/content/terms.yaml, so that two pages can share it. */
function parseText(yaml: string, file: string, included: Map<string, string>): unknown {
  // The parser replaces an error of a tag by its own, which names the place of the tag.
  let inside: ContentMistakes | undefined;
  const shared = {
    tag: '!file',
    resolve(name: string): unknown {
      const path = join(contentFolder, name);
      const text = textOf(path);
      if (text === undefined) throw new Error(missingFile(name));
      included.set(path, text);
      try {
        return parseText(text, path, included);
      } catch (error) {
        if (error instanceof ContentMistakes) inside = error;
        throw error;
      }
    },
  };
  try {
    return parse(yaml, { customTags: [shared] });
  } catch (error) {
    if (error instanceof YAMLParseError)
      throw inside ?? new ContentMistakes([explainYamlError(error, yaml, file)]);
    throw error;
  }
}

function missingFile(name: string): string {
  const files = readdirSync(contentFolder).filter((each) => each.endsWith('.yaml'));
  return withRemedy(`there is no file ${join(contentFolder, name)}`, nearestName(name, files));
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
