import type { StoreApi } from 'zustand/vanilla';
import { calculationFragment } from '../domain/calculator/calculation-link.ts';
import type { Customer } from '../request/contact.ts';
import type { KnownVisitor } from '../request/known-visitor.ts';
import type { CalculatorState } from './price-calculator.state.ts';

/**
 * Shares the service, the last price and the contact details that the visitor fills in here with their other widgets. When the send form
 * first opens, it fills empty fields with the shared details. After a request was sent the form stays empty.
 */
export function followVisitor(store: StoreApi<CalculatorState>, visitor: KnownVisitor): void {
  const tellService = ({ input }: CalculatorState) =>
    input.projectType && visitor.setState({ service: input.projectType });
  const tellPrice = ({ calculated }: CalculatorState) => {
    // The page before has shared one that is kept: since then it may have been sent or removed, and must not come back.
    if (calculated && !calculated.isKept)
      visitor.setState({ calculation: calculationFragment(calculated.input) });
  };
  let filled = false;
  tellService(store.getState());
  tellPrice(store.getState());
  store.subscribe((state, before) => {
    if (state.input.projectType !== before.input.projectType) tellService(state);
    if (state.calculated !== before.calculated) tellPrice(state);
    if (!state.sendFormOpen) return;
    if (!filled) {
      filled = true;
      const { name, email, phone } = visitor.getState();
      store.setState({ customer: withKnown(state.customer, { name, email, phone }) });
    } else if (state.customer !== before.customer) {
      // A message belongs to this request alone.
      const { name, email, phone } = state.customer;
      visitor.setState({ name, email, phone });
    }
  });
}

function withKnown(customer: Customer, known: Omit<Customer, 'message'>): Customer {
  return {
    ...customer,
    name: customer.name || known.name,
    email: customer.email || known.email,
    phone: customer.phone || known.phone,
  };
}
