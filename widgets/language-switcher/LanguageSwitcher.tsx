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
 * The languages beside each other: links where the page has a twin, so that they work before and without any script, else
 * buttons.
 */
export function LanguageSwitcher({ store, copy, lang }: LanguageSwitcherViewProps): ReactNode {
  const { look, hrefs, choose } = useStore(store);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be undressed wherever the page itself styles the parts.
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
            // Begins with what is seen: who speaks to the computer says that.
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
