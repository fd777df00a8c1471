import { serviceRows } from '../../../widgets/domain/calculator/services.ts';
import type { Company } from '../../../widgets/kit/company.ts';
import { type Facts, facts as schema } from '../../schema/facts.ts';
import { ContentMistakes } from './content-mistakes.ts';
import { explainIssues } from './explain-issues.ts';
import { readYaml } from './read-yaml.ts';
import { unbroken } from './typeset.ts';

/** The facts about the company, each written once. */
export const factsFile = 'site/content/facts.yaml';

/** The least amounts of the calculator, in whole euros, which texts quote as facts. */
const leastAmounts = {
  minimum: serviceRows.meubel.minimum,
  minimumWindowFilm: serviceRows.raamfolie.minimum,
  minimumYacht: serviceRows.jacht.minimum,
};

/**
 * Reads the facts about the company: site/content/facts.yaml, overridden by environment variables such as `WRAPPIE_PHONE`. The least amounts of the
 * calculator are among its prices.
 *
 * @throws Error naming the field, or the environment variable, that is not valid
 */
export function loadFacts(variables: Record<string, string | undefined> = process.env): Facts {
  const written = readYaml(factsFile, schema);
  const { hours, socials, appointments: page, ...plain } = written.company;
  const appointments = variables[variableName('appointments')] || page;
  const company = {
    ...over(plain, variables),
    ...(appointments && { appointments }),
    hours,
    socials: over(socials, variables),
  };
  const result = schema.safeParse({ ...written, company });
  if (!result.success) {
    const placeOf = () => `${factsFile} with the environment`;
    throw new ContentMistakes(
      explainIssues(result.error, { schema, value: { ...written, company }, placeOf }),
    );
  }
  // The number must not break over two lines, also not in a sentence.
  result.data.company.phone = unbroken(result.data.company.phone);
  return { ...result.data, prices: { ...leastAmounts, ...result.data.prices } };
}

/** The facts that widgets need. */
export function companyOf({
  company: { name, phone, phoneInternational, email, appointments },
}: Facts): Company {
  return { name, phone, phoneInternational, email, ...(appointments && { appointments }) };
}

/** The variable that overrides a field: phoneInternational → WRAPPIE_PHONE_INTERNATIONAL, LinkedIn → WRAPPIE_LINKEDIN */
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
