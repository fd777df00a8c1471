import { createStore, type StoreApi } from 'zustand/vanilla';
import { type InputName, inputProblems } from '../domain/completeness.ts';
import { type Price, price } from '../domain/price.ts';
import { type MailField, quoteFields } from '../domain/quote-payload.ts';
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
import { type ContactProblem, contactProblems, type Customer, noCustomer } from '../request/contact.ts';
import { createPhotoQueue, noPhotos, type PhotoState } from '../request/photo-queue.ts';
import { requestText } from '../request/ways-out.ts';
import { createSending, notSending, type SendingState } from '../request/sending.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';

/** A short message over the page; `n` tells two equal ones apart. */
export interface Toast {
  message: 'missing' | 'invalid' | 'contact-missing' | 'failed' | 'sent' | 'copied';
  n: number;
}

/** What the calculator shows. Plain data: an example is a part of it. */
export interface CalculatorData extends PhotoState, SendingState {
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
  customer: Customer;
  contactMarked: boolean;
  /** The fields of the last attempt, for the ways out when it was not confirmed. */
  lastFields?: readonly MailField[];
  /** Copying was refused by the browser: the text is shown to be selected. */
  copyRefused: boolean;
  /** Reference of the request that was accepted last. */
  sentReference?: string;
  toast?: Toast;
  /** Where the focus has to go; `n` tells two equal wishes apart. */
  focus?: { on: string; n: number };
}

export interface CalculatorActions {
  chooseService(service: Service): void;
  change(name: InputName, value: string): void;
  leave(name: InputName): void;
  calculate(): void;
  accept(): void;
  cancel(): void;
  changeCustomer(name: keyof Customer, value: string): void;
  addPhotos(files: readonly File[]): void;
  removePhoto(id: string): void;
  retryPhoto(id: string): void;
  send(): Promise<void>;
  copyRequest(): Promise<void>;
  dismissToast(): void;
  /** The `service` and `partner` attributes as they are now. */
  readAttributes(attributes: { service?: string; partner?: string }): void;
  /** The element is alive: takes over what was filled in before the script came, and the service of the address. */
  start(typed: Record<string, string>): void;
}

export type CalculatorState = CalculatorData & CalculatorActions;

const fresh: CalculatorData = {
  ...noPhotos,
  ...notSending,
  input: emptyInput,
  left: [],
  marked: false,
  stale: false,
  sendFormOpen: false,
  customer: noCustomer,
  contactMarked: false,
  copyRefused: false,
};

/** The state of one calculator. Works without React; reaches the outside world through `services` only. */
export function createPriceCalculatorStore(context: StoreContext<typeof priceCalculatorMeta>): StoreApi<CalculatorState> {
  const { services, emit } = context;
  let service: string | undefined = context.attributes.service;
  let partner: string | undefined = context.attributes.partner;
  const chosen = readService(service);
  const data: CalculatorData = {
    ...fresh,
    ...(chosen ? { input: withService(emptyInput, chosen) } : {}),
    ...(context.initial as Partial<CalculatorData>),
  };

  const store: StoreApi<CalculatorState> = createStore<CalculatorState>((set, get) => ({
    ...data,
    chooseService(next) {
      const { input } = get();
      if (next === input.projectType) return;
      set({ input: withService(input, next), left: [], marked: false, calculated: undefined, stale: false, sentReference: undefined });
      closeForm();
    },
    change(name, value) {
      if (name === 'projectType') return get().chooseService(value as Service);
      set(({ input, calculated }) => ({ input: { ...input, [name]: value }, stale: calculated !== undefined }));
      if (get().stale) closeForm();
    },
    leave: (name) => set(({ left }) => ({ left: left.includes(name) ? left : [...left, name] })),
    calculate() {
      const problems = inputProblems(get().input);
      const [first] = problems;
      if (first) {
        const missing = [...problems.values()].includes('missing');
        set({ marked: true });
        toast(missing ? 'missing' : 'invalid');
        return focus(first[0]);
      }
      const input = get().input as PricedInput;
      const calculated = { price: price(input), input };
      set({ calculated, stale: false, marked: false, sentReference: undefined });
      emit('wrap-price-calculated', { projectType: input.projectType, estimatedPrice: calculated.price.amount });
    },
    accept() {
      if (!get().calculated || get().stale) return;
      set({ sendFormOpen: true, sentReference: undefined });
      focus('name');
    },
    cancel() {
      if (get().sending === 'sending') return;
      set({ sendFormOpen: false, contactMarked: false });
      focus('accept');
    },
    changeCustomer: (name, value) => set(({ customer }) => ({ customer: { ...customer, [name]: value } })),
    addPhotos: (files) => photos.add(files),
    removePhoto(id) {
      photos.remove(id);
      focus('photos');
    },
    retryPhoto: (id) => photos.retry(id),
    async send() {
      const { customer, calculated } = get();
      if (!calculated || get().sending === 'sending') return;
      const problems = contactProblems(customer);
      const [first] = problems;
      if (first) {
        set({ contactMarked: true });
        toast([...problems.values()].includes('missing') ? 'contact-missing' : 'invalid');
        return focus(first[0]);
      }
      dismissToast();
      await sending.send(async (reference) => {
        const page = services.pageAddress();
        const fields = quoteFields({
          customer,
          input: calculated.input,
          estimatedPrice: calculated.price.amount,
          photos: await photos.settled(),
          timestamp: services.now(),
          reference,
          partner,
          page: page.origin + page.pathname,
        });
        set({ lastFields: fields, copyRefused: false });
        return { reference, fields };
      });
    },
    async copyRequest() {
      try {
        await services.copyText(requestText(get().lastFields ?? []));
        toast('copied');
      } catch {
        // No permission, or no secure context: then the text itself is shown.
        set({ copyRefused: true });
      }
    },
    dismissToast: () => dismissToast(),
    readAttributes(now) {
      partner = now.partner;
      if (now.service === service) return;
      service = now.service;
      const next = readService(service);
      if (next) get().chooseService(next);
    },
    start(typed) {
      const asked = readService(services.pageAddress().searchParams.get('service'));
      const before = readService(typed.projectType);
      if (before ?? asked) get().chooseService((before ?? asked) as Service);
      for (const name of [...measurementNames, 'folieType', 'complexity', 'kozijnSides'] as const) {
        const value = typed[name];
        if (value !== undefined) get().change(name, value);
      }
    },
  }));

  const photos = createPhotoQueue(store, services);
  const sending = createSending(store, services, (outcome) => {
    const { calculated, reference } = store.getState();
    const detail = {
      projectType: calculated?.input.projectType ?? '',
      estimatedPrice: calculated?.price.amount ?? 0,
      reference,
    };
    if (outcome === 'unconfirmed') {
      toast('failed');
      focus('unconfirmed');
      return emit('wrap-quote-failed', detail);
    }
    sending.reset();
    photos.clear();
    store.setState({ customer: noCustomer, contactMarked: false, sendFormOpen: false, sentReference: reference, lastFields: undefined });
    toast('sent');
    focus('sent');
    emit('wrap-quote-sent', detail);
  });

  let turn = 0;
  const toast = (message: Toast['message']) => store.setState({ toast: { message, n: ++turn } });
  const dismissToast = () => store.setState({ toast: undefined });
  const focus = (on: string): void => store.setState({ focus: { on, n: ++turn } });
  /** An out-of-date price cannot be sent; a request that is under way or unconfirmed stays in sight. */
  const closeForm = () => store.getState().sending === 'idle' && store.setState({ sendFormOpen: false });

  return store;
}

/** What to show at each field: what is missing once Calculate was pressed, what is wrong once the field was left. */
export function visibleProblems({ input, left, marked }: CalculatorData): ReturnType<typeof inputProblems> {
  const problems = inputProblems(input);
  return new Map([...problems].filter(([name, problem]) => marked || (problem !== 'missing' && left.includes(name))));
}

/** Contact fields to mark. */
export function visibleContactProblems(state: CalculatorData): Map<keyof Customer, ContactProblem> {
  return state.contactMarked ? contactProblems(state.customer) : new Map();
}
