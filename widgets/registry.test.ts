import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentedWidgets } from './docs.ts';
import { languages } from './domain/text.ts';
import { examples } from './examples.ts';
import { widgetParts } from './kit/build/widget-classes.ts';
import { registry } from './registry.ts';

describe.each(Object.entries(registry))('<%s> keeps the contract of a widget', (tag, { load }) => {
  const folder = tag.replace('wrap-', '');

  test('its tag names its folder, and the folder has its parts', async () => {
    const { meta, styles } = await load();
    expect(meta.tag).toBe(tag);
    expect(styles).toContain('{');
    for (const part of ['meta', 'docs', 'copy', 'store', 'examples', 'widget']) {
      expect(existsSync(`widgets/${folder}/${folder}.${part}.ts`), part).toBe(true);
    }
  });

  test('its examples use only attributes and values that it declares, and survive JSON', async () => {
    const { meta } = await load();
    const declared = meta.attributes;
    const list = examples[tag] ?? [];
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    for (const { name, attributes, state } of list) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(Object.keys(declared)).toContain(attribute);
        expect(declared[attribute]?.values ?? [value]).toContain(value);
      }
      expect(JSON.parse(JSON.stringify(state ?? null))).toEqual(state ?? null);
    }
  });

  test('its docs speak of every attribute, event and part, in both languages, never the same sentence twice', async () => {
    const { meta } = await load();
    const documented = documentedWidgets.filter((widget) => widget.meta === meta);
    expect(documented).toHaveLength(1);
    const { title, description, attributes, events, parts } = documented[0]!.docs;
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
});
