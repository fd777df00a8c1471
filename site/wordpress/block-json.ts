import { type PluginText, textDomain } from './translations.ts';
import type { PluginWidget } from './widget-data.ts';

/** Words that find a block, beside its title. */
const keywords = [
  { nl: 'wrappie', en: 'wrappie' },
  { nl: 'folie', en: 'film' },
];

/**
 * The `block.json` of a widget. Its attributes have the names of the element's own, so that blocks, shortcodes and elements are the same to
 * whoever reads them.
 */
export function blockJson({ name, title, description, attributes }: PluginWidget, version: string): object {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `wrappie/${name}`,
    version,
    title: `Wrappie: ${title.en}`,
    category: 'widgets',
    description: description.en,
    keywords: keywords.map(({ en }) => en),
    textdomain: textDomain,
    attributes: Object.fromEntries(
      attributes.map(({ name, values }) => [
        name,
        { type: 'string', default: '', ...(values.length > 0 && { enum: ['', ...values] }) },
      ]),
    ),
    supports: { align: ['wide', 'full'], html: false },
    editorScript: `${textDomain}-editor`,
  };
}

/** The texts in it, in the contexts in which WordPress looks them up. */
export function blockTexts({ title, description }: PluginWidget): PluginText[] {
  return [
    { context: 'block title', text: { nl: `Wrappie: ${title.nl}`, en: `Wrappie: ${title.en}` } },
    { context: 'block description', text: description },
    ...keywords.map((text) => ({ context: 'block keyword', text })),
  ];
}
