import { inputProblems } from '../domain/calculator/completeness.ts';
import { price } from '../domain/calculator/price.ts';
import { explainPrice } from '../domain/calculator/price-explanation.ts';
import {
  emptyInput,
  type PricedInput,
  readService,
  type Service,
  serviceRows,
  services,
  withService,
} from '../domain/calculator/services.ts';
import { euros } from '../domain/numbers.ts';

/** A price as `npm run price` prints it. */
export interface DescribedPrice {
  /** The price and its explanation. */
  text: string;
  /** Why the calculator would not calculate yet; absent when it would. */
  warning?: string;
}

/**
 * The price of a project that is given in words: `keuken length=12 drawers=4`.
 *
 * @throws Error naming the word that is not understood
 */
export function describePrice([serviceName, ...pairs]: readonly string[]): DescribedPrice {
  const service = readService(serviceName);
  if (service === undefined)
    throw new Error(
      `Name a service first: ${services.join(', ')}. Then fields as name=value, for example length=12 folieType=mat.`,
    );
  const input = { ...withService(emptyInput, service), ...readFields(service, pairs) } as PricedInput;
  const result = price(input);
  const lines = explainPrice(input, result, 'nl').map(
    ({ label, detail, value }) => `${label.padEnd(14)}${value.padStart(14)}   ${detail}`,
  );
  const text = [`vanaf ${euros(result.amount, 'nl')} (indicatie, incl. btw)`, '', ...lines].join('\n');
  const problems = [...inputProblems(input)].map(([name, problem]) => `${name} (${problem})`);
  return {
    // With plain spaces, which terminals and scripts expect.
    text: text.replace(/\u00a0/g, ' '),
    ...(problems.length > 0 && {
      warning: `The calculator would not calculate yet: ${problems.join(', ')}.`,
    }),
  };
}

function readFields(service: Service, given: readonly string[]): Record<string, string> {
  const choices: Record<string, readonly string[]> = {
    folieType: serviceRows[service].finishes,
    complexity: serviceRows[service].complexities,
  };
  const fields = given.map((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (at < 1 || name === 'projectType' || !Object.hasOwn(emptyInput, name))
      throw new Error(`Unknown field "${pair}". Fields: ${Object.keys(emptyInput).slice(1).join(', ')}.`);
    const offered = choices[name];
    if (offered && value !== '' && !offered.includes(value))
      throw new Error(`${name} is one of: ${offered.join(', ')}.`);
    return [name, value];
  });
  return Object.fromEntries(fields);
}
