import { registry } from './registry.ts';
import { scriptAddress } from './script-address.ts';
import { type LoadWidget, startWidgets, widgetLoader } from './start-widgets.ts';

/*
 * The script that every page includes: it holds what a page needs before a widget is needed. It must stay tiny and must never break a page:
 * if anything fails, the element's own content stays in place. It may run as a module and as a classic script, so it imports nothing
 * statically, and exports nothing.
 */

declare const __VERSION__: string;
declare const __OWN_ORIGIN__: string | undefined;
/** Whether this is the script whose address always gives the newest build. */
declare const __EVERGREEN__: boolean;

/** A bundle that includes the script may also be imported on a server that renders pages: there the script does nothing. */
const hasPage = __OWN_ORIGIN__ === undefined || typeof window !== 'undefined';

const load = widgetLoader(registry);

const guard = Symbol.for('wrappie.widgets');
/** Where a script that is not the first of its page leaves `load`, for an older one that asked for it. */
const late = Symbol.for('wrappie.load');
const page = (hasPage ? window : {}) as { [guard]?: string; [late]?: LoadWidget };

if (hasPage && page[guard] === undefined) {
  Object.defineProperty(page, guard, { value: __VERSION__ });
  startWidgets(
    registry,
    load,
    // No cache knows this address yet. Any other script is all there is of its version.
    __EVERGREEN__
      ? async () => {
          await import(`${scriptAddress}?${Date.now()}`);
          return page[late]!;
        }
      : Promise.reject.bind(Promise),
  );
} else if (hasPage) {
  page[late] = load;
  if (page[guard] !== __VERSION__)
    console.warn(`Wrappie ${__VERSION__}: version ${page[guard]} is on this page already.`);
}

// `widgets.js?doctor` prints a report to the console, also for a second copy of the script. A bundle of another site has no address.
if (/[?&]doctor\b/.test(`${scriptAddress}`))
  import('./doctor/diagnose-page.ts').then(({ diagnosePage }) => diagnosePage(registry));
