import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';

type Explained = ErrorPayload['err'];

/**
 * An error as the page and the terminal show it: what is wrong, and in which file and line of the project. Mistakes in the content have no
 * stack trace.
 *
 * @param fixStack maps the lines of built modules to those of their sources
 */
export function explainError(thrown: unknown, fixStack: (error: Error) => void = () => {}): Explained {
  const error = withoutWrapping(thrown);
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  if (error.name === 'ContentMistakes') return inContentOnly(error);
  // Code that adds the content file to a message keeps the original error as the cause.
  const first = firstOf(error);
  fixStack(first);
  const { message, id, loc, frame, plugin } = error as Error & Partial<Explained>;
  const said = stripVTControlCharacters(message);
  const written = inContent(said);
  const place = written ?? ofClass(said) ?? inModule({ id, loc }) ?? inStack(first.stack);
  const shown = place && `${relative(process.cwd(), place.file)}:${place.line}`;
  return {
    message: !shown || said.includes(shown) ? said : `${shown}: ${said}`,
    // A stack trace does not help an editor whose content has a mistake.
    stack: written ? '' : ownFrames(first.stack),
    frame: frame && stripVTControlCharacters(frame),
    plugin,
    ...(place && { id: place.file, loc: { file: place.file, line: place.line, column: place.column ?? 1 } }),
  };
}

/** Eleventy wraps what a template throws, once or more. */
function withoutWrapping(error: unknown): unknown {
  const { originalError } = (error ?? {}) as { originalError?: unknown };
  return originalError ? withoutWrapping(originalError) : error;
}

function inContentOnly({ message }: Error): Explained {
  const place = inContent(message);
  return { message, stack: '', ...(place && { id: place.file, loc: { column: 1, ...place } }) };
}

function firstOf(error: Error): Error {
  return error.cause instanceof Error ? firstOf(error.cause) : error;
}

interface Place {
  file: string;
  line: number;
  column?: number;
}

/** The content error names its own place: `site/content/facts.yaml:12: …` */
function inContent(message: string): Place | undefined {
  const [, file, line] = /(?:^|\n)(site\/[^\s:]+):(\d+)/.exec(message) ?? [];
  return file ? { file: join(process.cwd(), file), line: Number(line) } : undefined;
}

/** Where the class without a rule is written. */
function ofClass(message: string): Place | undefined {
  const [, name] = /No style for: ([^\s,]+)/.exec(message) ?? [];
  if (!name) return undefined;
  const word = new RegExp(`(?<![^\\s"'\`])${name.replace(/[^\w]/g, '\\$&')}(?![^\\s"'\`])`);
  for (const root of ['site', 'widgets'])
    for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(path)) continue;
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      const index = lines.findIndex((line) => word.test(line));
      if (index >= 0) return { file: join(process.cwd(), root, path), line: index + 1 };
    }
  return undefined;
}

/** A module that does not compile. */
function inModule({ id, loc }: Partial<Explained>): Place | undefined {
  const file = loc?.file ?? id;
  return file && loc ? { file, line: loc.line, column: loc.column } : undefined;
}

/** The innermost function of the project. */
function inStack(stack = ''): Place | undefined {
  const [first] = ownFrames(stack).split('\n');
  const [, file, line, column] = /\(?([^\s()]+):(\d+):(\d+)\)?$/.exec(first ?? '') ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : undefined;
}

function ownFrames(stack = ''): string {
  const frames = stack.split('\n').filter((line) => /^\s*at /.test(line));
  return frames
    .filter((line) => /\/(?:site|widgets)\//.test(line) && !line.includes('/node_modules/'))
    .join('\n');
}
