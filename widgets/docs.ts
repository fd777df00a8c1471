import { chatDocs } from './chat/chat.docs.ts';
import { chatMeta } from './chat/chat.meta.ts';
import { filmVisualiserDocs } from './film-visualiser/film-visualiser.docs.ts';
import { filmVisualiserMeta } from './film-visualiser/film-visualiser.meta.ts';
import type { WidgetDocs, WidgetMeta } from './kit/meta.ts';
import { languageSwitcherDocs } from './language-switcher/language-switcher.docs.ts';
import { languageSwitcherMeta } from './language-switcher/language-switcher.meta.ts';
import { partnerDashboardDocs } from './partner-dashboard/partner-dashboard.docs.ts';
import { partnerDashboardMeta } from './partner-dashboard/partner-dashboard.meta.ts';
import { partnerFormDocs } from './partner-form/partner-form.docs.ts';
import { partnerFormMeta } from './partner-form/partner-form.meta.ts';
import { priceCalculatorDocs } from './price-calculator/price-calculator.docs.ts';
import { priceCalculatorMeta } from './price-calculator/price-calculator.meta.ts';
import { quoteFormDocs } from './quote-form/quote-form.docs.ts';
import { quoteFormMeta } from './quote-form/quote-form.meta.ts';
import { unsentRequestsDocs } from './unsent-requests/unsent-requests.docs.ts';
import { unsentRequestsMeta } from './unsent-requests/unsent-requests.meta.ts';

/** A widget as people read about it: what is declared, and what is said of that. */
export interface DocumentedWidget {
  meta: WidgetMeta;
  docs: WidgetDocs<WidgetMeta>;
}

/** All widgets, in the order in which somebody who wants one reads them: partner page, workbench, manifest and typings share it. */
export const documentedWidgets: readonly DocumentedWidget[] = [
  { meta: priceCalculatorMeta, docs: priceCalculatorDocs },
  { meta: filmVisualiserMeta, docs: filmVisualiserDocs },
  { meta: quoteFormMeta, docs: quoteFormDocs },
  { meta: chatMeta, docs: chatDocs },
  { meta: languageSwitcherMeta, docs: languageSwitcherDocs },
  { meta: partnerFormMeta, docs: partnerFormDocs },
  { meta: partnerDashboardMeta, docs: partnerDashboardDocs },
  { meta: unsentRequestsMeta, docs: unsentRequestsDocs },
];
