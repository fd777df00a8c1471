import { readdirSync } from 'node:fs';
import type { Language } from '../../../widgets/domain/text.ts';
import type { Placeholders } from './localise.ts';

/** The names that the content may use. */
export interface KnownNames {
  routes: ReadonlySet<string>;
  /** The pictures of site/pictures/pictures.yaml. */
  pictures: readonly string[];
  /** The records of site/content/projects.yaml. */
  projects: readonly string[];
  placeholders: Readonly<Record<Language, Placeholders>>;
}

let icons: readonly string[] | undefined;

/** The icons of lucide. */
export function knownIcons(): readonly string[] {
  icons ??= readdirSync('node_modules/lucide-static/icons')
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.replace(/\.svg$/, ''));
  return icons;
}
