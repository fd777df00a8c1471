import { serviceAliases, services } from '../domain/calculator/services.ts';
import { languages } from '../domain/text.ts';
import { defineMeta, lookAttributes } from '../kit/meta.ts';

export const priceCalculatorMeta = defineMeta({
  tag: 'wrap-price-calculator',
  attributes: {
    service: { values: [...services, ...(Object.keys(serviceAliases) as 'meubels'[])] },
    lang: { values: languages },
    partner: {},
    mode: { values: ['test', 'kiosk'] },
    ...lookAttributes,
  },
  events: {
    'wrap-price-calculated': { detail: { projectType: 'string', estimatedPrice: 'number' } },
    'wrap-quote-sent': { detail: { projectType: 'string', estimatedPrice: 'number', reference: 'string' } },
    'wrap-quote-failed': { detail: { projectType: 'string', estimatedPrice: 'number', reference: 'string' } },
  },
});
