import { describePrice } from './describe-price.ts';

/*
 * `npm run price -- keuken length=12 drawers=4 folieType=mat complexity=gemiddeld`
 * Prints the price and its explanation, to check a price by hand.
 */
try {
  const { text, warning } = describePrice(process.argv.slice(2));
  console.info(text);
  if (warning) console.warn(`\n${warning}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
