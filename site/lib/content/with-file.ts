import { readFileSync } from 'node:fs';

/**
 * Runs work on the content of a file. An error gets the name of the file, and the line with the words that its message quotes:
 * `{claims.warantyYears}`, `"kitchen-oka"`.
 */
export function withFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}${lineOf(file, message)}: ${message}`, { cause: error });
  }
}

function lineOf(file: string, message: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [quoted, inside] of message.matchAll(/\{[^{}]+\}|"([^"]+)"/g)) {
    const index = lines.findIndex((line) => line.includes(inside ?? quoted));
    if (index >= 0) return `:${index + 1}`;
  }
  return '';
}
