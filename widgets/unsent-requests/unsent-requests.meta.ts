import { languages } from '../domain/text.ts';
import { defineMeta } from '../kit/meta.ts';

export const unsentRequestsMeta = defineMeta({
  tag: 'wrap-unsent-requests',
  attributes: { lang: { values: languages }, mode: { values: ['kiosk'] } },
  events: {
    'wrap-unsent-request-sent': { detail: { reference: 'string' } },
    'wrap-unsent-request-discarded': { detail: { reference: 'string' } },
  },
});
