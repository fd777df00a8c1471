import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSamples, toggled, writeSamples } from '../domain/request/samples.ts';
import type { Ports } from '../kit/ports.ts';

/*
 * The samples that the visitor wants, shared by the widgets of a page, and kept on the device where the browser stores them. The pages of
 * the films write the same text (`site/inline-scripts/samples.js`). Nothing is stored before the visitor chooses a sample.
 */

/** The storage key. */
const samplesName = 'wrappie-samples';

export interface SampleBasket extends StoreApi<{ codes: readonly string[] }> {
  /** Adds a sample, or removes it. */
  toggle(code: string): void;
  clear(): void;
}

const shared: Partial<Record<string, SampleBasket>> = {};

/** The basket of this page. Widgets in kiosk mode share one of their own, which nothing is stored of. */
export function sampleBasket(ports: Ports): SampleBasket {
  const key = String(ports.isKiosk);
  shared[key] ??= createSampleBasket(ports);
  return shared[key];
}

/** A basket with the stored samples. Another tab, or the page of a film, may change them: they are read again when the visitor returns. */
export function createSampleBasket(ports: Pick<Ports, 'recall' | 'remember' | 'onReturn'>): SampleBasket {
  const stored = () => readSamples(ports.recall(samplesName));
  const store = createStore<{ codes: readonly string[] }>(() => ({ codes: stored() }));
  const put = (codes: readonly string[]) => {
    store.setState({ codes });
    ports.remember(samplesName, writeSamples(codes));
  };
  ports.onReturn(() => store.setState({ codes: stored() }));
  return Object.assign(store, {
    toggle: (code: string) => put(toggled(store.getState().codes, code)),
    clear() {
      if (store.getState().codes.length > 0) put([]);
    },
  });
}
