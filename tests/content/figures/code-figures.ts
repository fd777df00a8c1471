import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type Figure, findFigures, plainly } from './find-figures.ts';
import { harmlessBecause } from './harmless.ts';

/** A figure that is typed in a text of the code. */
export interface CodeFigure {
  figure: Figure;
  file: string;
  text: string;
}

const root = join(import.meta.dirname, '../../..');
const folders =
  '{widgets,site/{sections,parts,layouts,templates,films,partner-page,partners,lib,embed}}/**/*.{ts,tsx}';

/** No visitor reads what tests, tools and messages for developers say. */
const unread =
  /\.(?:test|fixture|examples|model|isolated|cli)\.|\/(?:build|theme|element|pictures|rooms|launch|claims|headers|share)\/|new-page/;

/** Every figure in the texts of the widgets and of the site's components. */
export function codeFigures(): CodeFigure[] {
  const files = globSync(folders, { cwd: root }).filter((file) => !unread.test(file));
  return files.sort().flatMap((file) =>
    textsIn(file).flatMap((text) =>
      findFigures(text, writtenIn(text))
        .filter((figure) => claims(figure, text) && !harmlessBecause(figure, text))
        .map((figure) => ({ figure, file, text })),
    ),
  );
}

/** The text alone does not say its language, but its numbers do. */
function writtenIn(text: string): 'nl' | 'en' {
  return /\d\.\d(?!\d\d)|\d,\d{3}/.test(text) ? 'en' : 'nl';
}

/** A bare number in code is a setting more often than a claim: it counts before a noun only. */
function claims(figure: Figure, text: string): boolean {
  return figure.kind !== 'count' || /^\+? \p{L}{3}/u.test(text.slice(figure.end));
}

/** The texts of a file: what has words and a space, and is no style. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, value, name } = node as { type?: string; value?: unknown; name?: { name?: string } };
    if (type === 'JSXAttribute' && /^(?:className|sizes|style|d|viewBox)$/.test(`${name?.name}`)) return;
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return;
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value);
    if (type === 'TemplateElement') texts.push((value as { cooked?: string }).cooked ?? '');
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return texts
    .filter((text) => /\p{L}{2}/u.test(text) && /[\s\u00a0]/.test(text) && !isStyle(text))
    .map(plainly);
}

function isStyle(text: string): boolean {
  return (
    /[{};]|\b(?:rem|px|vw|ms|deg)\b|gradient|cubic-bezier|calc\(|https?:\/\//.test(text) ||
    /(?:^|\s)-?[a-z]+(?::[a-z]+)*-\[?[\d.]+/.test(text)
  );
}
