import { showHtml, widgetScript } from '../support/bare-page.ts';
import { calculatorOn, kitchen } from '../support/calculator.ts';
import { partnerFormOn } from '../support/partner-form.ts';
import { ask } from '../support/questions.ts';
import { formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * A deploy replaces all files: chunks of the last build are gone. A cache may still hold that build's script, and pages that were opened
 * before the deploy still run it.
 */

const gone = /Failed to load resource.*404|Failed to fetch dynamically imported module/;

/** The errors that a missing file causes. Ends the page: it may look for one more file after the last thing that a test waits for. */
async function forgiveGone(page: Page, pageErrors: string[]): Promise<void> {
  await page.close();
  expect(pageErrors.filter((error) => !gone.test(error))).toEqual([]);
  pageErrors.length = 0;
}

/**
 * A cache answers with the script of the last build, whose chunks have other names than those on the server.
 *
 * @param cached chunks that the cache holds too
 */
async function useLastBuild(page: Page, origin: string, cached = /^$/): Promise<void> {
  const script = await (await page.request.get(`${origin}/widgets.js`)).text();
  const lastName = (name: string) => name.replace(/-[\w-]{6}$/, '-before');
  const names = [...new Set(script.match(/(?<=[" ])[\w.-]+-[\w-]{6}(?=[" ])/g))];
  expect(names.length, 'chunks that the script names').toBeGreaterThan(10);
  const body = names.reduce((text, name) => text.replaceAll(name, lastName(name)), script);
  await page.route(/\/widgets\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  for (const name of names.filter((name) => cached.test(name)))
    await page.route(`**/assets/${lastName(name)}.js`, async (route) => {
      const code = await (await page.request.get(`${origin}/assets/${name}.js`)).text();
      await route.fulfill({ contentType: 'text/javascript', body: code });
    });
}

/** From now on the page itself gets no file of its build any more. The courier's page is new, and so are its files. */
async function deploy(page: Page): Promise<void> {
  await page.route(/\/(?:assets|again)\//, (route) =>
    route.request().frame() === page.mainFrame()
      ? route.fulfill({ status: 404, body: 'Not found' })
      : route.continue(),
  );
}

/** The tags that a page defines, in order. */
async function watchDefinitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const defined: string[] = [];
    Reflect.set(document, 'defined', defined);
    const define = customElements.define.bind(customElements);
    customElements.define = (tag, ...rest) => {
      defined.push(tag);
      define(tag, ...rest);
    };
  });
  return () => page.evaluate(() => Reflect.get(document, 'defined'));
}

const elements =
  '<wrap-price-calculator></wrap-price-calculator><wrap-quote-form></wrap-quote-form><wrap-chat></wrap-chat>';
const tags = ['wrap-chat', 'wrap-price-calculator', 'wrap-quote-form'];

for (const { what, cached } of [
  { what: 'the script alone', cached: /^$/ },
  { what: 'the script, the kit and one widget', cached: /^(?:chat|conversation|languages|kit|react)-/ },
  { what: 'the script and one widget without its kit', cached: /^(?:chat|conversation|languages)-/ },
])
  test(`of the last build a cache holds ${what}: the newest script takes over, and defines nothing twice`, async ({
    page,
    site,
    pageErrors,
  }) => {
    await useLastBuild(page, site.origin, cached);
    const defined = await watchDefinitions(page);
    await showHtml(page, `${elements}${widgetScript}`);
    const calculator = calculatorOn(page);
    await calculator.hydrated();
    await quoteFormOn(page).hydrated();
    await expect(page.locator('wrap-chat').getByRole('button').first()).toBeVisible();
    // The button of the chat is in sight before its element is defined.
    await expect.poll(async () => (await defined()).sort()).toEqual(tags);
    await calculator.fill(kitchen);
    await calculator.button('Bereken prijs').click();
    await expect(calculator.element.getByText('vanaf')).toBeVisible();
    await forgiveGone(page, pageErrors);
  });

test('a request leaves a page whose files were replaced after the visitor began: calculator', async ({
  page,
  context,
  inbox,
  pageErrors,
}) => {
  await page.goto('/workbench/wrap-price-calculator/empty');
  const calculator = calculatorOn(page);
  const loaded = page.waitForResponse(/\/assets\/deliver-/);
  await calculator.fill(kitchen);
  await (await loaded).finished();
  await deploy(page);
  await calculator.button('Bereken prijs').click();
  // The price sheet is not loaded yet: the page that shows it is.
  const opened = context.waitForEvent('page');
  await calculator.button('Bewaar als PDF').click();
  await (await opened).waitForURL('**/prijsblad#keuken*');
  await (await opened).close();
  await calculator.button('Akkoord').click();
  await calculator.field('name').fill('Sanne de Vries');
  await calculator.field('email').fill('sanne@voorbeeld.nl');
  await calculator.button('Verstuur aanvraag').click();
  expect((await inbox.waitForMail()).fields['name']).toBe('Sanne de Vries');
  await forgiveGone(page, pageErrors);
});

test('a request leaves a page whose files were replaced after the visitor began: quote form, with a photo', async ({
  page,
  inbox,
}) => {
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  const parts = ['deliver', 'prepare-photo', 'upload-photo', 'open-tab', 'register-request'].map((part) =>
    page.waitForResponse(new RegExp(`/assets/${part}-`)).then((response) => response.finished()),
  );
  await form.hydrated();
  await form.fill();
  await Promise.all(parts);
  await deploy(page);
  await form.choosePhotos('tests/fixtures/windows-fronts.png');
  await expect(form.photo('windows-fronts.png').getByRole('status')).toHaveText('geüpload');
  await form.send();
  await form.expectSent();
  expect((await inbox.waitForMail()).fields['Foto_info']).toContain('windows-fronts');
});

test.describe('the code for sending cannot be had', () => {
  const reachUs = async (element: ReturnType<typeof calculatorOn>['element']) => {
    await expect(element.getByRole('alert').filter({ hasText: 'Versturen lukt' })).toBeVisible();
    await expect(element.locator('[role=alert]:not([hidden]) a[href^="tel:"]')).toBeVisible();
    await expect(element.locator('[role=alert]:not([hidden]) a[href^="mailto:"]')).toBeVisible();
  };

  test('phone and mail are offered, and everything typed stays', async ({ page, pageErrors }) => {
    await showHtml(
      page,
      `<wrap-price-calculator></wrap-price-calculator><wrap-quote-form></wrap-quote-form>
<wrap-partner-form endpoint="form-mail"></wrap-partner-form>${widgetScript}`,
    );
    const calculator = calculatorOn(page);
    const [quoteForm, partnerForm] = [quoteFormOn(page), partnerFormOn(page)];
    await calculator.hydrated();
    await page.locator('wrap-quote-form:state(hydrated)').waitFor();
    await partnerForm.element.scrollIntoViewIfNeeded();
    await page.locator('wrap-partner-form:state(hydrated)').waitFor();
    await deploy(page);
    await ask({
      'calculator, with its price': async () => {
        await calculator.fill(kitchen);
        await calculator.button('Bereken prijs').click();
        await calculator.button('Akkoord').click();
        await reachUs(calculator.element);
        await expect(calculator.element.getByText('vanaf')).toBeVisible();
      },

      'quote form': async () => {
        await quoteForm.fill();
        await quoteForm.send();
        await reachUs(quoteForm.element);
        await quoteForm.expectKept();
      },

      'partner form': async () => {
        await partnerForm.field('firstName').fill('Sanne');
        await partnerForm.send();
        await reachUs(partnerForm.element);
        await expect(partnerForm.field('firstName')).toHaveValue('Sanne');
      },
    });
    await forgiveGone(page, pageErrors);
  });
});
