import { hydrate } from '../support/hydrate.ts';
import { ask } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { visualiserOn } from '../support/visualiser.ts';
import { untilWhole } from '../support/whole-page.ts';

/* The home page opens with a kitchen: its film and its price, before any script and with it. */

test('film and fronts change the price in the picture, and go on into the forms', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/react-|film-visualiser/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  const { element, film, picture } = visualiserOn(page);
  const handle = element.getByRole('slider', { name: 'Vergelijk' });
  const amount = element.locator('[part=amount]');
  await ask({
    'nothing loads before the visitor does something': async () => {
      await expect(amount).toContainText('vanaf € 1.224');
      await untilWhole(page);
      expect(scripts).toEqual([]);
    },

    'the line follows before its script is there': async () => {
      await page.route('**/assets/**', async (route) => {
        await route.fetch().then((response) => setTimeout(() => route.fulfill({ response }), 1500));
      });
      await handle.fill('60');
      await expect(element.locator('[part=stage]')).toHaveAttribute('style', /--open: ?0\.6/);
      await page.unrouteAll({ behavior: 'wait' });
      await hydrate(element);
      await expect(handle).toHaveValue('60');
    },

    'a film names its own price, and fronts change it': async () => {
      await film('Cognac leer').check();
      await expect(amount).toContainText('vanaf € 1.836');
      await film('Notenhout').check();
      await expect(picture).toHaveAccessibleName('Keuken in Notenhout');
      await element.getByRole('slider', { name: 'Hoeveel fronten' }).fill('14');
      await expect(amount).toContainText('vanaf € 1.428');
      await expect(amount).toContainText('14 fronten');
    },

    'the calculator of the page goes on with them': async () => {
      await element.getByRole('link', { name: 'Reken het precies uit' }).click();
      const calculator = page.locator('wrap-price-calculator');
      await expect(calculator.getByText('Gekozen folie: WF-218 Notenhout, 14 fronten')).toBeVisible();
      await expect(calculator.getByRole('textbox', { name: 'Aantal fronten' })).toHaveValue('14');
      await expect(calculator.getByText('vanaf € 1.428')).toBeVisible();
    },

    'and so does the quote form': async () => {
      const form = page.locator('wrap-quote-form');
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByText('Gekozen folie: WF-218 Notenhout, 14 fronten')).toBeVisible();
    },
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('each film shows itself and its price', async ({ page }) => {
    await page.goto('/en');
    const { element, film } = visualiserOn(page);
    const priceOf = (amount: string) => element.getByText(amount, { exact: true });
    await expect(priceOf('from €1,224')).toBeVisible();
    await expect(priceOf('from €1,836')).toBeHidden();
    await film('Cognac leather').check();
    await expect(priceOf('from €1,836')).toBeVisible();
    await expect(priceOf('from €1,224')).toBeHidden();
    const white = element.locator('[data-layer=white]');
    await expect(white).toHaveCSS('visibility', 'visible');
    await film('Pine green').check();
    await expect(white).toHaveCSS('visibility', 'hidden');
  });
});

test('on a phone the page is at most 8,500 pixels long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/en']) {
    await page.goto(address);
    await untilWhole(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), address).toBeLessThanOrEqual(
      8500,
    );
  }
});

test('on a wide screen each word of the headline stays whole', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeVisible();
  for (const width of [1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    expect(await headline.evaluate(brokenWords), `${width} px`).toEqual([]);
  }
});

/** The words that stand on more than one line. */
function brokenWords(heading: HTMLElement | SVGElement): string[] {
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
