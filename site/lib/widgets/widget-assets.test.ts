import { expect, it } from 'vitest';
import { firstScripts, widgetAssets } from './widget-assets.ts';

const manifest = {
  'widgets/index.ts': { file: 'widgets.js', isEntry: true },
  _kit: { file: 'assets/kit.js', imports: ['_react', 'widgets/index.ts'] },
  _react: { file: 'assets/react.js' },
  'widgets/chat/chat.widget.ts': {
    file: 'assets/chat.js',
    src: 'widgets/chat/chat.widget.ts',
    imports: ['_kit', '_react'],
  },
  'widgets/dial/dial.widget.ts': { file: 'assets/dial.js', imports: ['_rules', '_kit', '_react'] },
  'widgets/dial/dial.early.ts': { file: 'assets/dial.early.js', imports: ['_rules'] },
  _rules: { file: 'assets/rules.js' },
};

it('lists the chunk of a widget and all its imports, once each, without the script that every page loads', () => {
  expect(widgetAssets('wrap-chat', manifest)).toEqual([
    '/assets/chat.js',
    '/assets/kit.js',
    '/assets/react.js',
  ]);
});

it('lists for the first screen the early part of a widget, where there is one, and each file once', () => {
  expect(firstScripts(['wrap-dial', 'wrap-chat', 'wrap-dial'], manifest)).toEqual({
    early: ['/assets/dial.early.js', '/assets/rules.js'],
    hydrating: widgetAssets('wrap-chat', manifest),
  });
});

it('runs a file that an early part shares with a widget that is only hydrated', () => {
  const shared = {
    ...manifest,
    'widgets/chat/chat.widget.ts': { file: 'assets/chat.js', imports: ['_rules'] },
  };
  expect(firstScripts(['wrap-chat', 'wrap-dial'], shared)).toEqual({
    early: ['/assets/dial.early.js', '/assets/rules.js'],
    hydrating: ['/assets/chat.js'],
  });
});

it('refuses a widget that was not built', () => {
  expect(() => widgetAssets('wrap-none', manifest)).toThrow('No script for <wrap-none>');
});
