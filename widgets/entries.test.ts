import { existsSync, globSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { languages } from './domain/text.ts';
import { entries } from './entries.ts';
import { registryModule } from './kit/build/entries-plugin.ts';
import { widgetParts } from './kit/build/widget-classes.ts';
import { registry } from './registry.ts';
import type { WidgetRegistry } from './start-widgets.ts';

describe('the list of widgets', () => {
  it('lists each folder that has an entry or a widget, once', () => {
    const folders = globSync('widgets/*/*.{entry,widget}.ts').map((file) => file.split('/')[1]);
    const listed = entries.map(({ meta }) => meta.tag.replace('wrap-', ''));
    expect([...listed].sort()).toEqual([...new Set(folders)].sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('equals the registry in a bundle: the same tags, and when each loads', () => {
    const code = registryModule(entries);
    // In the generated module `load` imports a path; here it only returns it.
    const written: WidgetRegistry = new Function(
      code
        .replace('export const registry =', 'return')
        .replaceAll(/async \(\) => \{[^}]*\} = await import\((.*?)\);[^}]*\}/g, '$1'),
    )();
    expect(Object.keys(written)).toEqual(Object.keys(registry));
    for (const [tag, { load, ...rest }] of Object.entries(written)) {
      expect({ load: registry[tag]?.load, when: 'near-viewport', ...rest }).toEqual(registry[tag]);
      expect(existsSync(`widgets/${load}`), String(load)).toBe(true);
    }
  });
});

it('brings along the early part of one widget, in one language, in a script of its own', () => {
  const early = './price-calculator/price-calculator.early.ts';
  const code = registryModule(entries, true, { name: 'price-calculator', lang: 'en' });
  expect(code.match(/^import .*/gm)).toEqual([
    `import { fragments } from 'early:price-calculator.en';`,
    `import { start } from '${early}';`,
  ]);
  expect(code).toContain(`import('early:price-calculator.nl')`);
  expect(code).not.toContain(`import('${early}')`);
  expect(code).toContain(`import('./chat/chat.early.ts')`);
});

describe.each(entries)('<$meta.tag> keeps the contract of a widget', (entry) => {
  const { meta, docs, examples, load } = entry;
  const { tag } = meta;
  const folder = tag.replace('wrap-', '');

  test('its tag is the name of its folder, and the folder has all its parts', async () => {
    const { widget } = await load();
    expect(widget.meta).toBe(meta);
    expect(widget.styles).toContain('{');
    for (const part of ['entry', 'meta', 'docs', 'copy', 'store', 'examples', 'widget']) {
      expect(existsSync(`widgets/${folder}/${folder}.${part}.ts`), part).toBe(true);
    }
  });

  test('its examples use only declared attributes and values, and can be serialised as JSON', () => {
    const declared = meta.attributes;
    const names = examples.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, attributes, state } of examples) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(Object.keys(declared)).toContain(attribute);
        expect(declared[attribute]?.values ?? [value]).toContain(value);
      }
      expect(JSON.parse(JSON.stringify(state ?? null))).toEqual(state ?? null);
    }
  });

  test('its docs describe every attribute, event and part, in both languages, never with the same sentence twice', () => {
    const { title, description, attributes, events, parts } = docs;
    expect(Object.keys(attributes)).toEqual(Object.keys(meta.attributes));
    expect(Object.keys(events)).toEqual(Object.keys(meta.events));
    expect(Object.keys(parts).sort()).toEqual(
      [...widgetParts(`widgets/${folder}/${folder}.widget.ts`)].sort(),
    );
    const texts = [
      title,
      description,
      ...Object.values(attributes).flatMap((a) => Object.values(a)),
      ...Object.values(events),
      ...Object.values(parts),
    ];
    for (const text of texts) {
      for (const lang of languages) expect(text[lang].trim()).not.toBe('');
      expect(text.nl).not.toBe(text.en);
    }
  });

  test('the examples and attributes that its entry names exist', () => {
    const { demo, usual = {}, settings = {} } = entry;
    if (demo) expect(examples.map(({ name }) => name)).toContain(demo);
    for (const name of [...Object.keys(usual), ...Object.keys(settings)])
      expect(Object.keys(meta.attributes)).toContain(name);
  });
});
