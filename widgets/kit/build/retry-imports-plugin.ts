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
 * later import must not preload: the browser would remember a failed preload. Each name takes bytes of a script that every page loads, so
 * a widget that does not answer early only preloads what all widgets import, which is the most of it.
 */
export function retryImportsPlugin(): Plugin {
  return {
    name: 'wrappie-retry-imports',
    renderChunk(code, { fileName, name, imports }, _options, { chunks }) {
      const folder = posix.dirname(fileName);
      const isTop = folder !== folders.first;
      let found = false;
      const rewritten = code.replace(/\bimport\((["'`])([^"'`]+)\1\)/g, (expression, _quote, specifier) => {
        const target = posix.join(folder, specifier);
        if (!chunks[target]) return expression;
        found = true;
        if (!isTop) return `importAgain(${JSON.stringify(`./${posix.relative(folder, target)}`)})`;
        const files = [target, ...preloadsOf(target, chunks)].map((file) => posix.basename(file, '.js'));
        return `importAgain(" ${files.join(' ')}")`;
      });
      if (!found) return null;
      if (isTop) {
        if (!/\bscriptAddress =/.test(code)) this.error(`${fileName} does not know its own address`);
        return (
          rewritten.replace(picking, '() => importAgain("$1 $2")') +
          importFromTop(posix.relative(folder, '.'))
        );
      }
      const kit = imports.find((file) => chunks[file]?.name === kitName);
      if (kit) return `${rewritten}\nimport { importAgain } from './${posix.basename(kit)}';`;
      return rewritten + importPart + (name === kitName ? '\nexport { importAgain };' : '');
    },
    writeBundle({ dir }) {
      if (dir) cpSync(join(dir, folders.first), join(dir, folders.second), { recursive: true });
    },
  };
}

/** A function that only loads one export of a chunk, as `entries-plugin.ts` writes it. */
const picking = /async \(\) => \{\s*const \{ (\w+) \} = await importAgain\(" ([^"]*)"\);\s*return \1;\s*\}/g;

/** The chunk whose function every chunk that imports it anyway uses, so that visitors load it once. */
const kitName = 'kit';

type Chunks = Readonly<Record<string, { name: string; imports: readonly string[] }>>;

/** The chunks to load in parallel with one that the entry imports. */
function preloadsOf(target: string, chunks: Chunks): string[] {
  const { name } = chunks[target]!;
  if (!/\.(?:widget|early)$|^_early_/.test(name)) return [];
  const files = [...filesOf(target, chunks)].slice(1);
  const all = Object.values(chunks);
  if (!name.endsWith('.widget') || all.some((other) => other.name === name.replace('.widget', '.early')))
    return files;
  const widgets = Object.keys(chunks).filter((file) => chunks[file]!.name.endsWith('.widget'));
  return files.filter((file) => widgets.every((widget) => filesOf(widget, chunks).has(file)));
}

/** A chunk, and all chunks that it imports statically. */
function filesOf(name: string, chunks: Chunks, seen = new Set<string>()): Set<string> {
  if (chunks[name] && !seen.has(name)) {
    seen.add(name);
    for (const next of chunks[name].imports) filesOf(next, chunks, seen);
  }
  return seen;
}

/**
 * Code for the entry. In one text, because many short ones take more bytes: the export that is wanted, if not the whole module, the file to
 * import, and the files to preload. After any failure everything comes from the second copy: the kit of
 * one copy and a widget of the other would each load their own React. Addresses are absolute, from the entry's `script-address.ts`: a
 * classic script of another origin resolves none. `var`, because code above it in the entry may already call the function.
 *
 * @param root path from the entry's folder to that of all files
 */
const importFromTop = (root: string) => `
var tries = 0;
function importAgain(names) {
  const [wanted, name, ...others] = names.split(' ');
  const address = (name) => new URL(${root ? `'${root}/' + ` : ''}(tries ? '${folders.second}' : '${folders.first}') + '/' + name + '.js', scriptAddress).href;
  const named = tries ? [] : others.map((other) =>
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address(other) }),
    ),
  );
  return import(address(name) + (tries ? '?' + tries : '')).then((found) => found[wanted] ?? found, (error) => {
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
