/** The company data that a widget shows so that visitors can reach us. Read from the facts at build time. */
export interface Company {
  name: string;
  /** In national notation, for example `010 123 45 67`. */
  phone: string;
  /** E.164, for `tel:`. */
  phoneInternational: string;
  email: string;
  /** Where an appointment can be made. Absent where that is not possible online. */
  appointments?: string;
  /** The address that a form posts to without scripts, and the page that the service then redirects to. Only while prerendering. */
  formMail?: { action: string; next: string };
  /** Our origin, on a page of another site. Absent on our own pages, and so while prerendering. */
  origin?: string;
}
