import type { ReactNode } from 'react';
import { addressOf } from '../domain/addresses.ts';
import type { Language } from '../domain/languages.ts';
import type { Company } from '../kit/company.ts';

const words: Record<Language, string> = {
  nl: 'Wat wij bewaren, en hoe lang',
  en: 'What we keep, and for how long',
};

const newTab: Record<Language, string> = { nl: ' (nieuw tabblad)', en: ' (new tab)' };

export interface PrivacyLineProps {
  lang: Language;
  company: Company;
}

/** The link beside every send button to what we keep of a request. On another site's page it opens in a new tab. */
export function PrivacyLine({ lang, company: { origin } }: PrivacyLineProps): ReactNode {
  return (
    <p className="text-xs text-ink-soft">
      <a href={(origin ?? '') + addressOf('/over-ons#privacy', lang)} target={origin && '_blank'}>
        {words[lang] + (origin ? newTab[lang] : '')}
      </a>
    </p>
  );
}
