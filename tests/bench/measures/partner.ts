import { latestRelease } from '../../../site/lib/widgets/releases.ts';
import { startPartner } from '../../support/partner.ts';
import { compare } from '../compare.ts';
import type { Stand } from '../stand.ts';
import { inPairs } from '../statistics.ts';
import type { Row } from '../table.ts';
import { timeToPrice } from '../time-to-price.ts';

/**
 * From the start of the navigation until the first price is painted: on a partner's page, which has only the tags, against our own page,
 * where the calculator is prerendered. With the evergreen and with the pinned script. Informative only.
 */
export async function onPartnersPage(stand: Stand, runs: number): Promise<Row[]> {
  const { file, integrity } = latestRelease();
  const scripts = {
    evergreen: `<script type="module" src="${stand.origin}/widgets.js"></script>`,
    pinned: `<script type="module" src="${stand.origin}${file}" integrity="${integrity}" crossorigin></script>`,
  };
  const partner = await startPartner();
  const measured = async (channel: string, script: string) => {
    partner.serve({
      html: `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Partner</title>${script}<wrap-price-calculator></wrap-price-calculator></html>`,
    });
    const pairs = await inPairs(
      runs,
      () => timeToPrice(stand, `${partner.origin}/`),
      () => timeToPrice(stand, `${stand.origin}/workbench/wrap-price-calculator/empty`),
    );
    return compare({ what: `calculator usable on a partner’s page, ${channel}, against ours`, pairs });
  };
  try {
    return [await measured('evergreen', scripts.evergreen), await measured('pinned', scripts.pinned)];
  } finally {
    await partner.close();
  }
}
