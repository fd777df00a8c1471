import type { WrapWidgets } from 'wrappie-widgets';
import type { EveryMeta } from '../../../widgets/entries.ts';
import type { AttributesOf, EventDetailsOf } from '../../../widgets/kit/meta.ts';

/*
 * The typings for pages and the types inside a widget come from the same meta, and must agree. This file is only compiled.
 */

type Meta = EveryMeta;

/** Whether each type is assignable to the other. */
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

// The check itself must fail: for a missing widget, or a missing attribute or event of one widget.
export const notWithoutOne: Same<Inside, Omit<Outside, 'wrap-chat'>> = false;
export const notWithoutAttribute: Same<
  Inside['wrap-chat']['attributes'],
  Omit<Outside['wrap-chat']['attributes'], 'open'>
> = false;
export const notWithoutEvent: Same<
  Inside['wrap-chat']['details'],
  Omit<Outside['wrap-chat']['details'], 'wrap-chat-closed'>
> = false;
