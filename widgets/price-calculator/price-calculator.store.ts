import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  choiceNames,
  emptyInput,
  measurementNames,
  readService,
  withService,
} from '../domain/calculator/services.ts';
import type { StoreContext } from '../kit/widget.ts';
import { draftName } from './calculator-draft-name.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';
import { type CalculatorData, type CalculatorState, freshCalculator } from './price-calculator.state.ts';
import { projectActions } from './project-actions.ts';
import { quoteRequestPart } from './quote-request.lazy.ts';

/** The state of one calculator. Works without React, and uses the outside world only through `ports`. */
export function createPriceCalculatorStore(
  context: StoreContext<typeof priceCalculatorMeta>,
): StoreApi<CalculatorState> {
  const { ports, emit, attributes } = context;
  const chosen = readService(attributes.service);

  const store: StoreApi<CalculatorState> = createStore<CalculatorState>((set, get) => ({
    ...freshCalculator,
    ...(chosen ? { input: withService(emptyInput, chosen) } : {}),
    ...(context.initial as Partial<CalculatorData>),
    ...projectActions({ get, set, emit, onUse: () => void prepareRequest() }),
    async accept() {
      if (!get().calculated || get().stale) return;
      const unavailable = !(await prepareRequest());
      set({ unavailable });
      if (unavailable) return get().say('failed');
      set({ sendFormOpen: true, sentReference: undefined });
      get().focusOn('name');
    },
    async savePdf(lang) {
      if (await prepareRequest()) await get().request?.savePdf(lang);
      else get().say('failed');
    },
    cancel() {
      if (get().sending === 'sending') return;
      set({ sendFormOpen: false, contactMarked: false });
      get().focusOn('accept');
    },
    changeCustomer: (name, value) => set(({ customer }) => ({ customer: { ...customer, [name]: value } })),
    readAttributes({ service, partner }) {
      attributes.partner = partner;
      if (service === attributes.service) return;
      attributes.service = service as typeof attributes.service;
      const next = readService(service);
      if (next) get().show(next);
    },
    open: () => void prepareRequest().then(() => get().request?.takeFilm()),
    start(typed) {
      get().request?.meetVisitor();
      get().request?.sharePhotos();
      if (Object.keys(typed).length > 0) void prepareRequest();
      // The typed fields belong to the service that was shown. They are applied before the service: fronts must not become metres.
      for (const name of [...measurementNames, ...choiceNames]) {
        const value = typed[name];
        if (value !== undefined) get().change(name, value);
      }
      const chosen = readService(typed['projectType']);
      const service = chosen ?? readService(ports.pageAddress().searchParams.get('service'));
      if (service) get().show(service);
      const { hash } = ports.pageAddress();
      // What is filled in already, and a calculation in the address, come first. A widget in a mode remembers nothing.
      if (
        Object.keys(typed).length === 0 &&
        !namesCalculation(hash) &&
        !ports.mode &&
        ports.recallForVisit(draftName)
      )
        void prepareRequest('to restore').then(() => get().request?.restoreDraft());
      let ignored = chosen !== undefined;
      ports.onFragment((fragment) => {
        if (!ignored) openCalculation(fragment);
        ignored = false;
      });
    },
  }));

  /** Reading a calculation needs the request side, which loads later. */
  function openCalculation(fragment: string): void {
    const { input } = store.getState();
    if (!namesCalculation(fragment)) return;
    void prepareRequest().then(() => store.getState().request?.openCalculation(fragment, input));
  }

  /**
   * Loads the request side at the first interaction, so that it is ready when it is needed. False when it cannot be loaded now.
   *
   * @param why a calculator that only shows a kept calculation takes over no photos: it would upload them before anybody uses it
   */
  async function prepareRequest(why?: 'to restore'): Promise<boolean> {
    const isThere = store.getState().request !== undefined;
    try {
      const { createQuoteRequest } = await quoteRequestPart.load();
      if (!store.getState().request) {
        store.setState({ request: createQuoteRequest(store, context) });
        // Not essential now, but after the next deploy it is gone from the server. If it cannot be loaded, the visitor is told later.
        ports.prepareDelivery().catch(console.warn);
        ports.preparePhotos().catch(console.warn);
      }
      if (!isThere) store.getState().request?.meetVisitor();
      if (!why) store.getState().request?.sharePhotos();
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  const part = quoteRequestPart.loaded;
  if (part) store.setState({ request: part.createQuoteRequest(store, context) });
  return store;
}

/** Whether a fragment may hold a calculation. Other fragments are the page's own, such as the routes of its script. */
function namesCalculation(fragment: string): boolean {
  const [service, query] = fragment.replace('#', '').split('?');
  return query !== undefined && readService(service) !== undefined;
}
