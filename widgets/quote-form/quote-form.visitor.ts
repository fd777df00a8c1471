import type { StoreApi } from 'zustand/vanilla';
import { type ContactRequest, projectOfService } from '../domain/request/contact-request.ts';
import type { KnownVisitor, VisitorData } from '../request/known-visitor.ts';
import type { FieldName, QuoteFormState } from './quote-form.state.ts';

/** The fields that the visitor may have filled in elsewhere. */
export const carriedFields = ['firstName', 'lastName', 'email', 'phone', 'projectType'] as const;

type Carried = Partial<Pick<ContactRequest, (typeof carriedFields)[number]>>;

/**
 * Copies what the visitor filled in elsewhere into the fields that they have not changed here, now and at every change. Shares what they
 * fill in here.
 */
export function followVisitor(store: StoreApi<QuoteFormState>, visitor: KnownVisitor): void {
  let carried: Carried = {};

  const take = (known: VisitorData) => {
    const { fields, touched, sending } = store.getState();
    // A request that is being sent must not change.
    if (sending !== 'idle') return;
    const before = carried;
    carried = asFields(known);
    const isFree = (name: keyof Carried) =>
      !isTouched(name, touched) && (fields[name] === '' || fields[name] === before[name]);
    const taken = carriedFields.filter(isFree).map((name) => [name, carried[name]]);
    store.setState({ fields: { ...fields, ...Object.fromEntries(taken) } });
  };

  take(visitor.getState());
  visitor.subscribe(take);
  store.subscribe(({ fields, touched, sentReference }, { fields: before }) => {
    // The form was emptied because it was sent: the shared details stay.
    if (sentReference) return;
    const changed = (name: FieldName) => touched.includes(name) && fields[name] !== before[name];
    const { firstName, lastName, email, phone } = fields;
    if (changed('firstName') || changed('lastName'))
      visitor.setState({ name: `${firstName} ${lastName}`.trim() });
    if (changed('email')) visitor.setState({ email });
    if (changed('phone')) visitor.setState({ phone });
  });
}

/** Both names come from one text: a visitor who changed one of them has checked both. */
function isTouched(name: FieldName, touched: readonly FieldName[]): boolean {
  if (name === 'firstName' || name === 'lastName')
    return touched.includes('firstName') || touched.includes('lastName');
  return touched.includes(name);
}

function asFields({ name, email, phone, service }: VisitorData): Carried {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const projectType = service && projectOfService[service];
  return { firstName, lastName: rest.join(' '), email, phone, projectType };
}
