import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forEachLanguage, languages } from '../../widgets/domain/text.ts';
import type { Site } from '../lib/site.ts';
import { packageVersion } from '../lib/widgets/package-version.ts';
import { blockJson, blockTexts } from './block-json.ts';
import { Code, php, phpString } from './php.ts';
import { pluginDescription, pluginWords } from './plugin-words.ts';
import { type PluginText, textDomain, translationFiles } from './translations.ts';
import { type PluginWidget, pluginWidgets } from './widget-data.ts';

/** The files of the plugin that are written by hand. What is in {braces} in a `.php` or `.txt` file is filled in. */
const folder = 'site/wordpress/plugin';

/** The oldest versions that the plugin runs on, and the newest WordPress that its tests have run on. */
const requirements = { requires: '6.1', php: '7.4', tested: '6.1' };

/** Every file of the plugin, by its path in the plugin's folder. */
export function pluginFiles(
  site: Pick<Site, 'facts' | 'environment'>,
  widgets: readonly PluginWidget[] = pluginWidgets(),
): Record<string, Uint8Array> {
  const version = packageVersion();
  const fill = filler(site, version, widgets);
  const text = new TextEncoder();
  return {
    ...Object.fromEntries(
      writtenFiles().map(({ name, content }) => [name, text.encode(fill(name, content))]),
    ),
    'includes/widgets.php': text.encode(widgetsPhp(widgets, site)),
    ...Object.fromEntries(
      widgets.map((widget) => [
        `blocks/${widget.name}/block.json`,
        text.encode(`${JSON.stringify(blockJson(widget, version), null, '\t')}\n`),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(translationFiles(pluginTexts(widgets), version)).map(([name, content]) => [
        `languages/${name}`,
        content,
      ]),
    ),
  };
}

/** The files written by hand, as they are. */
function writtenFiles(): { name: string; content: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name))
    .sort()
    .map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') }));
}

/** Every text of the plugin that is translated. */
export function pluginTexts(widgets: readonly PluginWidget[]): PluginText[] {
  return [
    { text: pluginDescription },
    ...pluginWords.map((text) => ({ text })),
    ...widgets.flatMap((widget) => [
      { text: widget.title },
      ...widget.attributes.flatMap(({ description, absent }) => [{ text: description }, { text: absent }]),
      ...blockTexts(widget),
    ]),
  ];
}

function filler(
  { environment, facts }: Pick<Site, 'facts' | 'environment'>,
  version: string,
  widgets: readonly PluginWidget[],
): (name: string, content: string) => string {
  const values: Record<string, string> = {
    ...requirements,
    version,
    site: environment.siteUrl,
    company: facts.company.name,
    description: pluginDescription.en,
    widgets: widgets
      .map(({ name, title, description }) => `* \`${name}\`: ${title.en}. ${description.en}`)
      .join('\n'),
  };
  return (name, content) =>
    /\.(?:php|txt)$/.test(name)
      ? content.replace(/\{(\w+)\}/g, (hole, key: string) => values[key] ?? hole)
      : content;
}

/** `includes/widgets.php`: what the plugin knows of the widgets. */
function widgetsPhp(widgets: readonly PluginWidget[], { facts }: Pick<Site, 'facts'>): string {
  const { phone, phoneInternational } = facts.company;
  const contact = {
    phone: phone.replaceAll('\u00a0', ' '),
    number: phoneInternational,
    or: forEachLanguage((lang) => ({ nl: 'of bel', en: 'or call' })[lang]),
  };
  const list = Object.fromEntries(
    widgets.map(({ name, tag, title, attributes, preview, framed, script, instead }) => [
      name,
      {
        tag,
        title: translated(title.en),
        attributes: Object.fromEntries(
          attributes.map(({ name, kind, values, description, absent, rare }) => [
            name,
            { kind, values, description: translated(description.en), absent: translated(absent.en), rare },
          ]),
        ),
        preview,
        framed: framed ?? false,
        script: script ?? [],
        instead: instead ?? [],
      },
    ]),
  );
  return `<?php
/**
 * What the plugin knows of the widgets. The build of the widgets writes this file.
 *
 * @package Wrappie\\Widgets
 */

namespace Wrappie\\Widgets;

defined( 'ABSPATH' ) || exit;

/** Returns all widgets, by name. */
function widgets() {
	return ${php(list, '\t')};
}

/** Returns the codes of the languages of the widgets, the default first. */
function languages() {
	return ${php(languages, '\t')};
}

/** Returns the number to call, and the word before it. */
function contact() {
	return ${php(contact, '\t')};
}
`;
}

function translated(text: string): Code {
  return new Code(`__( ${phpString(text)}, '${textDomain}' )`);
}
