import type { Company } from '../../../widgets/kit/company.ts';
import { type Facts, facts as schema } from '../../schema/facts.ts';
import { explainIssues } from './explain-issues.ts';
import { readYaml } from './read-yaml.ts';
import { unbroken } from './typeset.ts';

/** What is true of the company, said once. */
export const factsFile = 'site/content/facts.yaml';

/**
 * The facts about the company: site/content/facts.yaml, with `WRAPPIE_PHONE` and the like from the environment over it.
 *
 * @throws Error naming the field, or the environment variable, that is not right
 */
export function loadFacts(variables: Record<string, string | undefined> = process.env): Facts {
  const written = readYaml(factsFile, schema);
  const { hours, socials, ...plain } = written.company;
  const company = { ...over(plain, variables), hours, socials: over(socials, variables) };
  const result = schema.safeParse({ ...written, company });
  if (!result.success) throw new Error(explainIssues(`${factsFile} with the environment`, result.error));
  // Wherever it is shown, also in a sentence, it stands on one line.
  result.data.company.phone = unbroken(result.data.company.phone);
  return result.data;
}

/** What widgets must know of the company. */
export function companyOf({ company: { name, phone, phoneInternational, email } }: Facts): Company {
  return { name, phone, phoneInternational, email };
}

/** The variable that wins over a field: phoneInternational → WRAPPIE_PHONE_INTERNATIONAL, LinkedIn → WRAPPIE_LINKEDIN */
export function variableName(name: string): string {
  const words = /^[a-z]/.test(name) ? name.replace(/[A-Z]/g, '_$&') : name;
  return `WRAPPIE_${words.toUpperCase()}`;
}

function over<T extends Record<string, string>>(values: T, variables: Record<string, string | undefined>): T {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    variables[variableName(name)] || value,
  ]);
  return Object.fromEntries(entries) as T;
}
