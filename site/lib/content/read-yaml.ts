import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { explainIssues } from './explain-issues.ts';

/**
 * A YAML file as its schema says it is.
 *
 * @param file path from the root of the project, as errors should name it
 * @throws Error naming the file and every wrong field
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  return parseYaml(readFileSync(file, 'utf8'), file, schema);
}

/** The same for text that is already read. */
export function parseYaml<T extends z.ZodType>(yaml: string, file: string, schema: T): z.infer<T> {
  const result = schema.safeParse(parsed(yaml, file));
  if (!result.success) throw new Error(explainIssues(file, result.error));
  return result.data;
}

/** `!file terms.yaml` stands for what site/content/terms.yaml holds: for words that two pages share. */
const shared = {
  tag: '!file',
  resolve: (name: string) => parse(readFileSync(join('site/content', name), 'utf8')) as unknown,
};

function parsed(yaml: string, file: string): unknown {
  try {
    return parse(yaml, { customTags: [shared] });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
