import { chatExamples } from './chat/chat.examples.ts';
import { filmVisualiserExamples } from './film-visualiser/film-visualiser.examples.ts';
import type { Example } from './kit/example.ts';
import { languageSwitcherExamples } from './language-switcher/language-switcher.examples.ts';
import { partnerDashboardExamples } from './partner-dashboard/partner-dashboard.examples.ts';
import { partnerFormExamples } from './partner-form/partner-form.examples.ts';
import { priceCalculatorExamples } from './price-calculator/price-calculator.examples.ts';
import { quoteFormExamples } from './quote-form/quote-form.examples.ts';
import { unsentRequestsExamples } from './unsent-requests/unsent-requests.examples.ts';

/** The examples of all widgets, by tag: workbench, tests and accessibility run share them. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  'wrap-chat': chatExamples,
  'wrap-language-switcher': languageSwitcherExamples,
  'wrap-price-calculator': priceCalculatorExamples,
  'wrap-quote-form': quoteFormExamples,
  'wrap-film-visualiser': filmVisualiserExamples,
  'wrap-partner-dashboard': partnerDashboardExamples,
  'wrap-partner-form': partnerFormExamples,
  'wrap-unsent-requests': unsentRequestsExamples,
};
