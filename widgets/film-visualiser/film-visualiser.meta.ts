import { rooms } from '../domain/film/films.ts';
import { languages } from '../domain/text.ts';
import { defineMeta, lookAttributes } from '../kit/meta.ts';
import { looks } from './film-visualiser.state.ts';

export const filmVisualiserMeta = defineMeta({
  tag: 'wrap-film-visualiser',
  attributes: {
    room: { values: rooms },
    film: {},
    look: { values: looks },
    lang: { values: languages },
    partner: {},
    mode: { values: ['kiosk'] },
    ...lookAttributes,
  },
  events: {
    'wrap-film-chosen': { detail: { room: 'string', film: 'string', name: 'string' } },
  },
});
