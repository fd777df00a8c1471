import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSamples, toggled, writeSamples } from '../domain/request/samples.ts';
import type { Ports } from '../kit/ports.ts';

/*
 * The samples that the visitor wants, shared by the widgets of a page, and kept on the device where the browser stores them. The pages of
 * the films write the same text (`site/inline-scripts/samples.js`). Nothing is stored before the visitor chooses a sample.
 */

/** The storage key. */
const samplesName = 'wrappie-samples';

export interface Samples {
  codes: readonly string[];
  /** The browser stores nothing, so that the samples are gone on the next page. */
  unkept?: boolean;
}

export interface SampleBasket extends StoreApi<Samples> {
  /** Adds a sample, or removes it. False when there is no room for it. */
  toggle(code: string): boolean;
  /** Removes samples that were asked for. What another tab has added meanwhile stays. */
  remove(asked: readonly string[]): void;
}

const shared: Partial<Record<string, SampleBasket>> = {};

/** The basket of this page. Widgets in a mode share one of their own, which nothing is stored of. */
export function sampleBasket(ports: Ports): SampleBasket {
  const key = `${ports.mode}`;
  shared[key] ??= createSampleBasket(ports);
  return shared[key];
}

/** A basket with the stored samples. Another tab, or the page of a film, may change them: they are read again when the visitor returns. */
export function createSampleBasket(ports: Pick<Ports, 'recall' | 'remember' | 'onReturn'>): SampleBasket {
  const stored = () => readSamples(ports.recall(samplesName));
  const store = createStore<Samples>(() => ({ codes: stored() }));
  const put = (codes: readonly string[]) => {
    store.setState({ codes, unkept: !ports.remember(samplesName, writeSamples(codes)) });
  };
  ports.onReturn(() => {
    if (!store.getState().unkept) store.setState({ codes: stored() });
  });
  return Object.assign(store, {
    toggle(code: string) {
      const { codes } = store.getState();
      const next = toggled(codes, code);
      if (next === codes) return false;
      put(next);
      return true;
    },
    remove(asked: readonly string[]) {
      const { codes, unkept } = store.getState();
      if (codes.length === 0 || asked.length === 0) return;
      // From the device, which another tab may have changed. Where nothing is stored there is no other tab.
      put((unkept ? codes : stored()).filter((code) => !asked.includes(code)));
    },
  });
}
