import type { Language } from '../../widgets/domain/text.ts';
import type { BuiltPage } from './built-pages.ts';
import { headingsOf, lineOf, ownLines, sentencesOf } from './page-text.ts';

/** A sentence of so many words, or fewer, is a short one. */
const short = 5;

/** Read as names, not as sentences. */
const names = 'h1, h2, h3, h4, h5, h6, summary, dt, button, label';

const reasons: Record<Language, RegExp> = {
  nl: /\b(want|zodat|omdat|doordat|waardoor|dus|daarom|daardoor)\b/i,
  en: /\b(because|so|since|which is why|that is why)\b/i,
};

/** Headings that announce how many things follow, such as "Vijf meubels, vijf prijzen". */
const counting: Record<Language, RegExp> = {
  nl: /^(twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf) \p{L}|\bin (twee|drie|vier|vijf|zes|zeven) stappen/iu,
  en: /^(two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}|\bin (two|three|four|five|six|seven) steps/iu,
};

/**
 * The running text of a page, one paragraph a line. A line that does not end as a sentence is a label, a place or a figure. Bold words
 * that open a paragraph, such as "The film.", are its heading.
 */
export function paragraphsOf(page: BuiltPage): string[] {
  const openings = [...page.document.querySelectorAll('main :is(p, li) > strong')]
    .filter(({ previousSibling }) => !previousSibling)
    .map(lineOf)
    .filter(isSentence);
  return ownLines(page, names)
    .filter(isSentence)
    .map((line) => line.slice(openings.find((opening) => line.startsWith(opening))?.length ?? 0).trim())
    .filter(Boolean);
}

/** The part of the sentences that is short, from 0 to 1. */
export function shareOfShort(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(sentencesOf);
  return sentences.filter(isShort).length / Math.max(1, sentences.length);
}

/** Paragraphs with two short sentences in a row. */
export function clipped(paragraphs: readonly string[]): string[] {
  return paragraphs.filter((paragraph) =>
    sentencesOf(paragraph).some((sentence, index, all) => isShort(sentence) && isShort(all[index + 1])),
  );
}

/** What a page says first, below its title. An article has it at the start of its text. */
export function leadOf({ document }: BuiltPage): string | undefined {
  const paragraphs = document.querySelectorAll(
    'main [data-prose] > p, main section:has(h1) :is(h1 ~ p, h1 ~ * p)',
  );
  return [...paragraphs].map(lineOf).find(isSentence);
}

/** Whether a text has a sentence of 12 to 20 words that gives a reason. */
export function givesReason(text: string, lang: Language): boolean {
  return sentencesOf(text).some((sentence) => {
    const count = countOf(sentence);
    return count >= 12 && count <= 20 && reasons[lang].test(sentence);
  });
}

/** The headings of a page that count what follows. */
export function countingHeadings({ document, lang }: BuiltPage): string[] {
  return headingsOf(document.querySelector('main')!)
    .map(lineOf)
    .filter((heading) => counting[lang].test(heading));
}

function isSentence(line: string): boolean {
  return /[.?!…:]['’”)]*$/u.test(line);
}

function isShort(sentence: string | undefined): boolean {
  return sentence !== undefined && countOf(sentence) <= short;
}

function countOf(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
