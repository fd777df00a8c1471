import { registry } from './registry.ts';
import { startWidgets } from './start-widgets.ts';

/*
 * THE script: all that a page loads before a widget is needed. It must stay tiny and must never break a page: whatever
 * fails, the element's own content stays where it is.
 */

declare const __VERSION__: string;
declare const __OWN_ORIGIN__: string | undefined;

/** Who bundles the script with their own may also import it where pages are rendered, on a server: there it does nothing. */
const hasPage = __OWN_ORIGIN__ === undefined || typeof window !== 'undefined';
const guard = Symbol.for('wrappie.widgets');
const page = (hasPage ? window : {}) as Record<symbol, string | undefined>;

if (hasPage && page[guard] === undefined) {
  Object.defineProperty(page, guard, { value: __VERSION__ });
  startWidgets(registry);
} else if (hasPage && page[guard] !== __VERSION__) {
  console.warn(`Wrappie widgets ${__VERSION__}: version ${page[guard]} is on this page already and stays.`);
}

// `widgets.js?doctor`: a report in the console, of a second copy too. A bundle of somebody else's has no address to ask it by.
if (__OWN_ORIGIN__ === undefined && import.meta.url.endsWith('?doctor'))
  import('./doctor/diagnose-page.ts').then(({ diagnosePage }) => diagnosePage(registry));
