import { cpSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';

/** Folder of the built chunks, and of their copies for a second try. */
const folders = { first: 'assets', second: 'again' } as const;

/**
 * Makes every dynamic import of a built chunk one that can be tried again.
 *
 * Browsers remember a module that could not be fetched (Firefox and Safari always, Chromium in some versions): after one
 * tunnel, importing its address fails until the page is reloaded, and so does importing whatever imports it. So each further
 * try asks for another address. A chunk that is imported from the entry, with nothing of its own loaded yet, comes from a
 * second copy of all chunks, where no address has failed before; a later part asks for itself only, since what it imports
 * is there, and must not be there twice. From the entry, the first try also names what the chunk imports, so that all of it
 * comes side by side; a later part must not: what was named and failed would be remembered.
 */
export function retryImportsPlugin(): Plugin {
  return {
    name: 'wrappie-retry-imports',
    renderChunk(code, { fileName }, _options, { chunks }) {
      const folder = posix.dirname(fileName);
      const isTop = folder === '.';
      let found = false;
      const rewritten = code.replace(/\bimport\((["'`])([^"'`]+)\1\)/g, (expression, _quote, specifier) => {
        const target = posix.join(folder, specifier);
        if (!chunks[target]) return expression;
        found = true;
        const files = isTop ? filesOf(target, chunks) : new Set([target]);
        const paths = [...files].map((file) => `./${posix.relative(folder, file)}`);
        return `importAgain(${paths.map((path) => JSON.stringify(path)).join()})`;
      });
      return found ? `${rewritten}\n${isTop ? importFromTop : importPart}` : null;
    },
    writeBundle({ dir }) {
      if (dir) cpSync(join(dir, folders.first), join(dir, folders.second), { recursive: true });
    },
  };
}

type Chunks = Readonly<Record<string, { imports: readonly string[] }>>;

/** A chunk, and all that it imports without asking. */
function filesOf(name: string, chunks: Chunks, seen = new Set<string>()): Set<string> {
  if (chunks[name] && !seen.has(name)) {
    seen.add(name);
    for (const next of chunks[name].imports) filesOf(next, chunks, seen);
  }
  return seen;
}

/**
 * Stands in the entry: the first path is imported, all others are named beside it. Once anything has failed, all comes from
 * the second copy: the kit of one copy and the widget of the other would each bring a React of their own. `var`, since the
 * entry may import something at once, above it.
 */
const importFromTop = `
var tries = 0;
function importAgain(path, ...others) {
  const address = tries ? path.replace('/${folders.first}/', '/${folders.second}/') + '?' + tries : path;
  const named = tries ? [] : others.map((file) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, import.meta.url).href;
    return document.head.appendChild(link);
  });
  return import(address).catch((error) => {
    tries++;
    throw error;
  }).finally(() => named.map((link) => link.remove()));
}`;

/** Stands in each other chunk that imports something later. */
const importPart = `
const failed = {};
function importAgain(path) {
  const count = failed[path];
  const address = count ? path + '?' + count : path;
  return import(address).catch((error) => {
    failed[path] = -~count;
    throw error;
  });
}`;
