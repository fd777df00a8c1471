import { entries } from '../../../widgets/entries.ts';
import type { WidgetEntry } from '../../../widgets/kit/entry.ts';

/** Where partners read about all widgets; each has a page of its own below it. */
export const partnerRoute = '/widgets';

/** What that page is called in a breadcrumb. */
export const partnerPageName = 'Widgets';

/** A widget with its page for partners. */
export interface PartnerWidget extends WidgetEntry {
  route: string;
}

/** All widgets, in the order in which partners read about them. */
export const partnerWidgets: readonly PartnerWidget[] = entries.map((entry) => ({
  ...entry,
  route: `${partnerRoute}/${entry.meta.tag.replace('wrap-', '')}`,
}));

/** Those that a partner puts on a page. */
export const placedWidgets = partnerWidgets.filter(({ comesByItself }) => !comesByItself);
