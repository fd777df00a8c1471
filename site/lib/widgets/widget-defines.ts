import { printStyles, sheetStyles } from '../../../widgets/kit/theme/sheet-styles.ts';
import { widgetBase } from '../../../widgets/kit/theme/widget-base.ts';
import { companyOf, loadFacts } from '../content/facts.ts';
import { chatFactsOf } from './chat-facts.ts';
import { packageVersion } from './package-version.ts';

/**
 * Values that a build writes into the widgets.
 *
 * @param ownOrigin origin of our site, for a script that another site serves; a script on our own site finds it itself
 */
export function widgetDefines(ownOrigin?: string): Record<string, string> {
  const facts = loadFacts();
  const { name, phone, email, street, postcode, city } = facts.company;
  return {
    __VERSION__: JSON.stringify(packageVersion()),
    __BASE_STYLES__: JSON.stringify(widgetBase),
    __COMPANY__: JSON.stringify(companyOf(facts)),
    __COMPANY_ON_PAPER__: JSON.stringify({
      name,
      phone,
      email,
      address: [street, `${postcode} ${city}`],
    }),
    __SHEET_STYLES__: JSON.stringify({ sheet: sheetStyles, print: printStyles }),
    __CHAT_FACTS__: JSON.stringify(chatFactsOf(facts)),
    // Stops React from announcing itself to the developer tools of the host page, which costs bytes and is of no use there.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    __EVERGREEN__: 'false',
    __OWN_ORIGIN__: JSON.stringify(ownOrigin) ?? 'undefined',
  };
}
