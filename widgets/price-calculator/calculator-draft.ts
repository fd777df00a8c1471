import type { StoreApi } from 'zustand/vanilla';
import { calculationFragment, readCalculation } from '../domain/calculator/calculation-link.ts';
import { inputProblems } from '../domain/calculator/completeness.ts';
import { price } from '../domain/calculator/price.ts';
import {
  type CalculatorInput,
  choiceNames,
  emptyInput,
  measurementNames,
  type PricedInput,
  readService,
  withService,
} from '../domain/calculator/services.ts';
import type { Ports } from '../kit/ports.ts';
import { knownVisitor } from '../request/known-visitor.ts';
import { draftName } from './calculator-draft-name.ts';
import type { CalculatorState } from './price-calculator.state.ts';

/*
 * What the visitor filled in here, kept until the tab is closed: a reload, and the page in the other language, show it again. Contact details
 * are kept by `request/known-visitor.ts`.
 */

interface Draft {
  /** The service that address or page asked for. */
  asked: string;
  /** Code of the film that the visitor had chosen. */
  film: string;
  /** As in a link to the calculation. */
  calculation: string;
  isPriced: boolean;
  message: string;
}

/** The one calculator of the page that has the draft: two would overwrite each other's. One that was taken out of the page has it no more. */
let holder: { store: StoreApi<CalculatorState>; ports: Ports } | undefined;

export interface CalculatorDraft {
  /** Shows the kept draft again, unless the page asks for another service or something is filled in. */
  restore(): void;
  /** Keeps what is filled in, now and at every change, until it is sent. */
  keep(): void;
}

/** @param attribute the service that the page asks for */
export function calculatorDraft(
  store: StoreApi<CalculatorState>,
  ports: Ports,
  attribute: string | undefined,
): CalculatorDraft {
  const asked = () =>
    readService(ports.pageAddress().searchParams.get('service')) ?? readService(attribute) ?? '';

  const isHeldElsewhere = () => holder !== undefined && holder.store !== store && holder.ports.isOnPage();

  function write({ input, calculated, stale, customer }: CalculatorState): void {
    if (!input.projectType) return;
    if (isHeldElsewhere()) return;
    holder = { store, ports };
    const draft: Draft = {
      asked: asked(),
      film: knownVisitor(ports).getState().film,
      calculation: calculationFragment(input as PricedInput),
      isPriced: Boolean(calculated && !stale),
      message: customer.message,
    };
    ports.rememberForVisit(draftName, JSON.stringify(draft));
  }

  return {
    restore() {
      const { asked: askedThen, film: filmThen, calculation, isPriced, message } = readDraft(ports) ?? {};
      const input = readCalculation(`${calculation}`);
      const { input: now, calculated, customer } = store.getState();
      if (holder?.store === store || isHeldElsewhere()) return;
      if (!input?.projectType || calculated || !isBlank(now)) return;
      const askedNow = asked();
      // A visitor who chose another service than the address names sees that one after a reload.
      if (askedNow && askedNow !== askedThen && askedNow !== input.projectType) return;
      holder = { store, ports };
      // A film that was chosen since brings its own kind of film.
      const { film } = knownVisitor(ports).getState();
      if (film && film !== filmThen) input.folieType = '';
      const isComplete = isPriced === true && inputProblems(input).size === 0;
      const priced = input as PricedInput;
      store.setState({
        input,
        // No event tells of it: it was calculated, and measured, on the page before.
        ...(isComplete && { calculated: { price: price(priced), input: priced, isKept: true } }),
        customer: { ...customer, message: typeof message === 'string' ? message : '' },
      });
    },
    keep() {
      if (ports.mode) return;
      if (!isBlank(store.getState().input)) write(store.getState());
      store.subscribe((state, before) => {
        const { input, calculated, stale, customer, sending, sentReference } = state;
        const hasArrived = sentReference && sentReference !== before.sentReference;
        // From now on the outbox keeps the request, and its notice offers it again: shown here too, it could be sent twice.
        if (sending !== 'idle' || hasArrived) {
          if (holder?.store === store) ports.rememberForVisit(draftName, '');
        } else if (
          (before.sending !== 'idle' && !sentReference) ||
          input !== before.input ||
          calculated !== before.calculated ||
          stale !== before.stale ||
          customer.message !== before.customer.message
        )
          write(state);
      });
    },
  };
}

/** Nothing is filled in besides the service. */
function isBlank(input: CalculatorInput): boolean {
  const blank = input.projectType ? withService(emptyInput, input.projectType) : emptyInput;
  return [...measurementNames, ...choiceNames].every((name) => input[name] === blank[name]);
}

/** Other scripts can write there: readers check the members. */
function readDraft(ports: Ports): Partial<Draft> | undefined {
  try {
    return JSON.parse(ports.recallForVisit(draftName) || 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
