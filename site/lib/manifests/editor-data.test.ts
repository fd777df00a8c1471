import { expect, test } from 'vitest';
import { customProperties } from '../../../widgets/kit/theme/custom-properties.ts';
import { touchWidget } from './described-widget.fixture.ts';
import { vscodeCssData, vscodeHtmlData } from './vscode-data.ts';
import { webTypes } from './web-types.ts';

test('VS Code completes tags, attributes and their values', () => {
  expect(vscodeHtmlData([touchWidget])).toEqual({
    version: 1.1,
    tags: [
      {
        name: 'wrap-touch-me',
        description: { kind: 'markdown', value: '**Touch me.** Counts.' },
        attributes: [
          {
            name: 'lang',
            description: { kind: 'markdown', value: expect.stringContaining('That of the page.') },
            values: [{ name: 'nl' }, { name: 'en' }],
          },
          { name: 'your-name', description: expect.anything(), values: [] },
        ],
      },
    ],
  });
});

test('VS Code completes the custom properties, and shows a description of each', () => {
  const { properties } = vscodeCssData();
  expect(properties.map(({ name }) => name)).toEqual(customProperties.map(({ name }) => name));
  expect(properties).toContainEqual({
    name: '--wrap-rem',
    syntax: '<length>',
    description: { kind: 'markdown', value: expect.stringMatching(/Base size.*\n\nDefault: `16px`$/s) },
  });
});

test('JetBrains editors complete the same, and properties, events and parts', () => {
  const types = webTypes([touchWidget], { name: 'touch', version: '1.2.3' });
  expect(types).toMatchObject({ name: 'touch', version: '1.2.3' });
  expect(types).not.toHaveProperty('framework');
  expect(types.contributions.html.elements).toMatchObject([
    {
      name: 'wrap-touch-me',
      attributes: [
        { name: 'lang', value: { type: "'nl' | 'en'" } },
        { name: 'your-name', value: { type: 'string' } },
      ],
      js: {
        properties: [
          { name: 'lang' },
          { name: 'yourName', type: 'string' },
          { name: 'diagnose', type: '() => Promise<string>' },
        ],
        events: [
          { name: 'wrap-touched', type: 'CustomEvent<{ times: number; where: string }>' },
          { name: 'wrap-left' },
        ],
      },
      css: { parts: [{ name: 'button' }] },
    },
  ]);
  expect(types.contributions.css.properties).toHaveLength(customProperties.length);
});
