import { defineWidget } from '../kit/widget.ts';
import { UnsentRequests } from './UnsentRequests.tsx';
import { unsentRequestsCopy } from './unsent-requests.copy.ts';
import { unsentRequestsMeta } from './unsent-requests.meta.ts';
import { createUnsentRequestsStore } from './unsent-requests.store.ts';

/** The parts of the notice of unsent requests. */
export const widget = defineWidget({
  meta: unsentRequestsMeta,
  copy: unsentRequestsCopy,
  createStore: createUnsentRequestsStore,
  View: UnsentRequests,
  styles: import.meta.widgetStyles,
  loadAll: async () => {},
  onAttributes: () => {},
  onStart: (state) => void state.start().catch(console.warn),
});
