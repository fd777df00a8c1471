import { kitchenPrice } from '../support/calculator.ts';
import { ask } from '../support/questions.ts';
import { forgive, quoteOn } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

/*
 * The pages for frames, on sites that allow frames only: one widget each, as high as it needs where the page has our helper.
 */

const host = (frame: string) =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Partner</title><h1>Keukens van Piet</h1>${frame}</html>`;

test('a frame of another site: the query sets the widget, the helper its height, and a request names the site', async ({
  page,
  site,
  partner,
  inbox,
  pageErrors,
}) => {
  const address = `${site.origin}/embed/price-calculator`;
  const query = '?partner=dealer-7&service=keuken&theme=%2312306b&radius=0';
  const frame = (attributes = '') =>
    `<iframe ${attributes} src="${address}${query}" style="width:100%;height:900px"></iframe>`;
  const element = page.locator('iframe');
  const quote = quoteOn(page.frameLocator('iframe'));
  const heights = () => element.evaluate((outer: HTMLIFrameElement) => outer.clientHeight);
  const inner = () =>
    quote.element.evaluate(({ ownerDocument }) => ownerDocument.body.getBoundingClientRect().height);
  await ask({
    'the frame is as high as the widget, also after it grew': async () => {
      partner.serve({ html: host(`${frame()}<script src="${site.origin}/embed.js"></script>`) });
      await page.goto(partner.origin);
      await quote.hydrated();
      await expect(
        quote.field('projectType').and(page.frameLocator('iframe').locator('[value=keuken]')),
      ).toBeChecked();
      await quote.calculate();
      await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      await expect.poll(async () => (await heights()) - Math.ceil(await inner())).toBe(0);
      await expect(quote.button('Akkoord')).toHaveCSS('background-color', 'rgb(18, 48, 107)');
      await expect(quote.button('Akkoord')).toHaveCSS('border-radius', '0px');
    },
    'a request arrives, with the partner and the site': async () => {
      await quote.accept();
      await quote.send();
      await quote.expectAccepted();
      const { fields } = await inbox.waitForMail();
      expect(fields).toMatchObject({ partner: 'dealer-7', page: address, embedded_on: partner.origin });
    },
    'the quote form sends from its frame, and opens no tab': async () => {
      await fetch(`${site.origin}/_local/inbox`, { method: 'DELETE' });
      partner.serve({
        html: host(
          `<iframe src="${site.origin}/embed/quote-form?partner=dealer-7" style="width:100%;height:2400px"></iframe>`,
        ),
      });
      await page.goto(partner.origin);
      const form = quoteFormOn(page.frameLocator('iframe'));
      await form.hydrated();
      await form.fill();
      await form.send();
      expect((await inbox.waitForMail()).fields['partner']).toBe('dealer-7');
      expect(page.context().pages()).toHaveLength(1);
    },
    'without the helper, and in a frame that may store and send nothing, it computes': async () => {
      partner.serve({ html: host(frame('sandbox="allow-scripts"')) });
      await page.goto(partner.origin);
      await quote.calculate();
      await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      expect(await heights()).toBe(900);
      forgive(pageErrors, /Blocked form submission/);
    },
    'its address leads to its oEmbed file': async () => {
      await page.goto(`${address}${query}`);
      const described = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
      const response = await page.request.get(new URL(described ?? '').pathname);
      expect(await response.json()).toMatchObject({
        type: 'rich',
        html: expect.stringContaining('/embed/price-calculator"'),
      });
    },
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of [
    '/embed/film-visualiser?look=compact',
    '/en/embed/film-visualiser?look=compact&room=windows',
    '/workbench/wrap-film-visualiser/compact',
  ])
    test(`${address} leaves no room for a header that it has not`, async ({ page }) => {
      await page.goto(address);
      const element = page.locator('wrap-film-visualiser:state(hydrated)');
      await expect(element.locator('[part=stage]')).toBeVisible();
      const { above, covered } = await element.evaluate((visualiser) => {
        const stage = visualiser.shadowRoot!.querySelector('[part=stage]')!;
        const picture = stage.getBoundingClientRect();
        return {
          above: picture.top - visualiser.getBoundingClientRect().top,
          covered: picture.bottom - stage.nextElementSibling!.getBoundingClientRect().top,
        };
      });
      expect(above, 'above the picture').toBeLessThanOrEqual(1);
      expect(covered, 'below it').toBeLessThanOrEqual(1);
    });
});
