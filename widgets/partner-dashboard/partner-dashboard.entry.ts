import { defineEntry } from '../kit/entry.ts';
import { partnerDashboardDocs } from './partner-dashboard.docs.ts';
import { partnerDashboardExamples } from './partner-dashboard.examples.ts';
import { partnerDashboardMeta } from './partner-dashboard.meta.ts';

export const entry = defineEntry({
  meta: partnerDashboardMeta,
  docs: partnerDashboardDocs,
  examples: partnerDashboardExamples,
  load: () => import('./partner-dashboard.widget.ts'),
  when: 'near-viewport',
  instead: { route: '/zzp-dashboard', label: { nl: 'Bekijk het dashboard', en: 'Look at the dashboard' } },
});
