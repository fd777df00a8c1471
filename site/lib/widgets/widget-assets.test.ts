import { expect, it } from 'vitest';
import { widgetAssets } from './widget-assets.ts';

const manifest = {
  'widgets/index.ts': { file: 'widgets.js', isEntry: true },
  _kit: { file: 'assets/kit.js', imports: ['_react', 'widgets/index.ts'] },
  _react: { file: 'assets/react.js' },
  'widgets/chat/chat.widget.ts': {
    file: 'assets/chat.js',
    src: 'widgets/chat/chat.widget.ts',
    imports: ['_kit', '_react'],
  },
};

it('lists the chunk of a widget and all its imports, once each, without the script that every page loads', () => {
  expect(widgetAssets('wrap-chat', manifest)).toEqual([
    '/assets/chat.js',
    '/assets/kit.js',
    '/assets/react.js',
  ]);
});

it('refuses a widget that was not built', () => {
  expect(() => widgetAssets('wrap-none', manifest)).toThrow('No script for <wrap-none>');
});
