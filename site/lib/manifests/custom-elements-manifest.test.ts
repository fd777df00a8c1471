import { Ajv } from 'ajv';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { entries } from '../../../widgets/entries.ts';
import { customProperties } from '../../../widgets/kit/theme/custom-properties.ts';
import { customElementsManifest } from './custom-elements-manifest.ts';
import { touchWidget } from './described-widget.fixture.ts';
import { describeWidget } from './described-widget.ts';

const isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
const declarationsOf = (manifest: ReturnType<typeof customElementsManifest>) =>
  manifest.modules[0]?.declarations ?? [];

test('of all widgets is valid, and lists each of them', () => {
  const manifest = customElementsManifest(entries.map(describeWidget));
  isValid(JSON.parse(JSON.stringify(manifest)));
  expect(isValid.errors).toBeNull();
  const tags = entries.map(({ meta }) => meta.tag);
  expect(declarationsOf(manifest).map((each) => 'tagName' in each && each.tagName)).toEqual(tags);
  expect(manifest.modules[0]?.exports?.map(({ name }) => name)).toEqual(tags);
});

test('finds what the schema does not allow', () => {
  expect(isValid({ ...customElementsManifest([]), modules: [{ kind: 'script', path: 'widgets.js' }] })).toBe(
    false,
  );
});

test('lists everything about a widget that a page can use', () => {
  const [declaration] = declarationsOf(customElementsManifest([touchWidget]));
  expect(declaration).toMatchObject({
    name: 'WrapTouchMeElement',
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: [
      { name: 'lang', fieldName: 'lang', type: { text: "'nl' | 'en'" } },
      { name: 'your-name', fieldName: 'yourName', type: { text: 'string' } },
    ],
    members: [
      { name: 'lang', attribute: 'lang', reflects: true },
      { name: 'yourName', attribute: 'your-name', reflects: true },
      { kind: 'method', name: 'diagnose', return: { type: { text: 'Promise<string>' } } },
    ],
    events: [
      { name: 'wrap-touched', type: { text: 'CustomEvent<{ times: number; where: string }>' } },
      { name: 'wrap-left', type: { text: 'CustomEvent<{}>' } },
    ],
    slots: [{ name: '' }],
    cssParts: [{ name: 'button', description: 'The button.' }],
  });
  expect(declaration).toHaveProperty('cssProperties.length', customProperties.length);
  expect(declaration).toHaveProperty('cssProperties.0', {
    name: '--wrap-paper',
    syntax: '<color>',
    default: '#FAF8F4',
    description: 'Background of areas.',
  });
});
