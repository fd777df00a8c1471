import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreContext } from '../kit/widget.ts';
import type { partnerDashboardMeta } from './partner-dashboard.meta.ts';
import type { DashboardData, DashboardState } from './partner-dashboard.state.ts';
import { tabs } from './tabs.ts';

/** The storage key of the responses: a JSON list of job ids. */
export const respondedName = 'wrap-responded-jobs';

/** The state of one dashboard. Works without React, and uses the outside world only through `ports`. */
export function createPartnerDashboardStore({
  ports,
  emit,
  initial,
}: StoreContext<typeof partnerDashboardMeta>): StoreApi<DashboardState> {
  const fresh: DashboardData = {
    tab: 'available',
    responded: [],
    kept: true,
    ...(initial as Partial<DashboardData>),
  };
  return createStore<DashboardState>((set, get) => ({
    ...fresh,
    chooseTab(tab) {
      if (tab === get().tab) return;
      set({ tab });
      ports.showFragment(tab, 'push');
    },
    respond(jobId) {
      if (get().responded.includes(jobId)) return;
      // Another window may have stored a response meanwhile.
      const responded = union(readIds(ports.recall(respondedName)), get().responded, [jobId]);
      const kept = ports.remember(respondedName, JSON.stringify(responded));
      set({ responded, kept, announced: jobId });
      emit('wrap-job-responded', { jobId });
    },
    start() {
      set({ responded: union(readIds(ports.recall(respondedName)), get().responded) });
      ports.onFragment((fragment) => {
        const tab = fragment === '' ? fresh.tab : tabs.find((name) => name === fragment);
        if (tab) set({ tab });
      });
    },
  }));
}

/** Other scripts can write there: any text but a list of ids counts as empty. */
function readIds(text: string | undefined): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function union(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
