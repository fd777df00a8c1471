import { z } from 'zod';
import { locales } from '../../widgets/domain/languages.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { sameInBoth } from './same-in-both.ts';

const sentence = z.string().trim().min(1, 'empty text');

const sentences = languages.map((lang) => [lang, locales[lang].fallback ? sentence.optional() : sentence]);

/**
 * A text in every language, side by side. The same words in two are taken for a forgotten translation. A language that has a
 * fallback may be left out: the fallback stands there instead.
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

function mayBeTheSame(words: string): boolean {
  return !/\p{L}{2}/u.test(words.replace(/\{[\w.]+\}/g, '')) || sameInBoth.has(words);
}

/** Whether a value that was read has the shape of a text: a language of ours for each key, and none lacking that must be there. */
export function isTextShape(keys: readonly string[]): boolean {
  return (
    keys.every((key) => languages.some((lang) => lang === key)) &&
    languages.every((lang) => locales[lang].fallback || keys.includes(lang))
  );
}
