import { expect, it } from 'vitest';
import { defaultLanguage } from '../../widgets/domain/text.ts';
import { entryOf } from '../../widgets/entries.ts';
import { usualScriptLimit } from '../../widgets/kit/entry.ts';
import { loadFacts } from '../lib/content/facts.ts';
import { earlyBundleFiles, earlyBundleLimit, soonestFile } from '../lib/widgets/early-bundles.ts';

const calculator = entryOf('wrap-price-calculator');
const { scriptKilobytes, calculatorKilobytes } = loadFacts({}).partners;

/** Budgets count 1024 bytes to a KB, partners read of 1000. */
const kilobytes = (limit: number) => (limit * 1024) / 1000;

it('partners read no smaller weight of the script that they copy than its budget allows', () => {
  expect(earlyBundleFiles).toContain(soonestFile(calculator, defaultLanguage));
  expect(scriptKilobytes).toBeGreaterThanOrEqual(kilobytes(earlyBundleLimit));
});

it('partners read no smaller weight of the calculator than its budget allows', () => {
  const { scriptLimit = usualScriptLimit } = calculator;
  expect(calculatorKilobytes).toBeGreaterThanOrEqual(kilobytes(scriptLimit));
});
