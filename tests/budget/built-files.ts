import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { earlyBundleLimit } from '../../site/lib/widgets/early-bundles.ts';
import { earlyChunk } from '../../site/lib/widgets/widget-assets.ts';
import { entries } from '../../widgets/entries.ts';
import { inEarlyBundle } from '../../widgets/kit/build/early-bundle-plugin.ts';
import { earlyPrefix } from '../../widgets/kit/build/early-module.ts';
import { usualScriptLimit } from '../../widgets/kit/entry.ts';
import type { BudgetLine } from './budget.ts';
import type { CompressedSizes } from './compressed-sizes.ts';

const kb = 1024;

/** The budgets that can be measured on the built files. */
export async function builtBudgets(dist: string, sizes: CompressedSizes): Promise<BudgetLine[]> {
  const [ofPages, ofScripts] = await Promise.all([pages(dist, sizes), scripts(dist, sizes)]);
  return [...ofPages, ...ofScripts, ...fonts(dist)];
}

function pages(dist: string, sizes: CompressedSizes): Promise<BudgetLine[]> {
  const files = globSync(`${dist}/**/*.html`).filter((file) => !file.includes('workbench'));
  return Promise.all(
    files.sort().map(async (file): Promise<BudgetLine> => {
      const name = relative(dist, file);
      const isHome = name === 'index.html' || name === 'en.html';
      const actual = await sizes.of(file);
      return { what: `page ${name}`, actual, limit: (isHome ? 20 : 14) * kb, unit: 'bytes' };
    }),
  );
}

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

async function scripts(dist: string, sizes: CompressedSizes): Promise<BudgetLine[]> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const size = async (keys: Iterable<string>) => {
    const each = await Promise.all([...keys].map((key) => sizes.of(join(dist, manifest[key]?.file ?? ''))));
    return each.reduce((sum, bytes) => sum + bytes, 0);
  };
  const entry = closure(manifest, ['widgets/index.ts']);
  const kit = (manifest['widgets/index.ts']?.dynamicImports ?? []).filter(
    // Visits are stored when a widget is used, and old photos are deleted where there are any.
    (key) => !/\.(?:widget|early)\.ts$|^early:|\/doctor\/|adapters\/(pictures|visits)\.ts$/.test(key),
  );
  const widgets = entries.map(({ meta }) => chunkOf(meta.tag));
  /** Some builds of our tests have no early parts. */
  const hasEarly = Object.keys(manifest).some((key) => key.endsWith('.early.ts'));
  /** The early part of a widget, without fragments that our own pages hold. */
  const earlyFor = (tag: string) => `${earlyChunk(tag, manifest)}`;
  /** The largest of these chunks: of those that differ by language, a visitor loads one. */
  const largest = async (isOne: (key: string) => boolean) => {
    const keys = Object.keys(manifest).filter(isOne);
    const sized = await Promise.all(keys.map(async (key) => ({ key, bytes: await size([key]) })));
    return sized.sort((one, other) => other.bytes - one.bytes)[0]?.key ?? '';
  };
  /** The fragments of a widget with their CSS, for a page that does not hold them. */
  const fragmentsFor = (tag: string) =>
    largest((key) => key.startsWith(`${earlyPrefix}${tag.replace('wrap-', '')}.`));
  const loadedFor = (widget: string, more: readonly string[] = []) =>
    closure(manifest, ['widgets/index.ts', ...kit, widget, ...more]);
  const storage = [...Object.keys(manifest)].filter((key) => key.endsWith('store-photo.ts'));
  const visualiser = loadedFor(chunkOf('wrap-film-visualiser'));
  const studio = closure(manifest, [
    'widgets/film-visualiser/photo/photo-studio.part.ts',
    await largest((key) => /\/photo-studio\.\w+\.copy\.ts$/.test(key)),
  ]);
  const early = closure(manifest, [
    'widgets/adapters/courier/courier-page.ts',
    ...widgets.flatMap((widget) => [...loadedFor(widget)]),
  ]);
  return [
    {
      what: 'widgets.js, what every page loads first',
      actual: await size(entry),
      limit: 2.5 * kb,
      unit: 'bytes',
    },
    ...(await Promise.all(
      entries.map(
        async ({ meta: { tag }, scriptLimit = usualScriptLimit, early }): Promise<BudgetLine> => ({
          what: `all script of a hydrated <${tag}>`,
          actual: await size(loadedFor(chunkOf(tag), hasEarly && early ? [earlyFor(tag)] : [])),
          limit: scriptLimit * kb,
          unit: 'bytes',
        }),
      ),
    )),
    ...(
      await Promise.all(
        entries
          .filter(({ early }) => hasEarly && early)
          .map(async ({ meta: { tag }, withFragments }): Promise<BudgetLine[]> => {
            const first = ['widgets/index.ts', earlyFor(tag)];
            const there = withFragments ? first : [...first, await fragmentsFor(tag)];
            const line = async (what: string, keys: string[], limit: number): Promise<BudgetLine> => {
              const actual = await size(closure(manifest, keys));
              return { what, actual, limit: limit * kb, unit: 'bytes' };
            };
            const what = `script with which <${tag}> answers before React`;
            const whole = await line(`${what}, with markup and CSS`, there, 14.8);
            return withFragments ? [whole] : [await line(what, first, 9), whole];
          }),
      )
    ).flat(),
    ...(await Promise.all(
      Object.entries(manifest)
        .filter(([key]) => inEarlyBundle(key))
        .map(async ([key, { file }]): Promise<BudgetLine> => {
          const actual = await size([key]);
          return {
            what: `${file}, with which it answers at once`,
            actual,
            limit: earlyBundleLimit * kb,
            unit: 'bytes',
          };
        }),
    )),
    {
      what: 'photo studio, with what finds fronts and lays film on them, beyond its widget',
      actual: await size([...studio].filter((key) => !visualiser.has(key))),
      limit: 41 * kb,
      unit: 'bytes',
    },
    {
      what: 'scripts beside widgets.js (a build names at most 63, and the next widget adds one)',
      actual: new Set(Object.values(manifest).filter(({ file }) => file.startsWith('assets/'))).size,
      limit: 62,
      unit: 'files',
    },
    {
      what: 'storage client before the first photo',
      actual: storage.filter((key) => early.has(key)).length,
      limit: 0,
      unit: 'files',
    },
  ];
}

/** The key of a widget's own chunk in the manifest. */
function chunkOf(tag: string): string {
  const name = tag.replace('wrap-', '');
  return `widgets/${name}/${name}.widget.ts`;
}

/** A chunk and everything that it imports. */
function closure(
  manifest: Record<string, Chunk>,
  keys: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    if (!manifest[key]) throw new Error(`The build has no ${key}`);
    seen.add(key);
    closure(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
}

function fonts(dist: string): BudgetLine[] {
  const files = globSync(`${dist}/**/*.woff2`);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return [
    { what: 'font files', actual: files.length, limit: 2, unit: 'files' },
    { what: 'fonts', actual: bytes, limit: 40 * kb, unit: 'bytes' },
  ];
}
