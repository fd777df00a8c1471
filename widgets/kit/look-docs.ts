import type { WidgetDocs, WidgetMeta } from './meta.ts';

/** The documentation of the attributes that every widget has (`lookAttributes`). */
export const lookDocs = {
  theme: {
    description: {
      nl: 'Uw kleur, zoals #12306b: voor knoppen en links, wat gekozen is en de rand om wat focus heeft. Wit moet erop leesbaar zijn.',
      en: 'Your colour, such as #12306b: for buttons and links, what is chosen and the ring around what has focus. White must be readable on it.',
    },
    absent: {
      nl: 'Onze kleuren, of die van uw stylesheet.',
      en: 'Our colours, or those of your stylesheet.',
    },
  },
  radius: {
    description: {
      nl: 'Hoe rond hoeken zijn, als factor: 0 is recht, 2 is twee keer zo rond.',
      en: 'How rounded corners are, as a factor: 0 is square, 2 is twice as round.',
    },
    absent: {
      nl: 'Zo rond als de onze, of als uw stylesheet zegt.',
      en: 'As round as ours, or as your stylesheet says.',
    },
  },
} satisfies WidgetDocs<WidgetMeta>['attributes'];
