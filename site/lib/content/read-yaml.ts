import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { explainIssues } from './explain-issues.ts';
import { linesOf } from './yaml-lines.ts';

/**
 * Reads a YAML file and validates it with a schema.
 *
 * @param file path from the root of the project, as error messages should name it
 * @throws Error naming the file and every wrong field, with its line
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  return parseYaml(readFileSync(file, 'utf8'), file, schema);
}

/** The same for text that was already read. */
export function parseYaml<T extends z.ZodType>(yaml: string, file: string, schema: T): z.infer<T> {
  const result = schema.safeParse(parsed(yaml, file));
  if (!result.success) throw new Error(explainIssues(file, result.error, linesOf(yaml)));
  return result.data;
}

interface Known {
  yaml: string;
  /** The text of the files that `!file` included, by path. */
  included: ReadonlyMap<string, string>;
  value: unknown;
}

/** Parsing is the slowest step of drawing a page, so a running server parses a file again only after a change. */
const known = new Map<string, Known>();

function parsed(yaml: string, file: string): unknown {
  const before = known.get(file);
  if (before?.yaml === yaml && [...before.included].every(([path, text]) => textOf(path) === text))
    return before.value;
  const included = new Map<string, string>();
  try {
    const value: unknown = parse(yaml, { customTags: [sharedWords(included)] });
    known.set(file, { yaml, included, value });
    return value;
  } catch (error) {
    const line = error instanceof YAMLParseError ? `:${error.linePos?.[0].line}` : '';
    throw new Error(`${file}${line}: ${error instanceof Error ? error.message : error}`);
  }
}

/** `!file terms.yaml` is replaced by the content of site/content/terms.yaml, so that two pages can share it. */
function sharedWords(included: Map<string, string>) {
  return {
    tag: '!file',
    resolve(name: string): unknown {
      const path = join('site/content', name);
      const text = readFileSync(path, 'utf8');
      included.set(path, text);
      return parse(text);
    },
  };
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
