import { z } from 'zod';
import { locales } from '../../widgets/domain/languages.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { sameInBoth } from './same-in-both.ts';

const sentence = z.string().trim().min(1, 'empty text');

const sentences = languages.map((lang) => [lang, locales[lang].fallback ? sentence.optional() : sentence]);

/**
 * A text in every language. If two languages have the same words, that counts as a forgotten translation. A language with a fallback may
 * be left out: the fallback is shown instead.
 */
export const text = z
  .strictObject(Object.fromEntries(sentences) as Record<Language, typeof sentence>)
  .superRefine((said, context) => {
    const written = languages.filter((lang) => said[lang]);
    for (const [index, lang] of written.entries()) {
      const twin = written.slice(0, index).find((other) => said[other] === said[lang]);
      if (twin && !mayBeTheSame(said[lang]))
        context.addIssue({
          code: 'custom',
          message: `${twin} and ${lang} are the same ("${said[lang]}"): translate it, or add it to site/schema/same-in-both.ts`,
        });
    }
  });

/** The schemas of texts that may hold `[links](/over-ons)` and `**stress**`. Elsewhere the signs would be shown as they are. */
export const richTexts = z.registry<{ rich: true }>();

/** Such a text. */
export const richText = text.clone().register(richTexts, { rich: true });

function mayBeTheSame(words: string): boolean {
  return !/\p{L}{2}/u.test(words.replace(/\{[^{}]+\}/g, '')) || sameInBoth.has(words);
}

/** Whether a value has the shape of a text: every key is a language, and no language without a fallback is missing. */
export function isTextShape(keys: readonly string[]): boolean {
  return (
    keys.every((key) => languages.some((lang) => lang === key)) &&
    languages.every((lang) => locales[lang].fallback || keys.includes(lang))
  );
}
