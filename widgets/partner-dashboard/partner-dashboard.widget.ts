import { defineWidget } from '../kit/widget.ts';
import { PartnerDashboard } from './PartnerDashboard.tsx';
import { partnerDashboardCopy } from './partner-dashboard.copy.ts';
import { partnerDashboardMeta } from './partner-dashboard.meta.ts';
import { createPartnerDashboardStore } from './partner-dashboard.store.ts';

/** The parts of the partner dashboard. */
export const widget = defineWidget({
  meta: partnerDashboardMeta,
  copy: partnerDashboardCopy,
  createStore: createPartnerDashboardStore,
  View: PartnerDashboard,
  styles: import.meta.widgetStyles,
  loadAll: async () => {},
  onAttributes: () => {},
  onStart: (state) => state.start(),
});
