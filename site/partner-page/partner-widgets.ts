import { type DocumentedWidget, documentedWidgets } from '../../widgets/docs.ts';
import type { Text } from '../../widgets/domain/text.ts';

/** Where partners read about all widgets; each has a page of its own below it. */
export const partnerRoute = '/widgets';

/** What that page is called in a breadcrumb. */
export const partnerPageName = 'Widgets';

/** A widget with its page for partners. */
export interface PartnerWidget extends DocumentedWidget {
  route: string;
  /** Nobody puts it on a page: the script does. */
  comesByItself: boolean;
  /** Attributes without which it would be of no use to a partner. */
  usual: Readonly<Record<string, string>>;
  /** What visitors see in the element until the widget comes, and if it cannot: the page of ours that does the same. */
  instead?: { route: string; label: Text };
}

const instead: Record<string, PartnerWidget['instead']> = {
  'wrap-price-calculator': {
    route: '/prijscalculator',
    label: { nl: 'Bereken uw prijs', en: 'Work out your price' },
  },
  'wrap-quote-form': { route: '/#contact', label: { nl: 'Vraag een offerte aan', en: 'Ask for a quote' } },
  'wrap-partner-form': {
    route: '/platform#aanmelden',
    label: { nl: 'Meld u aan als wrapper', en: 'Apply as a wrapper' },
  },
  'wrap-partner-dashboard': {
    route: '/zzp-dashboard',
    label: { nl: 'Bekijk het dashboard', en: 'Look at the dashboard' },
  },
};

/** Without its endpoint the application form sends nothing. */
const usual: Record<string, PartnerWidget['usual']> = { 'wrap-partner-form': { endpoint: 'form-mail' } };

/** All widgets, in the order in which partners read about them. */
export const partnerWidgets: readonly PartnerWidget[] = documentedWidgets.map((widget) => ({
  ...widget,
  route: `${partnerRoute}/${widget.meta.tag.replace('wrap-', '')}`,
  comesByItself: widget.meta.tag === 'wrap-unsent-requests',
  usual: usual[widget.meta.tag] ?? {},
  instead: instead[widget.meta.tag],
}));

/** Those that a partner puts on a page. */
export const placedWidgets = partnerWidgets.filter(({ comesByItself }) => !comesByItself);
