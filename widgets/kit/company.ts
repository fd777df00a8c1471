/** What a widget must know of the company to tell a visitor how to reach it. Read from the facts at build time. */
export interface Company {
  name: string;
  /** As people read it, for example `010 123 45 67`. */
  phone: string;
  /** E.164, for `tel:`. */
  phoneInternational: string;
  email: string;
  /** Where a form goes that is sent without scripts, and where the service sends the visitor then. Only while prerendering. */
  formMail?: { action: string; next: string };
}
