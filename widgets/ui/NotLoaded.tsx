import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../domain/languages.ts';
import type { Company } from '../kit/company.ts';

const words: Record<Language, { text: string; call: string; or: string }> = {
  nl: {
    text: 'Geen verbinding. Laat deze pagina open. ',
    call: 'Bel',
    or: ' of mail ',
  },
  en: {
    text: 'No connection. Keep this page open. ',
    call: 'Call',
    or: ' or email ',
  },
};

export interface NotLoadedProps {
  lang: Language;
  company: Company;
}

/**
 * For a visitor who presses while the script cannot be loaded: the press waits, and is lost with the page. It is hidden in prerendered markup,
 * where the loader shows it, and again once the script is there.
 */
export function NotLoaded({ lang, company }: NotLoadedProps): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (line.current) line.current.hidden = true;
  }, []);
  const { text, call, or } = words[lang];
  // Without classes, and each text in one piece, because a page with a form has few bytes left.
  return (
    <p ref={line} hidden role="alert">
      {text}
      <a href={`tel:${company.phoneInternational}`}>{`${call}\u00a0${company.phone}`}</a>
      {`${or}${company.email}.`}
    </p>
  );
}
