import { latestRelease } from '../../../site/lib/widgets/releases.ts';
import { earlyBundleFile } from '../../../widgets/kit/build/early-bundle-plugin.ts';
import { startPartner } from '../../support/partner.ts';
import { whyNoWordpress } from '../../wordpress/find-wordpress.ts';
import { installPlugin } from '../../wordpress/install-plugin.ts';
import { startWordpress } from '../../wordpress/wordpress-site.ts';
import { compare } from '../compare.ts';
import { plainCalculator } from '../plain-pages.ts';
import type { Stand } from '../stand.ts';
import { inPairs } from '../statistics.ts';
import type { Row } from '../table.ts';
import { timeToPrice } from '../time-to-price.ts';

/**
 * From the start of the navigation until the first price is painted, on a partner's page. A tag is compared with the plain calculator; each way in,
 * informative, with our own page, which has the calculator in its HTML.
 */
export async function onPartnersPage(stand: Stand, runs: number): Promise<Row[]> {
  const partner = await startPartner();
  // The host name of our site, so that the browser runs the page and our frame in one process: only one process is slowed down.
  const address = partner.origin.replace('127.0.0.1', 'localhost');
  const measure = async (what: string, page: string, against: string, limit?: number) =>
    compare({
      what: `calculator usable ${what}`,
      pairs: await inPairs(
        runs,
        () => timeToPrice(stand, page),
        () => timeToPrice(stand, stand.origin + against),
      ),
      limit,
    });
  const rows: Row[] = [];
  try {
    const bodies = bodiesFor(stand.origin);
    const serve = (body: string) =>
      partner.serve({
        html: `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Partner</title>${body}</html>`,
      });
    serve(bodies['its own tag']);
    rows.push(await measure('on a partner’s page, evergreen', address, plainCalculator, 1.6));
    serve(bodies['the tag of all widgets']);
    rows.push(await measure('on a partner’s page, by the tag of all widgets', address, plainCalculator));
    for (const [way, body] of Object.entries(bodies)) {
      serve(body);
      rows.push(await measure(`by ${way}, against /prijscalculator`, address, '/prijscalculator'));
    }
    const missing = whyNoWordpress();
    if (missing) return rows;
    const wordpress = await startWordpress();
    try {
      await installPlugin(wordpress, stand.origin);
      const post = await wordpress.run<string>(`
        return get_permalink( wp_insert_post( array( 'post_title' => 'Prijs', 'post_status' => 'publish', 'post_content' => '<!-- wp:wrappie/price-calculator /-->' ) ) );`);
      rows.push(await measure('by WordPress block, against /prijscalculator', post, '/prijscalculator'));
    } finally {
      await wordpress.stop();
    }
    return rows;
  } finally {
    await partner.close();
  }
}

/** What each way puts into a page. */
function bodiesFor(origin: string) {
  const { file, integrity } = latestRelease();
  const element = '<wrap-price-calculator></wrap-price-calculator>';
  return {
    'its own tag': `<script type="module" src="${origin}/${earlyBundleFile('price-calculator', 'nl')}"></script>${element}`,
    'the tag of all widgets': `<script type="module" src="${origin}/widgets.js"></script>${element}`,
    'pinned tag': `<script type="module" src="${origin}${file}" integrity="${integrity}" crossorigin></script>${element}`,
    frame: `<iframe src="${origin}/embed/price-calculator" style="width:100%;height:900px;border:0"></iframe><script src="${origin}/embed.js"></script>`,
  };
}
