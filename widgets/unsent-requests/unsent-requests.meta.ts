import { languages } from '../domain/text.ts';
import { defineMeta, lookAttributes } from '../kit/meta.ts';

export const unsentRequestsMeta = defineMeta({
  tag: 'wrap-unsent-requests',
  attributes: { lang: { values: languages }, mode: { values: ['kiosk'] }, ...lookAttributes },
  events: {
    'wrap-unsent-request-sent': { detail: { reference: 'string' } },
    'wrap-unsent-request-discarded': { detail: { reference: 'string' } },
  },
});
