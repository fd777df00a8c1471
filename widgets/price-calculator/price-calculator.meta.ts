import { serviceAliases, services } from '../domain/calculator/services.ts';
import { languages } from '../domain/text.ts';
import { defineMeta } from '../kit/meta.ts';

export const priceCalculatorMeta = defineMeta({
  tag: 'wrap-price-calculator',
  attributes: {
    service: { values: [...services, ...(Object.keys(serviceAliases) as 'meubels'[])] },
    lang: { values: languages },
    partner: {},
    mode: { values: ['test', 'kiosk'] },
  },
  events: {
    'wrap-price-calculated': { detail: { projectType: 'string', estimatedPrice: 'number' } },
    'wrap-quote-sent': { detail: { projectType: 'string', estimatedPrice: 'number', reference: 'string' } },
    'wrap-quote-failed': { detail: { projectType: 'string', estimatedPrice: 'number', reference: 'string' } },
  },
});
