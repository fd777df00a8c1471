import { expect, it } from 'vitest';
import { entryOf } from '../../widgets/entries.ts';
import { usualScriptLimit } from '../../widgets/kit/entry.ts';
import { loadFacts } from '../lib/content/facts.ts';

it('partners read no smaller weight of the calculator than its budget allows', () => {
  const { scriptLimit = usualScriptLimit } = entryOf('wrap-price-calculator');
  expect(loadFacts({}).partners.calculatorKilobytes).toBeGreaterThanOrEqual(scriptLimit);
});
