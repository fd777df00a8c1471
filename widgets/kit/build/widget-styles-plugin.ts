import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { styles } from '../theme/styles.ts';
import { widgetClasses } from './widget-classes.ts';

const placeholder = /\bimport\.meta\.widgetStyles\b/;
const widgetFile = /\.widget\.ts$/;

/** How the name of the module with the CSS of a widget begins, where an early part shows it first. The path of its `.widget.ts` follows. */
export const sharedStyles = 'styles:';

/**
 * Replaces `import.meta.widgetStyles` in a `.widget.ts` file by the CSS of all views that the file imports: a widget's styles are part of
 * its own chunk. A class without a rule fails the build.
 *
 * @param early names of the widgets whose CSS is a module of its own, which an early part loads before the widget
 */
export function widgetStylesPlugin(early: readonly string[] = []): Plugin {
  const css = (id: string) => JSON.stringify(styles(widgetClasses(id), 'widget'));
  return {
    name: 'wrappie-widget-styles',
    resolveId: {
      filter: { id: new RegExp(`^${sharedStyles}`) },
      handler: (id) => `\0${id}?`,
    },
    load: {
      filter: { id: new RegExp(`^\\0${sharedStyles}`) },
      handler: (id) =>
        `export const styles = ${css(id.slice(sharedStyles.length + 1).replace(/\?.*/, ''))};\n`,
    },
    transform: {
      filter: { id: widgetFile },
      handler(code, id) {
        if (!placeholder.test(code)) throw new Error(`${id} does not say where its styles go.`);
        if (!early.includes(basename(id).replace(widgetFile, '')))
          return { code: code.replace(placeholder, () => css(id)) };
        return `import { styles as widgetStyles } from ${JSON.stringify(sharedStyles + id)};\n${code.replace(placeholder, 'widgetStyles')}`;
      },
    },
  };
}
