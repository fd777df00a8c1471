import { expect, test } from 'vitest';
import { touchWidget } from './described-widget.fixture.ts';

test('a widget is described in English, its types as TypeScript writes them', () => {
  expect(touchWidget).toEqual({
    tag: 'wrap-touch-me',
    name: 'WrapTouchMe',
    title: 'Touch me',
    description: 'Counts.',
    attributes: [
      {
        name: 'lang',
        property: 'lang',
        type: "'nl' | 'en'",
        values: ['nl', 'en'],
        description: 'The language.\n\nAbsent or not understood: That of the page.',
      },
      {
        name: 'your-name',
        property: 'yourName',
        type: 'string',
        values: [],
        description: 'Your name.\n\nAbsent or not understood: No name.',
      },
    ],
    events: [
      {
        name: 'wrap-touched',
        type: 'CustomEvent<{ times: number; where: string }>',
        description: 'Somebody touched it.',
      },
      { name: 'wrap-left', type: 'CustomEvent<{}>', description: 'Somebody left.' },
    ],
    parts: [{ name: 'button', description: 'The button.' }],
  });
});
