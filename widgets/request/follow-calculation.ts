import type { StoreApi } from 'zustand/vanilla';
import { calculationPart } from './calculation.lazy.ts';
import type { KnownVisitor } from './known-visitor.ts';
import type { CalculationState, SendingState } from './request-state.ts';

/** Keeps the last price that the calculator gave in the state of a form, now and at every change. What cannot be read counts as none. */
export function followCalculation(
  store: StoreApi<CalculationState & Pick<SendingState, 'sending'>>,
  visitor: KnownVisitor,
): void {
  const take = () => {
    if (!visitor.getState().calculation) return store.setState({ calculation: undefined });
    const wasIdle = store.getState().sending === 'idle';
    calculationPart.load().then(({ readPricedCalculation }) => {
      // The price was there before the request: to add it now would look like a change of the content.
      if (wasIdle && store.getState().sending !== 'idle') return;
      // Read only now: the visitor may have calculated again, or removed it, meanwhile.
      store.setState({ calculation: readPricedCalculation(visitor.getState().calculation) });
    }, console.error);
  };
  if (visitor.getState().calculation) take();
  visitor.subscribe(({ calculation }, before) => {
    if (calculation !== before.calculation) take();
  });
}
