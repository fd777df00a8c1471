import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyPartnerApplication, readExperienceLevel } from '../domain/partner/partner-application.ts';
import type { StoreContext } from '../kit/widget.ts';
import { applicationSendingPart } from './application-sending.lazy.ts';
import { endpoints, isDelivered, isEndpoint, type partnerFormMeta } from './partner-form.meta.ts';
import {
  type ApplicationSending,
  type FieldName,
  freshPartnerForm,
  type PartnerFormData,
  type PartnerFormState,
} from './partner-form.state.ts';

/** The state of one partner form. Works without React, and uses the outside world only through `ports`. */
export function createPartnerFormStore(
  context: StoreContext<typeof partnerFormMeta>,
): StoreApi<PartnerFormState> {
  const { ports, attributes } = context;
  let turn = 0;
  let warned = false;
  let prepared = false;

  const store: StoreApi<PartnerFormState> = createStore<PartnerFormState>((set, get) => ({
    ...freshPartnerForm,
    delivers: isDelivered(attributes.endpoint),
    ...(context.initial as Partial<PartnerFormData>),
    change(name, value) {
      void prepare();
      set(({ application }) => ({
        application: { ...application, [name]: value },
        received: undefined,
      }));
    },
    leave: (name) => get().delivery?.leave(name),
    async send() {
      get().dismissToast();
      const delivery = await prepare();
      if (delivery) await delivery.send();
      else get().say('failed');
    },
    say: (message) => set({ toast: { message, n: ++turn } }),
    dismissToast: () => set({ toast: undefined }),
    focusOn: (on) => set({ focus: { on } }),
    readAttributes({ endpoint, partner }) {
      attributes.partner = partner;
      checkEndpoint(endpoint);
      set({ delivers: isDelivered(endpoint) });
    },
    start(typed) {
      checkEndpoint(attributes.endpoint);
      for (const [name, value] of Object.entries(typed)) {
        if (!(name in emptyPartnerApplication)) continue;
        // Only controls that differ from the markup are reported: a checkbox that was ticked.
        if (name === 'hasOwnTools') get().change(name, true);
        else if (name === 'experienceLevel') get().change(name, readExperienceLevel(value) ?? '');
        else get().change(name as Exclude<FieldName, 'hasOwnTools' | 'experienceLevel'>, value);
      }
    },
  }));

  /** Warns the page author that their value counts for nothing: the application is delivered to us. */
  function checkEndpoint(endpoint: string | undefined): void {
    if (warned || !endpoint || isEndpoint(endpoint)) return;
    warned = true;
    console.warn(
      `<wrap-partner-form endpoint> is one of: ${endpoints.join(', ')}. Applications are sent to us.`,
    );
  }

  /** Loads the sending side and the code for delivery when the form is first used: later there may be no network. */
  async function prepare(): Promise<ApplicationSending | undefined> {
    if (store.getState().delivers && !prepared) {
      prepared = true;
      ports.prepareDelivery().catch(console.warn);
    }
    try {
      const { createApplicationSending } = await applicationSendingPart.load();
      if (!store.getState().delivery)
        store.setState({ delivery: createApplicationSending(store, context), toast: undefined });
      const { delivery } = store.getState();
      delivery?.meetVisitor();
      return delivery;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }

  const part = applicationSendingPart.loaded;
  if (part) store.setState({ delivery: part.createApplicationSending(store, context) });
  return store;
}
