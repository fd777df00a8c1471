import { everyEngine } from '../../engines/engines.ts';
import { strictPolicy } from '../../support/partner.ts';
import {
  colourAt,
  goTo,
  kitchenPhoto,
  openPhoto,
  tapFront,
  tapRun,
  waitForPaint,
} from '../../support/photo-studio.ts';
import { pinned, pinnedTag } from '../../support/pinned.ts';
import { forgive } from '../../support/quote.ts';
import { expect, test } from '../../support/test.ts';

/* The visitor's own photo where a page or a browser gives the studio less: no workers, no form of ours, a strict policy. */

test('where workers are not available the page paints by itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const studio = await openPhoto(page);
  await tapFront(studio);
  const [red, green] = await colourAt(studio, 400, 400);
  expect(green).toBeGreaterThan(red);
  expect(page.workers()).toEqual([]);
});

test('on a partner’s page without a form of ours it works the same, in a worker, and the picture is saved', async ({
  page,
  site,
  partner,
}) => {
  partner.serve({
    html: `<!doctype html><html lang="nl"><title>Dealer</title>
<script type="module" src="${site.origin}/widgets.js"></script><wrap-film-visualiser></wrap-film-visualiser>`,
  });
  const studio = await openPhoto(page, undefined, partner.origin);
  await tapFront(studio);
  await studio.getByRole('radio', { name: /Notenhout/ }).check({ force: true });
  await waitForPaint(studio);
  const [red, , blue] = await colourAt(studio, 400, 400);
  expect(red).toBeGreaterThan(blue + 20);
  await expect(studio.getByRole('status').first()).not.toContainText('decor');
  expect(page.workers()).toHaveLength(1);
  await goTo(studio, 'Prijs');
  await expect(studio.getByRole('button', { name: 'Bewaar als foto' })).toBeVisible();
  await expect(studio.getByText('Bewaar de foto en voeg hem zelf toe')).toBeVisible();
  await expect(studio.getByRole('link', { name: 'Bereken de prijs', exact: true })).toHaveAttribute(
    'href',
    /#keuken\?.*length=1&.*film=WF-218&room=photo$/,
  );
});

/** The two builds of our script. The one file is also tried in WebKit (webkit-photo-studio.spec.ts). */
const channels = [
  {
    name: 'the script of one file',
    tag: everyEngine,
    scriptOf: async (origin: string) => pinnedTag(origin, await pinned(origin)),
    blocked: [],
  },
  {
    name: 'the script in modules',
    tag: [],
    scriptOf: (origin: string) => `<script type="module" src="${origin}/widgets.js"></script>`,
    // No script can ask whether a page allows its worker: the browser logs the try, and the page paints by itself.
    blocked: [/TrustedScriptURL/],
  },
];

for (const { name, tag, scriptOf, blocked } of channels)
  test(`from ${name}, under a strict policy with Trusted Types, the steps lead to the price`, {
    tag,
  }, async ({ page, pageErrors, site, partner }) => {
    const script = await scriptOf(site.origin);
    partner.serve({
      html: `<!doctype html><html lang="nl"><title>Dealer</title>${script}<wrap-film-visualiser></wrap-film-visualiser>`,
      headers: { 'content-security-policy': `${strictPolicy(site.origin)}; img-src ${site.origin}` },
    });
    const studio = await openPhoto(page, await kitchenPhoto(), partner.origin);
    await tapRun(studio);
    await expect(studio.getByRole('status').first()).toHaveText('2 deuren en 3 lades. Klopt dat?');
    await studio.getByRole('button', { name: 'Ja, kies een folie' }).click();
    await waitForPaint(studio);
    const [red, green, blue] = await colourAt(studio, 300, 500);
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
    await expect(studio.locator('[part=photo-studio] [part=amount]')).toContainText('2 deuren en 3 lades');
    await goTo(studio, 'Prijs');
    await expect(studio.getByRole('link', { name: 'Bereken de prijs', exact: true })).toHaveAttribute(
      'href',
      /#keuken\?length=2&drawers=3&/,
    );
    forgive(pageErrors, ...blocked);
  });
