import { defineWidget } from '../kit/widget.ts';
import { PriceCalculator } from './PriceCalculator.tsx';
import { priceCalculatorCopy } from './price-calculator.copy.ts';
import { priceCalculatorMeta } from './price-calculator.meta.ts';
import { createPriceCalculatorStore } from './price-calculator.store.ts';
import { quoteRequestPart } from './quote-request.lazy.ts';

/** The parts of the price calculator. */
export const widget = defineWidget({
  meta: priceCalculatorMeta,
  copy: priceCalculatorCopy,
  createStore: createPriceCalculatorStore,
  View: PriceCalculator,
  styles: import.meta.widgetStyles,
  loadAll: async () => (await quoteRequestPart.load()).chosenFilmPart.load(),
  onAttributes: (state, attributes) => state.readAttributes(attributes),
  onStart: (state, typed) => state.start(typed),
  onOpen: (state) => state.open(),
});
