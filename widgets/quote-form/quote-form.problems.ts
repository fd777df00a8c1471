import { contactRequestProblems, type RequiredField } from '../domain/request/contact-request.ts';
import type { Language } from '../domain/text.ts';
import { requestCopy } from '../request/request.copy.ts';
import type { QuoteFormCopy } from './quote-form.copy.ts';
import type { QuoteFormData } from './quote-form.state.ts';

/** The message at each field, in the order of the form; none before the first attempt to send. */
export function problemTexts(
  { fields, marked }: QuoteFormData,
  copy: QuoteFormCopy,
  lang: Language,
): Map<RequiredField, string> {
  const problems = marked ? [...contactRequestProblems(fields)] : [];
  return new Map(
    problems.map(([name, problem]) => [
      name,
      problem === 'invalid' ? requestCopy[lang].emailInvalid : copy.missing[name],
    ]),
  );
}

/** What the press on Send found, for the head of the summary (rule `contact-required`). */
export function saidInSummary(
  { fields, toast }: Pick<QuoteFormData, 'fields' | 'toast'>,
  copy: QuoteFormCopy,
): { title: string; text?: string; n: number } | undefined {
  const { message, n = 0 } = toast ?? {};
  if (message !== 'missing' && message !== 'invalid') return undefined;
  // The visitor may have filled in what was missing since.
  const isMissing = message === 'missing' && [...contactRequestProblems(fields).values()].includes('missing');
  return isMissing ? { title: copy.missingTitle, text: copy.missingText, n } : { title: copy.invalidText, n };
}
