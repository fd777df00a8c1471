import { defineWidget } from '../kit/widget.ts';
import { FilmVisualiser } from './FilmVisualiser.tsx';
import { filmStyles } from './film-styles.ts';
import { filmVisualiserCopy } from './film-visualiser.copy.ts';
import { filmVisualiserMeta } from './film-visualiser.meta.ts';
import { createFilmVisualiserStore } from './film-visualiser.store.ts';
import { hasWidget, showWidget } from './show-widget.ts';
import { thisPage } from './this-page.ts';

/** The parts of the film visualiser. */
export const widget = defineWidget({
  meta: filmVisualiserMeta,
  copy: filmVisualiserCopy,
  createStore: (context) => createFilmVisualiserStore(context, showWidget, hasWidget, thisPage),
  View: FilmVisualiser,
  styles: import.meta.widgetStyles,
  rootStyles: filmStyles,
  loadAll: async () => {},
  onAttributes: (state, attributes) => state.readAttributes(attributes),
  onStart: (state, typed) => state.start(typed),
});
