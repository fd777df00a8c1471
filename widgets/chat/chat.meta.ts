import { languages } from '../domain/text.ts';
import { defineMeta, lookAttributes } from '../kit/meta.ts';

export const chatMeta = defineMeta({
  tag: 'wrap-chat',
  attributes: {
    placement: { values: ['corner', 'inline'] },
    open: { values: ['yes', 'no'] },
    lang: { values: languages },
    partner: {},
    mode: { values: ['kiosk'] },
    ...lookAttributes,
  },
  events: {
    'wrap-chat-opened': { detail: {} },
    'wrap-chat-closed': { detail: {} },
    'wrap-chat-answered': { detail: { topic: 'string' } },
  },
});
