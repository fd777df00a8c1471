import { languages } from '../domain/text.ts';
import { defineMeta, lookAttributes } from '../kit/meta.ts';

/**
 * The ways of delivery that a page may name; `none` shows a demonstration. Never an address: a host page must not be able to send personal
 * data elsewhere.
 */
export const endpoints = ['form-mail', 'none'] as const;

export type Endpoint = (typeof endpoints)[number];

/** Whether an application is delivered: unless the page asks for a demonstration (rule `partner-delivery`). */
export function isDelivered(endpoint: string | undefined): boolean {
  return endpoint !== 'none';
}

export function isEndpoint(value: string | undefined): value is Endpoint {
  return (endpoints as readonly (string | undefined)[]).includes(value);
}

export const partnerFormMeta = defineMeta({
  tag: 'wrap-partner-form',
  attributes: {
    endpoint: { values: endpoints },
    lang: { values: languages },
    partner: {},
    mode: { values: ['test', 'kiosk'] },
    ...lookAttributes,
  },
  events: {
    'wrap-application-sent': { detail: { experienceLevel: 'string', reference: 'string' } },
    'wrap-application-failed': { detail: { experienceLevel: 'string', reference: 'string' } },
  },
});
