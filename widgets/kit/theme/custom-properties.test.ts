import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chatFrame } from '../../chat/chat.frame.ts';
import { widgetClasses } from '../build/widget-classes.ts';
import { customProperties } from './custom-properties.ts';
import { styles } from './styles.ts';
import { widgetBase } from './widget-base.ts';

test('are exactly those that the styles of the widgets read', () => {
  const entries = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.widget.ts'),
  );
  const css = [
    widgetBase,
    chatFrame,
    ...entries.map((file) => styles(widgetClasses(`widgets/${file}`), 'widget')),
  ].join('');
  const read = new Set(css.match(/--wrap-[\w-]+/g));
  const declared = customProperties.map(({ name }) => name);
  expect([...read].filter((name) => !declared.includes(name as never))).toEqual([]);
  expect(declared.filter((name) => !read.has(name))).toEqual([]);
});
