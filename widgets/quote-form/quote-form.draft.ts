import type { StoreApi } from 'zustand/vanilla';
import { type ContactRequest, readClientType, readProjectChoice } from '../domain/request/contact-request.ts';
import type { Ports } from '../kit/ports.ts';
import type { QuoteFormState } from './quote-form.state.ts';

/*
 * What only this form asks, kept until the tab is closed: a reload, and the page in the other language, show it again. Contact details that
 * other widgets ask too are kept by `request/known-visitor.ts`.
 */

const asText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);

/** The fields that no other widget asks, and how a stored value is read: other scripts can write there. */
const draftFields = {
  address: asText,
  city: asText,
  projectType: readProjectChoice,
  clientType: readClientType,
  homeVisit: (kept: unknown) => kept === true || undefined,
  description: asText,
};
const draftNames = Object.keys(draftFields) as (keyof typeof draftFields)[];

/**
 * Fills in what the visitor typed into this form earlier in the visit, and keeps what they type from now on. Once a request has arrived it is
 * kept no longer. In a mode nothing is kept: such a form shares nothing with the others.
 *
 * @param preset what the page itself fills in, as it is now
 */
export function keepDraft(store: StoreApi<QuoteFormState>, ports: Ports, preset: () => ContactRequest): void {
  if (ports.mode) return;
  const { forPartner, offersVisit, fields, touched } = store.getState();
  // A company that asks for a partner code tells about itself, not about a project.
  const key = forPartner ? 'wrappie-draft-partner' : 'wrappie-draft-quote';
  let kept = ports.recallForVisit(key) ?? '{}';

  const draft = readDraft(kept);
  if (!offersVisit) delete draft.homeVisit;
  store.setState({
    fields: { ...fields, ...draft },
    touched: [...touched, ...draftNames.filter((name) => name in draft)],
  });

  store.subscribe(({ fields, touched, sending }) => {
    const given = preset();
    // Not even until the form is emptied: if the page is left before that, the next one must not show it again.
    const names = sending === 'accepted' ? [] : draftNames;
    const typed = names.filter((name) => touched.includes(name) && fields[name] !== given[name]);
    const now = JSON.stringify(Object.fromEntries(typed.map((name) => [name, fields[name]])));
    if (now !== kept) ports.rememberForVisit(key, now);
    kept = now;
  });
}

function readDraft(text: string): Partial<ContactRequest> {
  try {
    const kept = JSON.parse(text);
    const read = draftNames.map((name) => [name, draftFields[name](kept[name])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  } catch {
    return {};
  }
}
