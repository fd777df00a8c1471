import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of the project to which landing pages can be added. */
export interface GrownSite {
  folder: string;
  /** Adds or removes landing pages until it has this many extra ones. */
  growTo(count: number): void;
  remove(): void;
}

const needed = [
  'site',
  'widgets',
  'public',
  '.cache',
  'dist',
  'eleventy.config.js',
  'package.json',
  'tsconfig.json',
];
const landings = 'site/content/pages/landing';

/** Copies what a build of the site needs, including built widgets and pictures, to a folder of its own. */
export function copySite(): GrownSite {
  const folder = mkdtempSync(join(tmpdir(), 'wrappie-growth-'));
  for (const name of needed.filter((name) => existsSync(name)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const example = readFileSync('site/content/pages/prijscalculator.yaml', 'utf8');
  return {
    folder,
    growTo(count) {
      rmSync(join(folder, landings), { recursive: true, force: true });
      mkdirSync(join(folder, landings));
      for (let i = 1; i <= count; i++)
        writeFileSync(join(folder, landings, `place-${i}.yaml`), named(example, `Plaats ${i}`));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The same page with its own title, so that two pages differ in more than their address. */
function named(yaml: string, name: string): string {
  return yaml.replace(
    /^title:\n.*\n.*\n/,
    `title: { nl: "${name}: wat kost wrappen?", en: "${name}: what it costs" }\n`,
  );
}
