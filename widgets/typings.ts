import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { chatMeta } from './chat/chat.meta.ts';
import type { AttributesOf, EventDetailsOf, PropertiesOf, WidgetMeta } from './kit/meta.ts';
import type { languageSwitcherMeta } from './language-switcher/language-switcher.meta.ts';
import type { partnerDashboardMeta } from './partner-dashboard/partner-dashboard.meta.ts';
import type { partnerFormMeta } from './partner-form/partner-form.meta.ts';
import type { priceCalculatorMeta } from './price-calculator/price-calculator.meta.ts';
import type { quoteFormMeta } from './quote-form/quote-form.meta.ts';
import type { unsentRequestsMeta } from './unsent-requests/unsent-requests.meta.ts';

/*
 * What TypeScript knows of our elements, all of it inferred from their metas: `document.querySelector('wrap-…')`,
 * `addEventListener('wrap-…')`, and the tags in JSX.
 */

/** An element of a widget: its attributes as properties, its events by name. */
export type WidgetElement<M extends WidgetMeta> = PropertiesOf<M> & {
  // In front of `HTMLElement`, whose own overload for any text would win otherwise.
  addEventListener<K extends keyof EventDetailsOf<M> & string>(
    type: K,
    listener: (event: CustomEvent<EventDetailsOf<M>[K]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  diagnose(): Promise<string>;
} & HTMLElement;

/** A widget's tag in JSX. */
export type WidgetJsx<M extends WidgetMeta> = DetailedHTMLProps<
  Omit<HTMLAttributes<HTMLElement>, keyof AttributesOf<M>> & AttributesOf<M>,
  HTMLElement
>;

declare global {
  interface HTMLElementTagNameMap {
    'wrap-chat': WidgetElement<typeof chatMeta>;
    'wrap-language-switcher': WidgetElement<typeof languageSwitcherMeta>;
    'wrap-price-calculator': WidgetElement<typeof priceCalculatorMeta>;
    'wrap-quote-form': WidgetElement<typeof quoteFormMeta>;
    'wrap-partner-dashboard': WidgetElement<typeof partnerDashboardMeta>;
    'wrap-partner-form': WidgetElement<typeof partnerFormMeta>;
    'wrap-unsent-requests': WidgetElement<typeof unsentRequestsMeta>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wrap-chat': WidgetJsx<typeof chatMeta>;
      'wrap-language-switcher': WidgetJsx<typeof languageSwitcherMeta>;
      'wrap-price-calculator': WidgetJsx<typeof priceCalculatorMeta>;
      'wrap-quote-form': WidgetJsx<typeof quoteFormMeta>;
      'wrap-partner-dashboard': WidgetJsx<typeof partnerDashboardMeta>;
      'wrap-partner-form': WidgetJsx<typeof partnerFormMeta>;
      'wrap-unsent-requests': WidgetJsx<typeof unsentRequestsMeta>;
    }
  }
}
