import type { Plugin } from 'vite';
import { styles } from '../theme/styles.ts';
import { widgetBase } from '../theme/widget-base.ts';
import { widgetClasses } from './widget-classes.ts';

const id = 'virtual:widget-styles';

/** Serves `virtual:widget-styles`: one CSS text with every rule that the widgets' views can use. */
export function widgetStylesPlugin(folder: string): Plugin {
  return {
    name: 'wrappie-widget-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const css = ${JSON.stringify(widgetBase + styles(widgetClasses(folder), 'widget'))}`
        : undefined,
  };
}
