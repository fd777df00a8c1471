import { entries } from '../../../widgets/entries.ts';
import type { WidgetEntry } from '../../../widgets/kit/entry.ts';

/** The overview page for partners. Each widget has a page of its own below it. */
export const partnerRoute = '/widgets';

/** The name of that page in a breadcrumb. */
export const partnerPageName = 'Widgets';

/** A widget with its page for partners. */
export interface PartnerWidget extends WidgetEntry {
  route: string;
}

/** All widgets, in the order of the partner pages. */
export const partnerWidgets: readonly PartnerWidget[] = entries.map((entry) => ({
  ...entry,
  route: `${partnerRoute}/${entry.meta.tag.replace('wrap-', '')}`,
}));

/** The widgets that a partner puts on a page. */
export const placedWidgets = partnerWidgets.filter(({ comesByItself }) => !comesByItself);
