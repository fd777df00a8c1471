import { type DeclarationFile, declarationFiles } from '../lib/manifests/declaration-files.ts';

interface Data {
  item: DeclarationFile & { address: string };
}

/** What tools look for beside the script. */
const besideScript = ['custom-elements.json', 'widgets.d.ts'];

/** What tells editors, compilers and tools what the widgets are, for pages that take them from here rather than as a package. */
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
