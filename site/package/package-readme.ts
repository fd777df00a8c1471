import { readFileSync } from 'node:fs';
import { entries } from '../../widgets/entries.ts';

/** The README.md of the package: `site/package/files/README.md` with our site's address and the list of widgets filled in. */
export function packageReadme(siteUrl: string): string {
  const table = ['| Element | What it is |', '|---|---|'];
  for (const { meta, docs } of entries)
    table.push(`| \`<${meta.tag}>\` | ${docs.title.en}. ${docs.description.en} |`);
  return readFileSync('site/package/files/README.md', 'utf8')
    .replace('{widgets}', table.join('\n'))
    .replaceAll('{site}', siteUrl);
}
