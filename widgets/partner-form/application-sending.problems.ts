import { applicationProblems } from '../domain/partner/partner-application-checks.ts';
import type { FieldProblem } from '../domain/request/email.ts';
import type { Language } from '../domain/text.ts';
import { applicationSendingCopy } from './application-sending.copy.ts';
import type { FieldName, PartnerFormData } from './partner-form.state.ts';

/** The message at each field, in the order of the form; none before the first attempt to send. */
export function applicationProblemTexts(
  { application, marked }: PartnerFormData,
  lang: Language,
): Map<FieldName, string> {
  const texts: Record<FieldProblem, Partial<Record<FieldName, string>>> = applicationSendingCopy[lang];
  const problems = marked ? [...applicationProblems(application)] : [];
  return new Map(problems.map(([name, problem]) => [name, texts[problem][name] ?? '']));
}
