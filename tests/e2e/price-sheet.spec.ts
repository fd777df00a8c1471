import jsqr from 'jsqr';
import sharp from 'sharp';
import { languages } from '../../widgets/domain/text.ts';
import { calculatorOn } from '../support/calculator.ts';
import { hostPage } from '../support/host-page.ts';
import { ask } from '../support/questions.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { words } from '../support/words.ts';

/* A price on one A4 (rule `price-sheet`): printed from the calculator, and as a page of its own. */

const kitchen = '#keuken?length=12&drawers=4&folieType=hout&complexity=gemiddeld&film=WF-218&room=kitchen';
/** The longest explanation, with every field. */
const frames =
  '#kozijnen?width=0,2&length=0,3&folieType=hout-look&complexity=moeilijk-bereikbaar&kozijnSides=dubbelzijdig&film=WF-214&room=windows';
const glass =
  '#raamfolie?numberOfWindows=1&windowHeight=0,8&windowWidth=0,6&folieType=privacy&complexity=begane-grond&film=WF-618&room=office';

const said = {
  nl: {
    page: '/prijsblad',
    save: 'Bewaar als PDF',
    open: 'Open het prijsblad',
    price: 'vanaf € 1.923',
    film: 'WF-218 Notenhout',
    fronts: 'Aantal fronten',
    request: 'Offerte aanvragen',
    change: 'Wijzig de berekening',
    assumed: 'Een bedrag uit de prijscalculator is een indicatie en geen offerte.',
    none: 'In dit adres staat geen volledige berekening.',
    noScript: 'Zonder JavaScript',
    broken: 'kon niet worden getoond',
    blocked: 'Uw browser hield het nieuwe tabblad tegen.',
  },
  en: {
    page: '/en/prijsblad',
    save: 'Save as PDF',
    open: 'Open the price sheet',
    price: 'from €1,923',
    film: 'WF-218 Walnut',
    fronts: 'Number of fronts',
    request: 'Ask for a quote',
    change: 'Change the calculation',
    assumed: 'An amount from the price calculator is an indication, not a quote.',
    none: 'There is no calculation here yet.',
    noScript: 'only shows with JavaScript',
    broken: 'could not be shown',
    blocked: 'Your browser blocked the new tab.',
  },
};

/** The sheet that the page would print. */
const onPaper = (page: Page): Locator => page.locator('body > [data-price-sheet] article');

/** The number of pages that the browser prints. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The text in the QR code of a sheet. */
async function scanned(sheet: Locator): Promise<string | undefined> {
  const drawn = await sheet.locator('[data-qr]').evaluate((svg) => {
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    return svg.outerHTML;
  });
  const picture = sharp(Buffer.from(drawn)).resize(600).flatten({ background: '#fff' }).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Notes each call of the print dialogue, which a test cannot see. */
async function notePrinting(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const noted = window as unknown as { printed: number };
    noted.printed = 0;
    window.print = () => {
      noted.printed++;
    };
  });
  return () => page.evaluate(() => (window as unknown as { printed: number }).printed);
}

for (const lang of languages)
  test.describe(`in ${lang}`, () => {
    const say = said[lang];
    const calculatorPage = words[lang].calculator;

    test('a price in the calculator is printed on one sheet, with a code that opens it', async ({
      page,
      site,
    }) => {
      const printed = await notePrinting(page);
      await page.goto(calculatorPage + kitchen);
      const calculator = calculatorOn(page);
      const sheet = onPaper(page);
      await calculator.button(say.save).click();
      await expect.poll(printed).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await ask({
        'everything is on it': async () => {
          for (const text of [say.price, say.film, say.fronts, say.assumed, '11', 'Voorbeeldstraat 1'])
            await expect(sheet.getByText(text).first()).toBeVisible();
        },
        'the film has its picture': async () => {
          const picture = sheet.locator('figure img');
          await expect(picture).toBeVisible();
          expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
        },
        'nothing else is': () => expect(page.getByRole('navigation').first()).toBeHidden(),
        'it is one page': async () => expect(await printedPages(page)).toBe(1),
        'the code says what the link says': async () => {
          const link = `${site.origin}${calculatorPage}${kitchen}`;
          await expect(sheet.getByRole('link', { name: link })).toBeVisible();
          expect(await scanned(sheet)).toBe(link);
        },
      });
    });

    test('the page of a sheet', async ({ page, browser, site }) => {
      const printed = await notePrinting(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await ask({
        'without a calculation it says so': async () => {
          await page.goto(say.page);
          await expect(page.getByText(say.none)).toBeVisible();
        },
        'the longest calculations fit on one sheet': async () => {
          for (const calculation of [frames, glass]) {
            await page.goto(say.page + calculation);
            await expect(page.locator('#prijsblad figure')).toBeVisible();
            expect(await printedPages(page)).toBe(1);
          }
        },
        'whoever opens it sees the price, prints it, and can go on': async () => {
          await page.goto(say.page + kitchen);
          await expect(page.locator('#prijsblad article').getByText(say.price)).toBeVisible();
          await expect(page.getByText(say.none)).toBeHidden();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
          await page.getByRole('button', { name: say.save }).click();
          await expect.poll(printed).toBe(1);
          await expect(page.getByRole('link', { name: say.change })).toHaveAttribute(
            'href',
            new RegExp(`${calculatorPage}${kitchen.replace('?', '\\?')}$`),
          );
          await page.getByRole('link', { name: say.request, exact: true }).click();
          const calculator = calculatorOn(page);
          await expect(calculator.element.getByText(say.price)).toBeVisible();
          await expect(calculator.element.getByLabel(words[lang].name)).toBeFocused();
        },
        'where its script cannot be loaded it says so, and how else to hear the price': async () => {
          const context = await browser.newContext({ baseURL: site.origin });
          await context.route(/\/assets\/.*\.js/, (route) => route.abort());
          const broken = await context.newPage();
          await broken.goto(say.page + kitchen);
          await expect(broken.getByRole('alert').filter({ hasText: say.broken })).toBeVisible();
          await expect(broken.getByText(say.none)).toBeHidden();
          await context.close();
        },
        'without JavaScript it says what to do': async () => {
          const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
          const silent = await context.newPage();
          await silent.goto(say.page + kitchen);
          await expect(silent.getByText(say.noScript)).toBeVisible();
          await expect(silent.getByText(say.none)).toBeHidden();
          await context.close();
        },
      });
    });

    test('on a partner’s page it opens our page, which prints; where the browser blocks the tab, a link stands in its place', async ({
      page,
      context,
      site,
      partner,
    }) => {
      await context.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      partner.serve({ html: hostPage(site.origin, { html: `lang="${lang}"` }) });
      const address = `${site.origin}${say.page}?partner=dealer-7${kitchen}`;
      await page.goto(partner.origin + kitchen);
      const calculator = calculatorOn(page);
      await expect(calculator.element.getByText(say.price)).toBeVisible();
      const opened = context.waitForEvent('page');
      await calculator.button(say.save).click();
      const tab = await opened;
      await expect(tab.locator('#prijsblad').getByText(say.price)).toBeVisible();
      await expect(tab.locator('html')).toHaveAttribute('data-printed');
      // Whoever gets the address from here is not asked to print, and the partner is still named.
      expect(tab.url()).toBe(address);
      await expect(page.locator('[data-price-sheet]')).toHaveCount(0);
      await tab.close();

      await page.evaluate(() => {
        window.open = () => null;
      });
      await calculator.button(say.save).click();
      await expect(calculator.element.getByRole('alert').filter({ hasText: say.blocked })).toBeVisible();
      await expect(calculator.element.getByRole('link', { name: say.open })).toHaveAttribute('href', address);
    });
  });

test('the browser’s own menu prints the sheet, while the price on it holds', async ({ page }) => {
  await page.goto(`/prijscalculator${kitchen}`);
  const sheet = onPaper(page);
  await expect(sheet).toBeAttached();
  await expect(sheet).toBeHidden();
  expect(await printedPages(page)).toBe(1);
  const calculator = calculatorOn(page);
  await calculator.fill({ length: '14' });
  await expect(sheet).toHaveCount(0);
  await expect(calculator.button('Bewaar als PDF')).toHaveCount(0);
  await calculator.button('Bereken opnieuw').click();
  await page.emulateMedia({ media: 'print' });
  // (14 × 0,8 + 4 × 0,5) × 85 × 1,3 × 1,5
  await expect(sheet.getByText('vanaf € 2.188')).toBeVisible();
  expect(await scanned(sheet)).toContain('length=14');
});

test('nothing of the sheet is loaded before there is a price, and a press before React is there counts once it is', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const printed = await notePrinting(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/prijscalculator');
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  await page.waitForLoadState('networkidle');
  const filling = { projectType: 'keuken', length: '12', folieType: 'mat', complexity: 'gemiddeld' };
  await calculator.fill(filling);
  expect(loaded.filter((url) => url.includes('price-sheet'))).toEqual([]);

  await page.route(/\/assets\/react-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await calculator.fill(filling);
  await calculator.button('Bereken prijs').click();
  await calculator.button('Bewaar als PDF').click();
  release();
  await expect.poll(printed).toBe(1);
  expect(await printedPages(page)).toBe(1);
});
