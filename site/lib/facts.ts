import type { Company } from '../../widgets/kit/company.ts';
import { type Facts, facts as schema } from '../schema/facts.ts';
import { explainIssues } from './explain-issues.ts';
import { readYaml } from './read-yaml.ts';

const file = 'site/content/facts.yaml';

/**
 * The facts about the company: site/content/facts.yaml, with `WRAPPIE_PHONE` and the like from the environment over it.
 *
 * @throws Error naming the field, or the environment variable, that is not right
 */
export function loadFacts(variables: Record<string, string | undefined> = process.env): Facts {
  const written = readYaml(file, schema);
  const { hours, socials, ...plain } = written.company;
  const company = { ...over(plain, variables), hours, socials: over(socials, variables) };
  const result = schema.safeParse({ ...written, company });
  if (!result.success) throw new Error(explainIssues(`${file} with the environment`, result.error));
  return result.data;
}

/** What widgets must know of the company. */
export function companyOf({ company: { name, phone, phoneInternational, email } }: Facts): Company {
  return { name, phone, phoneInternational, email };
}

/** Fields of the company that still hold a placeholder, as `company.phone: 010 000 00 00`. */
export function placeholders({ company }: Facts): string[] {
  const { hours: _, socials, ...plain } = company;
  return Object.entries({ ...plain, ...socials })
    .filter(([, value]) => /example|voorbeeld|0{3}.?0{2}.?0{2}|3000 AA/i.test(value))
    .map(([name, value]) => `company.${name}: ${value}`);
}

function over<T extends Record<string, string>>(values: T, variables: Record<string, string | undefined>): T {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    variables[variableName(name)] || value,
  ]);
  return Object.fromEntries(entries) as T;
}

/** phoneInternational → WRAPPIE_PHONE_INTERNATIONAL, LinkedIn → WRAPPIE_LINKEDIN */
function variableName(name: string): string {
  const words = /^[a-z]/.test(name) ? name.replace(/[A-Z]/g, '_$&') : name;
  return `WRAPPIE_${words.toUpperCase()}`;
}
