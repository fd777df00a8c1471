import { languages } from '../domain/text.ts';
import { defineMeta } from '../kit/meta.ts';

export const partnerDashboardMeta = defineMeta({
  tag: 'wrap-partner-dashboard',
  attributes: {
    lang: { values: languages },
  },
  events: {
    'wrap-job-responded': { detail: { jobId: 'string' } },
  },
});
