import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { languages } from '../domain/text.ts';
import { languageSwitcherCopy } from './language-switcher.copy.ts';
import type { LanguageSwitcherViewProps } from './language-switcher.store.ts';

const looks = {
  current: 'grid place-items-center min-w-[44px] h-11 px-1 text-sm no-underline font-bold',
  other: 'grid place-items-center min-w-[44px] h-11 px-1 text-sm no-underline hover:underline',
};

/**
 * The languages next to each other: as links where the page exists in both languages, so that they work without a script; otherwise as
 * buttons.
 */
export function LanguageSwitcher({ store, copy, lang }: LanguageSwitcherViewProps): ReactNode {
  const { look, hrefs, choose } = useStore(store);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be reset on every page that styles the parts itself.
    <div role="group" lang={lang} aria-label={copy.label} className="flex">
      {languages.map((language) => {
        const current = language === lang;
        const { name } = languageSwitcherCopy[language];
        const code = language.toUpperCase();
        const href = hrefs[language];
        const Choice = href ? 'a' : 'button';
        const own = href
          ? { href, 'aria-current': current || undefined }
          : { type: 'button' as const, 'aria-pressed': current };
        return (
          <Choice
            key={language}
            {...own}
            lang={language}
            // The label begins with the visible text, which people who use voice control say.
            aria-label={look === 'codes' ? `${code}: ${name}` : undefined}
            className={looks[current ? 'current' : 'other']}
            part={current ? 'language current' : 'language'}
            onClick={() => choose(language, lang)}
          >
            {look === 'codes' ? code : name}
          </Choice>
        );
      })}
    </div>
  );
}
