import { createStore, type StoreApi } from 'zustand/vanilla';
import { type InputName, inputProblems } from '../domain/completeness.ts';
import { type Price, price } from '../domain/price.ts';
import {
  type CalculatorInput,
  emptyInput,
  measurementNames,
  type PricedInput,
  readService,
  type Service,
  withService,
} from '../domain/services.ts';
import type { StoreContext } from '../kit/widget.ts';
import type { Customer } from '../request/contact.ts';
import { freshRequest, type RequestState } from '../request/request-state.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';
import { loadQuoteRequestPart, quoteRequestPart } from './quote-request.lazy.ts';
import type { QuoteRequest } from './quote-request.ts';

/** What a toast can say. */
export type Message = 'missing' | 'invalid' | 'contact-missing' | 'failed' | 'sent' | 'copied';

/** What the calculator shows. Plain data: an example is a part of it. */
export interface CalculatorData extends RequestState {
  input: CalculatorInput;
  /** Fields the visitor has left: only there a wrong number is flagged before Calculate is pressed. */
  left: readonly InputName[];
  /** Calculate was pressed while something was missing: everything missing is marked from then on. */
  marked: boolean;
  /** The last price that was calculated, with the input it was calculated from. */
  calculated?: { price: Price; input: PricedInput };
  /** The input has changed since. */
  stale: boolean;
  sendFormOpen: boolean;
  /** `n` tells two equal messages apart. */
  toast?: { message: Message; n: number };
  /** Where the focus has to go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface CalculatorActions {
  chooseService(service: Service): void;
  change(name: InputName, value: string): void;
  leave(name: InputName): void;
  calculate(): void;
  accept(): Promise<void>;
  cancel(): void;
  changeCustomer(name: keyof Customer, value: string): void;
  say(message: Message): void;
  dismissToast(): void;
  focusOn(on: string): void;
  /** The attributes as they are now. */
  readAttributes(attributes: { service?: string; partner?: string }): void;
  /** The element is alive: takes over what was filled in before the script came, and the service of the address. */
  start(typed: Record<string, string>): void;
}

export interface CalculatorState extends CalculatorData, CalculatorActions {
  /** The request side, once it is loaded. */
  request?: QuoteRequest;
}

const fresh: CalculatorData = {
  ...freshRequest,
  input: emptyInput,
  left: [],
  marked: false,
  stale: false,
  sendFormOpen: false,
};

/** The state of one calculator. Works without React; reaches the outside world through `services` only. */
export function createPriceCalculatorStore(
  context: StoreContext<typeof priceCalculatorMeta>,
): StoreApi<CalculatorState> {
  const { services, emit, attributes } = context;
  const chosen = readService(attributes.service);
  let turn = 0;

  const store: StoreApi<CalculatorState> = createStore<CalculatorState>((set, get) => ({
    ...fresh,
    ...(chosen ? { input: withService(emptyInput, chosen) } : {}),
    ...(context.initial as Partial<CalculatorData>),
    chooseService(service) {
      choose(service);
      void prepareRequest();
    },
    change(name, value) {
      if (name === 'projectType') return get().chooseService(value as Service);
      set(({ input, calculated }) => ({
        input: { ...input, [name]: value },
        stale: calculated !== undefined,
      }));
      if (get().stale) closeForm();
      void prepareRequest();
    },
    leave: (name) => set(({ left }) => ({ left: left.includes(name) ? left : [...left, name] })),
    calculate() {
      const problems = inputProblems(get().input);
      const [first] = problems;
      if (first) {
        set({ marked: true });
        get().say([...problems.values()].includes('missing') ? 'missing' : 'invalid');
        return get().focusOn(first[0]);
      }
      const input = get().input as PricedInput;
      const calculated = { price: price(input), input };
      set({ calculated, stale: false, marked: false, sentReference: undefined, toast: undefined });
      void prepareRequest();
      emit('wrap-price-calculated', {
        projectType: input.projectType,
        estimatedPrice: calculated.price.amount,
      });
    },
    async accept() {
      if (!get().calculated || get().stale) return;
      if (!(await prepareRequest())) return get().say('failed');
      set({ sendFormOpen: true, sentReference: undefined });
      get().focusOn('name');
    },
    cancel() {
      if (get().sending === 'sending') return;
      set({ sendFormOpen: false, contactMarked: false });
      get().focusOn('accept');
    },
    changeCustomer: (name, value) => set(({ customer }) => ({ customer: { ...customer, [name]: value } })),
    say: (message) => set({ toast: { message, n: ++turn } }),
    dismissToast: () => set({ toast: undefined }),
    focusOn: (on) => set({ focus: { on } }),
    readAttributes({ service, partner }) {
      attributes.partner = partner;
      if (service === attributes.service) return;
      attributes.service = service as typeof attributes.service;
      const next = readService(service);
      if (next) choose(next);
    },
    start(typed) {
      // The fields are those of the service shown so far. They come first: fronts must not turn into metres.
      for (const name of [...measurementNames, 'folieType', 'complexity', 'kozijnSides'] as const) {
        const value = typed[name];
        if (value !== undefined) get().change(name, value);
      }
      const service =
        readService(typed['projectType']) ?? readService(services.pageAddress().searchParams.get('service'));
      if (service) choose(service);
    },
  }));

  function choose(service: Service): void {
    const { input } = store.getState();
    if (service === input.projectType) return;
    const unpriced = { calculated: undefined, stale: false, sentReference: undefined };
    store.setState({ input: withService(input, service), left: [], marked: false, ...unpriced });
    closeForm();
  }

  /** An out-of-date price cannot be sent; a request that is under way or unconfirmed stays in sight. */
  function closeForm(): void {
    if (store.getState().sending === 'idle') store.setState({ sendFormOpen: false });
  }

  /** Loads the request side at the first touch, so that it is there when it is needed. False when it cannot be had now. */
  async function prepareRequest(): Promise<boolean> {
    if (store.getState().request) return true;
    try {
      const { createQuoteRequest } = await loadQuoteRequestPart();
      if (!store.getState().request) store.setState({ request: createQuoteRequest(store, context) });
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  const part = quoteRequestPart();
  if (part) store.setState({ request: part.createQuoteRequest(store, context) });
  return store;
}

/** What to show at each field: what is missing once Calculate was pressed, what is wrong once the field was left. */
export function visibleProblems({ input, left, marked }: CalculatorData): ReturnType<typeof inputProblems> {
  const problems = inputProblems(input);
  return new Map(
    [...problems].filter(([name, problem]) => marked || (problem !== 'missing' && left.includes(name))),
  );
}
