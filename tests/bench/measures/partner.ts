import { latestRelease } from '../../../site/lib/widgets/releases.ts';
import { startPartner } from '../../support/partner.ts';
import { compare } from '../compare.ts';
import { plainCalculator } from '../plain-pages.ts';
import type { Stand } from '../stand.ts';
import { inPairs } from '../statistics.ts';
import type { Row } from '../table.ts';
import { timeToPrice } from '../time-to-price.ts';

/**
 * From the start of the navigation until the first price is painted, on a partner's page, which has only the tags. With the evergreen
 * script; informative, with the pinned one.
 */
export async function onPartnersPage(stand: Stand, runs: number): Promise<Row[]> {
  const { file, integrity } = latestRelease();
  const scripts = {
    evergreen: `<script type="module" src="${stand.origin}/widgets.js"></script>`,
    pinned: `<script type="module" src="${stand.origin}${file}" integrity="${integrity}" crossorigin></script>`,
  };
  const partner = await startPartner();
  const measured = async (channel: string, script: string, limit?: number) => {
    partner.serve({
      html: `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Partner</title>${script}<wrap-price-calculator></wrap-price-calculator></html>`,
    });
    const pairs = await inPairs(
      runs,
      () => timeToPrice(stand, `${partner.origin}/`),
      () => timeToPrice(stand, stand.origin + plainCalculator),
    );
    return compare({ what: `calculator usable on a partner’s page, ${channel}`, pairs, limit });
  };
  try {
    return [await measured('evergreen', scripts.evergreen, 1.6), await measured('pinned', scripts.pinned)];
  } finally {
    await partner.close();
  }
}
