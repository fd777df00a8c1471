import { defineWidget } from '../kit/widget.ts';
import { calculationPart } from '../request/calculation.lazy.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { quoteFormCopy } from './quote-form.copy.ts';
import { quoteDeskPart } from './quote-form.desk.lazy.ts';
import { quoteFormMeta } from './quote-form.meta.ts';
import { createQuoteFormStore } from './quote-form.store.ts';

/** The parts of the quote form. */
export const widget = defineWidget({
  meta: quoteFormMeta,
  copy: quoteFormCopy,
  createStore: createQuoteFormStore,
  View: QuoteForm,
  styles: import.meta.widgetStyles,
  loadAll: () => Promise.all([chosenFilmPart.load(), calculationPart.load(), quoteDeskPart.load()]),
  onAttributes: (state, attributes) => state.readAttributes(attributes),
  onStart: (state, typed) => state.start(typed),
});
