import { cpSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';

/** Time limit for a later import, in ms. */
const importTimeout = 20_000;

/** Folder of the built chunks, and of their copies for a retry. */
const folders = { first: 'assets', second: 'again' } as const;

/**
 * Makes every dynamic import of a built chunk repeatable.
 *
 * Browsers remember that a module could not be fetched (Firefox and Safari always, Chromium in some versions). After one network failure,
 * an import of its address fails until the page is reloaded, and so does an import of any module that imports it. Each retry therefore uses
 * another address.
 *
 * A chunk that the entry imports, while nothing of it is loaded yet, comes from a second copy of all chunks, where no address has failed
 * before. A chunk that another chunk imports later is requested alone under a new address: its own imports are loaded already, and must not
 * be loaded twice.
 *
 * From the entry, the first try of what a visitor waits for also preloads the chunk's imports, so that all of them load in parallel. A
 * later import must not preload: the browser would remember a failed preload.
 */
export function retryImportsPlugin(): Plugin {
  return {
    name: 'wrappie-retry-imports',
    renderChunk(code, { fileName, name, imports }, _options, { chunks }) {
      const folder = posix.dirname(fileName);
      const isTop = folder === '.';
      let found = false;
      const rewritten = code.replace(/\bimport\((["'`])([^"'`]+)\1\)/g, (expression, _quote, specifier) => {
        const target = posix.join(folder, specifier);
        if (!chunks[target]) return expression;
        found = true;
        if (!isTop) return `importAgain(${JSON.stringify(`./${posix.relative(folder, target)}`)})`;
        const isUrgent = /\.(?:widget|early)$|^_early_/.test(chunks[target].name);
        const files = isUrgent ? filesOf(target, chunks) : new Set([target]);
        return `importAgain(${[...files].map((file) => JSON.stringify(posix.basename(file, '.js'))).join()})`;
      });
      if (!found) return null;
      if (isTop) return rewritten + importFromTop;
      const kit = imports.find((file) => chunks[file]?.name === kitName);
      if (kit) return `${rewritten}\nimport { importAgain } from './${posix.basename(kit)}';`;
      return rewritten + importPart + (name === kitName ? '\nexport { importAgain };' : '');
    },
    writeBundle({ dir }) {
      if (dir) cpSync(join(dir, folders.first), join(dir, folders.second), { recursive: true });
    },
  };
}

/** The chunk whose function every chunk that imports it anyway uses, so that visitors load it once. */
const kitName = 'kit';

type Chunks = Readonly<Record<string, { imports: readonly string[] }>>;

/** A chunk, and all chunks that it imports statically. */
function filesOf(name: string, chunks: Chunks, seen = new Set<string>()): Set<string> {
  if (chunks[name] && !seen.has(name)) {
    seen.add(name);
    for (const next of chunks[name].imports) filesOf(next, chunks, seen);
  }
  return seen;
}

/**
 * Code for the entry: imports the first file and preloads the others, by name. After any failure everything comes from the second copy: the kit of
 * one copy and a widget of the other would each load their own React. `var`, because code above it in the entry may already call the
 * function.
 */
const importFromTop = `
var tries = 0;
function importAgain(name, ...others) {
  const address = (name) => './' + (tries ? '${folders.second}' : '${folders.first}') + '/' + name + '.js';
  const named = tries ? [] : others.map((other) =>
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: new URL(address(other), import.meta.url) }),
    ),
  );
  return import(address(name) + (tries ? '?' + tries : '')).catch((error) => {
    tries++;
    throw error;
  }).finally(() => named.map((link) => link.remove()));
}`;

/** Code for the kit, and for each chunk without it that imports a chunk later. `var`, because code above it may already call the function. An import that is never answered counts as failed: a visitor may be waiting. */
const importPart = `
var failed;
function importAgain(path) {
  failed ??= {};
  const count = failed[path];
  const address = count ? path + '?' + count : path;
  return Promise.race([
    import(address),
    new Promise((_, reject) => setTimeout(reject, ${importTimeout}, new Error(path + ' does not answer.'))),
  ]).catch((error) => {
    failed[path] = -~count;
    throw error;
  });
}`;
