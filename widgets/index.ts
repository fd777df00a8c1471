import { startLoader } from './kit/loader.ts';
import { registry } from './registry.ts';

/*
 * THE script: all that a page loads before a widget is wanted. It must stay tiny and must never break a page: whatever
 * fails, the element's own content stays where it is.
 */

declare const __VERSION__: string;

const guard = Symbol.for('wrappie.widgets');
const page = window as unknown as Record<symbol, string | undefined>;

if (page[guard] === undefined) {
  Object.defineProperty(page, guard, { value: __VERSION__ });
  startLoader(registry);
  // `widgets.js?doctor`: a report in the console.
  if (import.meta.url.endsWith('?doctor'))
    import('./kit/doctor/diagnose-page.ts').then(({ diagnosePage }) => diagnosePage(registry));
} else if (page[guard] !== __VERSION__) {
  console.warn(`Wrappie widgets ${__VERSION__}: version ${page[guard]} is on this page already and stays.`);
}
