import { inputProblems } from '../domain/calculator/completeness.ts';
import { price } from '../domain/calculator/price.ts';
import { explainPrice } from '../domain/calculator/price-explanation.ts';
import {
  emptyInput,
  type PricedInput,
  readService,
  serviceRows,
  services,
  withService,
} from '../domain/calculator/services.ts';
import { euros } from '../domain/numbers.ts';

/*
 * `npm run price -- keuken length=12 drawers=4 folieType=mat complexity=gemiddeld`
 * Prints the price and its explanation, to check a price by hand.
 */

const [serviceName, ...pairs] = process.argv.slice(2);
const service = readService(serviceName);
if (service === undefined) {
  fail(
    `Name a service first: ${services.join(', ')}. Then fields as name=value, for example length=12 folieType=mat.`,
  );
} else {
  const input = { ...withService(emptyInput, service), ...readFields(pairs) } as PricedInput;
  const result = price(input);
  print(`vanaf ${euros(result.amount, 'nl')} (indicatie, incl. btw)\n`);
  for (const { label, detail, value } of explainPrice(input, result, 'nl')) {
    print(`${label.padEnd(14)}${value.padStart(14)}   ${detail}`);
  }
  const problems = [...inputProblems(input)].map(([name, problem]) => `${name} (${problem})`);
  if (problems.length > 0) console.warn(`\nThe calculator would not calculate yet: ${problems.join(', ')}.`);
}

function readFields(given: string[]): Record<string, string> {
  const choices: Record<string, readonly string[]> = service
    ? { folieType: serviceRows[service].finishes, complexity: serviceRows[service].complexities }
    : {};
  const fields = given.map((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (at < 1 || name === 'projectType' || !Object.hasOwn(emptyInput, name)) {
      fail(`Unknown field "${pair}". Fields: ${Object.keys(emptyInput).slice(1).join(', ')}.`);
    }
    const offered = choices[name];
    if (offered && value !== '' && !offered.includes(value))
      fail(`${name} is one of: ${offered.join(', ')}.`);
    return [name, value];
  });
  return Object.fromEntries(fields);
}

/** With plain spaces, which terminals and scripts expect. */
function print(line: string): void {
  console.info(line.replace(/\u00a0/g, ' '));
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
