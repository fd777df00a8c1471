import { compare } from '../compare.ts';
import { ourCalculator, plainCalculator, withoutHints } from '../plain-pages.ts';
import type { Stand } from '../stand.ts';
import { inPairs } from '../statistics.ts';
import type { Row } from '../table.ts';
import { timeToPrice } from '../time-to-price.ts';

/** From the start of the navigation until the price of a kitchen, filled in as soon as the page allows it, is painted. */
export async function usable(stand: Stand, runs: number): Promise<Row[]> {
  const against = async (path: string) =>
    inPairs(
      runs,
      () => timeToPrice(stand, stand.origin + path),
      () => timeToPrice(stand, stand.origin + plainCalculator),
    );
  return [
    compare({
      what: 'calculator usable: first price painted',
      pairs: await against(ourCalculator),
      limit: 1.5,
    }),
    compare({
      what: 'the same with a service in the address',
      pairs: await against(`${ourCalculator}?service=keuken`),
      limit: 1.4,
    }),
    compare({
      what: 'the same without preloads and priorities, against ours',
      pairs: await inPairs(
        runs,
        () => timeToPrice(stand, stand.origin + withoutHints),
        () => timeToPrice(stand, stand.origin + ourCalculator),
      ),
      limit: 1.15,
    }),
    // Includes the whole page around it, which the plain one does not have. Informative only.
    compare({ what: 'the same on /prijscalculator', pairs: await against('/prijscalculator') }),
  ];
}
