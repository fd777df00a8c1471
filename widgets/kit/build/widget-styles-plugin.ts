import type { Plugin } from 'vite';
import { styles } from '../theme/styles.ts';
import { widgetClasses } from './widget-classes.ts';

const placeholder = /\bimport\.meta\.widgetStyles\b/;

/**
 * Replaces `import.meta.widgetStyles` in a `.widget.ts` file by the CSS of all views that the file imports: a widget's styles are part of
 * its own chunk. A class without a rule fails the build.
 */
export function widgetStylesPlugin(): Plugin {
  return {
    name: 'wrappie-widget-styles',
    transform: {
      filter: { id: /\.widget\.ts$/ },
      handler(code, id) {
        if (!placeholder.test(code)) throw new Error(`${id} does not say where its styles go.`);
        return { code: code.replace(placeholder, () => JSON.stringify(styles(widgetClasses(id), 'widget'))) };
      },
    },
  };
}
