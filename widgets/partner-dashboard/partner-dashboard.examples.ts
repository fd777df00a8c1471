import type { Example } from '../kit/example.ts';
import type { DashboardData } from './partner-dashboard.state.ts';

/** The dashboard in every state that a visitor can see. */
export const partnerDashboardExamples: readonly Example<Partial<DashboardData>>[] = [
  { name: 'available', attributes: {} },
  { name: 'active', attributes: {}, state: { tab: 'active' } },
  { name: 'completed', attributes: {}, state: { tab: 'completed' } },
  { name: 'profile', attributes: {}, state: { tab: 'profile' } },
  { name: 'responded', attributes: {}, state: { responded: ['klus-101'], announced: 'klus-101' } },
  {
    name: 'storage-blocked',
    attributes: {},
    state: { responded: ['klus-101', 'klus-103'], kept: false, announced: 'klus-103' },
  },
];
