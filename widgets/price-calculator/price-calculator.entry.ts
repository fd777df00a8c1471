import { defineEntry } from '../kit/entry.ts';
import { priceCalculatorDocs } from './price-calculator.docs.ts';
import { priceCalculatorExamples } from './price-calculator.examples.ts';
import { priceCalculatorMeta } from './price-calculator.meta.ts';

export const entry = defineEntry({
  meta: priceCalculatorMeta,
  docs: priceCalculatorDocs,
  examples: priceCalculatorExamples,
  load: () => import('./price-calculator.widget.ts'),
  early: () => import('./price-calculator.fragments.ts'),
  when: 'near-viewport',
  scriptLimit: 65.9,
  instead: { route: '/prijscalculator', label: { nl: 'Bereken uw prijs', en: 'Work out your price' } },
});
