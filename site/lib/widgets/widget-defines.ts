import { widgetBase } from '../../../widgets/kit/theme/widget-base.ts';
import { companyOf, loadFacts } from '../content/facts.ts';
import { chatFactsOf } from './chat-facts.ts';
import { packageVersion } from './package-version.ts';

/**
 * What a build writes into the widgets.
 *
 * @param ownOrigin our site's origin, for a script that somebody else serves; one of ours is at its own
 */
export function widgetDefines(ownOrigin?: string): Record<string, string> {
  const facts = loadFacts();
  return {
    __VERSION__: JSON.stringify(packageVersion()),
    __BASE_STYLES__: JSON.stringify(widgetBase),
    __COMPANY__: JSON.stringify(companyOf(facts)),
    __CHAT_FACTS__: JSON.stringify(chatFactsOf(facts)),
    // React would tell the developer tools of the host about itself, which costs bytes and is none of its business.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    __OWN_ORIGIN__: JSON.stringify(ownOrigin) ?? 'undefined',
  };
}
