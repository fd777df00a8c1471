import type { WidgetDocs, WidgetMeta } from './meta.ts';

/** The documentation of the attributes that every widget has (`lookAttributes`). */
export const lookDocs = {
  theme: {
    description: {
      nl: 'Uw kleur, zoals #12306b: voor knoppen, links, gekozen opties en de focusrand. Witte tekst moet erop leesbaar zijn.',
      en: 'Your colour, such as #12306b: for buttons, links, selected options and the focus ring. White text must be readable on it.',
    },
    absent: {
      nl: 'Onze kleuren, of die van uw stylesheet.',
      en: 'Our colours, or those of your stylesheet.',
    },
  },
  radius: {
    description: {
      nl: 'Hoe rond de hoeken zijn: 0 is recht, 1 is zoals bij ons, 2 is twee keer zo rond.',
      en: 'How rounded the corners are: 0 is square, 1 is like ours, 2 is twice as round.',
    },
    absent: {
      nl: 'Zo rond als bij ons, of zoals uw stylesheet het zegt.',
      en: 'As round as ours, or as your stylesheet says.',
    },
  },
} satisfies WidgetDocs<WidgetMeta>['attributes'];
