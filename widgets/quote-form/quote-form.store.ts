import { createStore, type StoreApi } from 'zustand/vanilla';
import { readQuestion } from '../domain/request/asked-question.ts';
import {
  type ContactRequest,
  emptyContactRequest,
  readClientType,
  readProjectChoice,
} from '../domain/request/contact-request.ts';
import type { StoreContext } from '../kit/widget.ts';
import { followCalculation } from '../request/follow-calculation.ts';
import { followFilm } from '../request/follow-film.ts';
import { followSamples } from '../request/follow-samples.ts';
import { knownVisitor, noFilm, onForgotten } from '../request/known-visitor.ts';
import { sampleBasket } from '../request/sample-basket.ts';
import { keepDraft } from './quote-form.draft.ts';
import type { quoteFormMeta } from './quote-form.meta.ts';
import { createQuoteSending } from './quote-form.sending.ts';
import {
  type FieldName,
  freshQuoteForm,
  type QuoteFormData,
  type QuoteFormState,
} from './quote-form.state.ts';
import { carriedFields, followVisitor } from './quote-form.visitor.ts';

type Context = StoreContext<typeof quoteFormMeta>;

/** The state of one quote form. Works without React, and uses the outside world only through `ports`. */
export function createQuoteFormStore(context: Context): StoreApi<QuoteFormState> {
  const { ports, attributes } = context;
  let turn = 0;
  let preparing = false;

  const store: StoreApi<QuoteFormState> = createStore<QuoteFormState>((set, get) => ({
    ...freshQuoteForm,
    ...presetBy(attributes),
    ...shapedBy(attributes),
    ...(context.initial as Partial<QuoteFormData>),
    change(name, value) {
      prepare();
      set(({ fields, touched }) => ({
        fields: { ...fields, [name]: value },
        touched: touched.includes(name) ? touched : [...touched, name],
        sentReference: undefined,
      }));
    },
    addPhotos(files) {
      prepare();
      sending.photos.add(files);
    },
    removePhoto: (id) => sending.photos.remove(id),
    retryPhoto: (id) => sending.photos.retry(id),
    retryPhotos: () => sending.photos.retryAll(),
    send: (lang) => sending.send(lang),
    copyRequest: () => sending.copy(),
    removeFilm() {
      set({ film: undefined });
      knownVisitor(ports).setState(noFilm);
      get().focusOn('description');
    },
    removeSample(code) {
      sampleBasket(ports).toggle(code);
      get().focusOn('description');
    },
    removeCalculation() {
      set({ calculation: undefined });
      knownVisitor(ports).setState({ calculation: '' });
      get().focusOn('description');
    },
    say: (message) => set({ toast: { message, n: ++turn } }),
    dismissToast: () => set({ toast: undefined }),
    focusOn: (on) => set({ focus: { on } }),
    readAttributes(next) {
      attributes.partner = next.partner;
      for (const name of ['project-type', 'client-type', 'purpose'] as const) {
        if (next[name] === attributes[name]) continue;
        Object.assign(attributes, { [name]: next[name] });
        set(({ fields, touched }) => presetBy({ [name]: next[name] }, fields, touched));
      }
      set(shapedBy(next));
    },
    start(typed) {
      const visitor = knownVisitor(ports);
      keepDraft(store, ports, () => presetBy(attributes).fields);
      followVisitor(store, visitor);
      if (!get().forPartner) {
        followCalculation(store, visitor);
        followFilm(store, visitor);
        followSamples(store, sampleBasket(ports));
        sending.photos.share(visitor);
      }
      onForgotten(visitor, () => {
        // A request that has not arrived stays.
        if (get().sending !== 'idle') return;
        sending.photos.clear();
        set({ ...presetBy(attributes), film: undefined, marked: false });
      });
      for (const [name, value] of Object.entries(typed)) {
        if (!(name in emptyContactRequest)) continue;
        // Only controls that differ from the markup are reported: a checkbox that was ticked.
        get().change(name as FieldName, name === 'homeVisit' ? true : value);
      }
      ports.onFragment((fragment) => {
        const question = readQuestion(fragment);
        if (!question) return;
        // What the visitor wrote themselves stays.
        if (!get().fields.description.trim()) get().change('description', question);
        get().focusOn('description');
        // A question is not for the address, which people share and others measure.
        ports.showFragment('contact', 'replace');
      });
    },
  }));

  // Contact details that the visitor gave were sent: the form stays empty here, and is prefilled again on the next page.
  const sending = createQuoteSending(store, context, () => ({
    ...presetBy(attributes),
    touched: carriedFields,
  }));

  /** Loads the code for sending when the form is first used. */
  function prepare(): void {
    if (!preparing) sending.prepare();
    preparing = true;
  }

  return store;
}

/** What a company that asks for a partner code is not asked. */
const partnerPreset = { 'project-type': 'overig', 'client-type': 'zakelijk' };

function isForPartner({ purpose }: { purpose?: string }): boolean {
  return purpose?.trim().toLowerCase() === 'partner';
}

/** What the form asks, by its attributes. */
function shapedBy(attributes: Context['attributes']): Pick<QuoteFormData, 'forPartner' | 'offersVisit'> {
  const forPartner = isForPartner(attributes);
  return {
    forPartner,
    offersVisit: !forPartner && attributes['home-visit']?.trim().toLowerCase() !== 'none',
  };
}

/** The fields that the attributes preset. Values from other widgets do not replace them. */
function presetBy(
  attributes: Partial<Record<'project-type' | 'client-type' | 'purpose', string>>,
  before: ContactRequest = emptyContactRequest,
  touchedBefore: readonly FieldName[] = [],
): Pick<QuoteFormData, 'fields' | 'touched'> {
  const { 'project-type': project, 'client-type': client } = isForPartner(attributes)
    ? partnerPreset
    : attributes;
  const projectType = readProjectChoice(project);
  const clientType = readClientType(client);
  const preset = { ...(projectType && { projectType }), ...(clientType && { clientType }) };
  return {
    fields: { ...before, ...preset },
    touched: [...touchedBefore, ...(Object.keys(preset) as FieldName[])],
  };
}
