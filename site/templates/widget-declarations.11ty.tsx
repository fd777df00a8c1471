import { type DeclarationFile, declarationFiles } from '../lib/manifests/declaration-files.ts';

interface Data {
  item: DeclarationFile & { address: string };
}

/** Files that tools look for beside the script. */
const besideScript = ['custom-elements.json', 'widgets.d.ts'];

/** Describes the widgets to editors, compilers and tools, for pages that do not use the npm package. */
export const data = () => ({
  items: declarationFiles().flatMap(({ name, text }) => [
    ...(besideScript.includes(name) ? [{ name, text, address: `/${name}` }] : []),
    { name, text, address: `/widget-types/${name}` },
  ]),
  pagination: { data: 'items', size: 1, alias: 'item' },
  permalink: ({ item: { address } }: Data) => address,
});

export function render({ item: { text } }: Data): string {
  return text;
}
