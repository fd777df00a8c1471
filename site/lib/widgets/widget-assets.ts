import { existsSync, readFileSync } from 'node:fs';

const manifestFile = 'dist/.vite/manifest.json';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

export type WidgetManifest = Record<string, Chunk>;

/** Addresses of the scripts that the widgets of a page's first screen need, each once. */
export interface FirstScripts {
  /** What answers a visitor before React. */
  early: string[];
  /** What hydrates the widgets without an early part. React is not among it where an early part is: both would arrive late. */
  hydrating: string[];
}

/**
 * Scripts that the widgets of a page's first screen need to answer their visitor.
 *
 * @throws Error when the widgets have not been built (except in unit tests), or a tag is not among them
 */
export function firstScripts(tags: readonly string[], manifest = readManifest()): FirstScripts {
  const early = new Set<string>();
  const hydrating = new Set<string>();
  for (const tag of tags) {
    const key = manifest && earlyChunk(tag, manifest);
    if (key) for (const file of reached(key, manifest)) early.add(`/${file}`);
    else for (const file of widgetAssets(tag, manifest)) hydrating.add(file);
  }
  return { early: [...early], hydrating: [...hydrating].filter((file) => !early.has(file)) };
}

/** The key of the early part of a widget in the manifest. */
export function earlyChunk(tag: string, manifest: Record<string, unknown>): string | undefined {
  const name = tag.replace(/^wrap-/, '');
  const key = `widgets/${name}/${name}.early.ts`;
  return manifest[key] ? key : undefined;
}

/**
 * Scripts that a widget needs to be hydrated, in loading order, for `<link rel="modulepreload">`.
 *
 * @throws Error when the widgets have not been built (except in unit tests), or the tag is not among them
 */
export function widgetAssets(tag: string, manifest = readManifest()): string[] {
  if (!manifest) return [];
  const name = tag.replace(/^wrap-/, '');
  const key = `widgets/${name}/${name}.widget.ts`;
  if (!manifest[key])
    throw new Error(`No script for <${tag}> in ${manifestFile}: is it in widgets/entries.ts?`);
  return [...reached(key, manifest)].map((file) => `/${file}`);
}

/** The script of a page that takes part in delivery, and its imports. */
export function deliveryScripts(
  page: 'courier/courier-page' | 'tab/receipt-page',
  manifest = readManifest(),
): { entry: string; imports: string[] } {
  const { file = '', imports = [] } = manifest?.[`widgets/adapters/${page}.ts`] ?? {};
  return { entry: `/${file}`, imports: imports.map((key) => `/${manifest?.[key]?.file}`) };
}

/** The script of the price sheet, which `/prijsblad` starts itself, and its imports. */
export function priceSheetScripts(manifest = readManifest()): string[] {
  if (!manifest) return [];
  return [...reached('widgets/price-calculator/price-sheet.part.ts', manifest)].map((file) => `/${file}`);
}

function* reached(key: string, manifest: WidgetManifest, seen = new Set<string>()): Generator<string> {
  const chunk = manifest[key];
  if (!chunk || chunk.isEntry || seen.has(key)) return;
  seen.add(key);
  yield chunk.file;
  for (const next of chunk.imports ?? []) yield* reached(next, manifest, seen);
}

let known: WidgetManifest | undefined;

/** Replaces the manifest that the build of the widgets writes, for a server that builds nothing. */
export function useManifest(manifest: WidgetManifest): void {
  known = manifest;
}

function readManifest(): WidgetManifest | undefined {
  if (!known && existsSync(manifestFile)) known = JSON.parse(readFileSync(manifestFile, 'utf8'));
  if (!known && !process.env.VITEST) throw new Error(`${manifestFile} is missing: build the widgets first`);
  return known;
}
