import { languages } from '../domain/text.ts';
import { defineMeta, lookAttributes } from '../kit/meta.ts';

export const partnerDashboardMeta = defineMeta({
  tag: 'wrap-partner-dashboard',
  attributes: {
    lang: { values: languages },
    ...lookAttributes,
  },
  events: {
    'wrap-job-responded': { detail: { jobId: 'string' } },
  },
});
