import { widgetClasses } from '../../widgets/kit/build/widget-classes.ts';
import { styles } from '../../widgets/kit/theme/styles.ts';

const known = new Map<string, string>();

/** The CSS of all views that a `.widget.ts` file imports, directly or not. */
export function widgetStyles(entry: string): string {
  const classes = [...widgetClasses(entry)].sort();
  const key = classes.join(' ');
  const css = known.get(key) ?? styles(classes, 'widget');
  known.set(key, css);
  return css;
}
