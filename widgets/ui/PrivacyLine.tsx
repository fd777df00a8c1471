import type { ReactNode } from 'react';
import { addressOf } from '../domain/addresses.ts';
import type { Language } from '../domain/languages.ts';
import type { Company } from '../kit/company.ts';

const words: Record<Language, { keep: string; newTab: string }> = {
  nl: { keep: 'Wat wij bewaren, en hoe lang', newTab: ' (nieuw tabblad)' },
  en: { keep: 'What we keep, and for how long', newTab: ' (new tab)' },
};

export interface PrivacyLineProps {
  lang: Language;
  company: Company;
}

/** The link beside every send button to what we keep of a request. On another site's page it opens in a new tab. */
export function PrivacyLine({ lang, company: { origin } }: PrivacyLineProps): ReactNode {
  const { keep, newTab } = words[lang];
  return (
    <p className="text-xs text-ink-soft">
      <a
        href={(origin ?? '') + addressOf('/over-ons#privacy', lang)}
        target={origin && '_blank'}
        rel={origin && 'noopener'}
      >
        {keep}
        {origin && newTab}
      </a>
    </p>
  );
}
