import { clientTypes, projectChoices } from '../domain/request/contact-request.ts';
import { languages } from '../domain/text.ts';
import { defineMeta, lookAttributes } from '../kit/meta.ts';

export const quoteFormMeta = defineMeta({
  tag: 'wrap-quote-form',
  attributes: {
    'project-type': { values: projectChoices },
    'client-type': { values: clientTypes },
    purpose: { values: ['partner'] },
    'home-visit': { values: ['none'] },
    lang: { values: languages },
    partner: {},
    mode: { values: ['test', 'kiosk'] },
    ...lookAttributes,
  },
  events: {
    'wrap-quote-sent': { detail: { projectType: 'string', clientType: 'string', reference: 'string' } },
    'wrap-quote-failed': { detail: { projectType: 'string', clientType: 'string', reference: 'string' } },
  },
});
