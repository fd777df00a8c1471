import type { SvelteHTMLElements } from 'svelte/elements';
import 'wrappie-widgets/svelte';

/** What the compiler of Svelte's templates checks. Like dom/page.ts it is only compiled. */
export const calculators: SvelteHTMLElements['wrap-price-calculator'][] = [
  {
    service: 'keuken',
    lang: 'en',
    partner: 'dealer-7',
    class: 'wide',
    'data-place': 'top',
    'onwrap-price-calculated': ({ detail }) => detail.estimatedPrice.toFixed(),
    onclick: ({ currentTarget }) => currentTarget.diagnose(),
  },
  // @ts-expect-error: no such service.
  { service: 'dakgoot' },
  // @ts-expect-error: languages are nl and en.
  { lang: 'fr' },
  // @ts-expect-error: no such attribute.
  { services: 'keuken' },
  // @ts-expect-error: a price comes without a reference.
  { 'onwrap-price-calculated': ({ detail }) => detail.reference },
  // @ts-expect-error: no such event.
  { 'onwrap-price-calculatd': () => {} },
];

export const forms: SvelteHTMLElements['wrap-quote-form'][] = [
  { 'project-type': 'raamfolie', 'client-type': undefined },
  // @ts-expect-error: no such project.
  { 'project-type': 'dakgoot' },
];
