import type { WrapWidgets } from 'wrappie-widgets';
import type { chatMeta } from '../../../widgets/chat/chat.meta.ts';
import type { filmVisualiserMeta } from '../../../widgets/film-visualiser/film-visualiser.meta.ts';
import type { AttributesOf, EventDetailsOf } from '../../../widgets/kit/meta.ts';
import type { languageSwitcherMeta } from '../../../widgets/language-switcher/language-switcher.meta.ts';
import type { partnerDashboardMeta } from '../../../widgets/partner-dashboard/partner-dashboard.meta.ts';
import type { partnerFormMeta } from '../../../widgets/partner-form/partner-form.meta.ts';
import type { priceCalculatorMeta } from '../../../widgets/price-calculator/price-calculator.meta.ts';
import type { quoteFormMeta } from '../../../widgets/quote-form/quote-form.meta.ts';
import type { unsentRequestsMeta } from '../../../widgets/unsent-requests/unsent-requests.meta.ts';

/*
 * What a page is told of a widget, in typings made from its meta, is what the widget itself works with: types inferred from
 * the same meta. Only compiled.
 */

type Meta =
  | typeof chatMeta
  | typeof filmVisualiserMeta
  | typeof languageSwitcherMeta
  | typeof partnerDashboardMeta
  | typeof partnerFormMeta
  | typeof priceCalculatorMeta
  | typeof quoteFormMeta
  | typeof unsentRequestsMeta;

/** Whether each can stand for the other. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

type Inside = {
  [M in Meta as M['tag']]: { attributes: Required<AttributesOf<M>>; details: EventDetailsOf<M> };
};

type Outside = {
  [T in keyof WrapWidgets]: {
    attributes: Required<WrapWidgets[T]['attributes']>;
    details: { [K in keyof WrapWidgets[T]['events']]: DetailOf<WrapWidgets[T]['events'][K]> };
  };
};

type DetailOf<E> = E extends CustomEvent<infer D> ? D : never;

export const same: Same<Inside, Outside> = true;

// Nor does anything go for the same: a widget less, or one attribute or event of one widget.
export const notWithoutOne: Same<Inside, Omit<Outside, 'wrap-chat'>> = false;
export const notWithoutAttribute: Same<
  Inside['wrap-chat']['attributes'],
  Omit<Outside['wrap-chat']['attributes'], 'open'>
> = false;
export const notWithoutEvent: Same<
  Inside['wrap-chat']['details'],
  Omit<Outside['wrap-chat']['details'], 'wrap-chat-closed'>
> = false;
