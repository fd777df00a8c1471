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
  toast: QuoteFormData['toast'],
  copy: QuoteFormCopy,
): { title: string; text?: string; n: number } | undefined {
  const { message, n = 0 } = toast ?? {};
  if (message === 'missing') return { title: copy.missingTitle, text: copy.missingText, n };
  if (message === 'invalid') return { title: copy.invalidText, n };
  return undefined;
}
