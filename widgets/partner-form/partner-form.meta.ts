import { languages } from '../domain/text.ts';
import { defineMeta } from '../kit/meta.ts';

/** The ways of delivery that a page may name. Never an address: a host page must not send personal data elsewhere. */
export const endpoints = ['form-mail'] as const;

export const partnerFormMeta = defineMeta({
  tag: 'wrap-partner-form',
  attributes: {
    endpoint: { values: endpoints },
    lang: { values: languages },
    partner: {},
  },
  events: {
    'wrap-application-sent': { detail: { experienceLevel: 'string', reference: 'string' } },
    'wrap-application-failed': { detail: { experienceLevel: 'string', reference: 'string' } },
  },
});
