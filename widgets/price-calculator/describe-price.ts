import { inputProblems } from '../domain/calculator/completeness.ts';
import { price } from '../domain/calculator/price.ts';
import { explainPrice } from '../domain/calculator/price-explanation.ts';
import { readProject } from '../domain/calculator/read-project.ts';
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
export function describePrice(words: readonly string[]): DescribedPrice {
  const input = readProject(words);
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
