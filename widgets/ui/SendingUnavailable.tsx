import type { ReactNode } from 'react';
import type { Language } from '../domain/languages.ts';
import type { Company } from '../kit/company.ts';

const words: Record<Language, { text: string; or: string }> = {
  nl: {
    text: 'Versturen lukt op dit moment niet. Wat u invulde staat er nog. Bel ons gerust:',
    or: 'of mail',
  },
  en: {
    text: 'Sending does not work right now. What you filled in is still here. Do call us:',
    or: 'or email',
  },
};

export interface SendingUnavailableProps {
  lang: Language;
  company: Company;
}

/** The code for sending could not be loaded, so trying again may never help: says how to reach us otherwise. Part of the kit's chunk. */
export function SendingUnavailable({ lang, company }: SendingUnavailableProps): ReactNode {
  const { text, or } = words[lang];
  return (
    <p role="alert" className="text-sm text-danger">
      {text} <a href={`tel:${company.phoneInternational}`}>{company.phone}</a> {or}{' '}
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
  );
}
