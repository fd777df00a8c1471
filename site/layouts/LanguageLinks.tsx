import { addressOf } from '../lib/addresses.ts';
import type { PageContext } from '../lib/page-context.ts';
import { languages } from '../schema/text.ts';

const names = { nl: 'Nederlands', en: 'English' } as const;

/** To the same page in the other language. The click keeps the choice. */
export function LanguageLinks({ context, className = '' }: { context: PageContext; className?: string }) {
  return (
    <p className={`flex items-center ${className}`}>
      {languages.map((lang) => (
        <a
          key={lang}
          href={addressOf(context.site.routes.has(context.route) ? context.route : '/', lang)}
          lang={lang}
          hrefLang={lang}
          data-language={lang}
          // Begins with what is seen: who speaks to the computer says that.
          aria-label={`${lang.toUpperCase()}: ${names[lang]}`}
          aria-current={lang === context.lang ? 'true' : undefined}
          className={`grid place-items-center size-11 no-underline uppercase text-sm ${lang === context.lang ? 'font-bold' : 'text-ink-soft hover:text-ink hover:underline'}`}
        >
          {lang}
        </a>
      ))}
    </p>
  );
}
