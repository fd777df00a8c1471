import { partnerWidgets, placedWidgets } from '../../site/lib/widgets/partner-widgets.ts';
import { showHtml } from '../support/bare-page.ts';
import { calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';

/** The configurator of `/widgets`, as a partner sees it. */
function configuratorOn(page: Page) {
  const section = page.locator('#configurator');
  const field = (name: string) => section.locator(`[name="${name}"]:enabled`);
  return {
    field,
    code: section.locator('pre code'),
    preview: section.getByRole('region', { name: 'Voorbeeld' }),
    copy: section.getByRole('button', { name: 'Kopieer de code' }),
    status: section.locator('[data-status]'),
    /** A test cannot use the browser's colour picker, so it sets the field directly. */
    colour: (name: string, hex: string) => field(name).fill(hex),
    widget: (name: string) => section.getByRole('radio', { name }),
  };
}

test('a choice that is made while the page still loads leaves the visitor where they are', async ({
  page,
}) => {
  await page.route('**/fonts/**', () => {});
  await page.goto('/widgets', { waitUntil: 'commit' });
  const { code, widget } = configuratorOn(page);
  const chosen = widget('Folie in beeld');
  await expect(async () => {
    await widget('Prijscalculator').focus();
    await page.keyboard.press('ArrowRight');
    await expect(code).toContainText('<wrap-film-visualiser>', { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(/#/);
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(async () => {
    for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame);
  });
  await expect(chosen).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the configurator', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/widgets');
  const { code, preview, widget, field, status, copy } = configuratorOn(page);
  await ask({
    'a widget can be configured by keyboard, and code and preview are updated': async () => {
      await expect(code).toContainText('<wrap-price-calculator>');
      await expect(code, 'with the script that answers soonest').toContainText(
        '/price-calculator/nl/widgets.js"',
      );
      await widget('Prijscalculator').focus();
      await page.keyboard.press('ArrowRight');
      await expect(widget('Folie in beeld')).toBeChecked();
      await expect(code).toContainText('<wrap-film-visualiser>');
      await expect(code).toContainText(/src="https?:\/\/[^/]+\/widgets\.js"/);
      await expect(preview.locator('wrap-film-visualiser')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await field('service').focus();
      await page.keyboard.type('keuk');
      await expect(code).toContainText('<wrap-price-calculator service="keuken">');
      await expect(preview.getByRole('radio', { name: 'Keuken' })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.type('en');
      await expect(code).toContainText('lang="en"');
      await expect(code).toContainText('/price-calculator/en/widgets.js"');
      await expect(code, 'what stands in it is English too').toContainText(
        '/en/prijscalculator">Work out your price</a>',
      );
      await expect(preview.getByText('What would you like wrapped?')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.type('dealer-7');
      await page.keyboard.press('Tab');
      await expect(code).toContainText('partner="dealer-7"');
      await expect(status).toHaveText('De code is bijgewerkt.');
    },

    'the recipes have the same choices': async () => {
      await page.getByText('Squarespace, Notion, Google Sites').click();
      await expect(page.locator('pre').filter({ hasText: '<iframe' })).toContainText(
        /src="http\S+\/en\/embed\/price-calculator\?service=keuken&amp;partner=dealer-7" title="Price calculator"/,
      );
      await page.locator('#recepten').getByText('WordPress', { exact: true }).click();
      await expect(page.getByText('[wrappie')).toHaveText(
        '[wrappie widget="price-calculator" service="keuken" lang="en" partner="dealer-7"]',
      );
    },

    'copies the code, and reports it': async () => {
      await copy.click();
      await expect(status).toHaveText('De code is gekopieerd.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
    },

    'a partner code that can never get figures is reported, and not in the code': async () => {
      for (const wrong of ['dealer "7"', 'dealer_7']) {
        await field('partner').fill(wrong);
        await expect(page.getByRole('alert').filter({ hasText: 'Alleen letters, cijfers' })).toBeVisible();
        await expect(field('partner')).toHaveAttribute('aria-invalid', 'true');
        await expect(code).not.toContainText('partner=');
      }
      await field('partner').fill('dealer-7');
      await expect(page.getByRole('alert').filter({ hasText: 'Alleen letters, cijfers' })).toBeHidden();
      await expect(code).toContainText('partner="dealer-7"');
    },

    'where copying is refused it selects the code': async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await copy.click();
      await expect(status).toContainText('De code is geselecteerd');
      expect(await page.evaluate(() => String(getSelection()).trim())).toBe(
        (await code.textContent())?.trim(),
      );
    },
  });
});

test('the recipes follow the widget, and what has no page for frames has no frame', async ({ page }) => {
  await page.goto('/widgets#wrap-chat?partner=dealer-7');
  const frame = page.locator('pre').filter({ hasText: '<iframe' });
  await expect(frame).toContainText('/embed/chat?partner=dealer-7" title="Assistent Wrappie"');
  await page.goto('/widgets#wrap-language-switcher?look=names');
  await page.getByText('Squarespace, Notion, Google Sites').click();
  await expect(frame).toBeHidden();
  await expect(page.getByText('[wrappie')).toContainText('[wrappie widget="language-switcher" look="names"]');
  await expect(page.locator('[data-template=react]')).toHaveText(
    '<wrap-language-switcher look="names" onwrap-language-changed={(event) => show(event.detail.language)} />',
  );
  await expect(page.locator('[data-template=vue]')).toContainText(
    '<wrap-language-switcher look="names" @wrap-language-changed="(event) => show(event.detail.language)" />\n</template>',
  );
});

test('a colour and square corners show in the widget at once, and a warning appears when white text on it has too little contrast', async ({
  page,
}) => {
  await page.goto('/widgets#wrap-partner-dashboard');
  const { code, preview, colour, field } = configuratorOn(page);
  const button = preview.getByRole('button', { name: 'Reageren op klus' }).first();
  await expect(button).toHaveCSS('background-color', 'rgb(30, 90, 69)');
  await expect(button).toHaveCSS('border-radius', '8px');
  await colour('theme', '#a3271f');
  await field('radius').selectOption('0');
  await expect(button).toHaveCSS('background-color', 'rgb(163, 39, 31)');
  await expect(button).toHaveCSS('border-radius', '0px');
  await expect(code).toContainText('<wrap-partner-dashboard theme="#a3271f" radius="0">');
  const warning = page.getByText('Witte tekst is op deze kleur slecht te lezen');
  await expect(warning).toBeHidden();
  await colour('theme', '#e07000');
  await expect(warning).toHaveText(/het contrast is 3,2\./);
  await colour('theme', (await field('theme').getAttribute('value')) ?? '');
  await expect(code, 'our own colours need no word').not.toContainText('theme');
  await expect(warning).toBeHidden();
});

test('the address restores shared choices, and ignores values that are not offered', async ({
  page,
  context,
}) => {
  await page.goto('/widgets');
  const mine = configuratorOn(page);
  await mine.widget('Assistent Wrappie').check({ force: true });
  await mine.field('placement').selectOption('inline');
  await mine.colour('--wrap-paper', '#123456');
  await mine.field('--wrap-paper').blur();
  await expect.poll(() => page.url()).toContain('#wrap-chat?');
  await expect.poll(() => page.url()).toContain('%23123456');
  const shared = await context.newPage();
  await shared.goto(page.url());
  const theirs = configuratorOn(shared);
  await expect(theirs.widget('Assistent Wrappie')).toBeChecked();
  await expect(theirs.code).toHaveText((await mine.code.textContent()) ?? '');
  await expect(theirs.field('--wrap-paper')).toHaveValue('#123456');
  await shared.goto('/widgets#wrap-chat?placement=moon&--wrap-ink=red&tag=x&onclick=1');
  await expect(theirs.code).toContainText('<wrap-chat></wrap-chat>');
  await expect(theirs.code).not.toContainText('style');
});

test('what widgets share is typed once, whichever widget is looked at in between', async ({ page }) => {
  await page.goto('/widgets');
  const { code, widget, field, colour } = configuratorOn(page);
  const choose = (name: string) => widget(name).check({ force: true });
  await field('partner').fill('dealer-7');
  await colour('theme', '#a3271f');
  await field('radius').selectOption('0');
  for (const [between, next] of [
    ['Taalkeuze', 'Folie in beeld'],
    ['Dashboard voor zzp’ers', 'Assistent Wrappie'],
  ] as const) {
    await choose(between);
    await expect(code).not.toContainText('dealer-7');
    await choose(next);
    await expect(field('partner')).toHaveValue('dealer-7');
    await expect(code).toContainText(/theme="#a3271f" radius="0" .*partner="dealer-7"/);
  }
  await field('partner').fill('');
  await choose('Prijscalculator');
  await expect(code, 'and removed once').not.toContainText('partner');

  await choose('Folie in beeld');
  await field('look').selectOption('compact');
  await choose('Taalkeuze');
  await expect(field('look'), 'a look of another widget').toHaveValue('');

  await page.goto('/widgets#wrap-price-calculator?partner=dealer-8');
  await expect(code).toContainText('dealer-8');
  await choose('Taalkeuze');
  await choose('Offerteformulier');
  await expect(code, 'and so is what an address says').toContainText('partner="dealer-8"');
});

test('the application form needs no attribute to reach us, and the address keeps its demonstration', async ({
  page,
}) => {
  await page.goto('/widgets#wrap-partner-form');
  const { code, field } = configuratorOn(page);
  await expect(code).toContainText('<wrap-partner-form>');
  await field('endpoint').selectOption('none');
  await expect(code).toContainText('<wrap-partner-form endpoint="none">');
  await page.reload();
  await expect(code).toContainText('<wrap-partner-form endpoint="none">');
});

test('the copied code works on a bare page', async ({ page, site }) => {
  await page.goto('/widgets#wrap-price-calculator?partner=dealer-7&theme=%23a3271f&--wrap-ink=%23000000');
  const { code } = configuratorOn(page);
  await expect(code).toContainText('partner="dealer-7"');
  const copied = (await code.textContent()) ?? '';
  const built = /src="([^"]+)\/widgets\.js"/.exec(copied)?.[1];
  expect(built).toMatch(/^https?:\/\//);
  // The test’s server has another port than the address that the site was built for.
  await showHtml(page, copied.replaceAll(`${built}/`, `${site.origin}/`));
  const calculator = calculatorOn(page);
  await calculator.hydrated();
  await calculator.fill(kitchen);
  await calculator.press('Bereken prijs');
  await expect(calculator.element).toContainText(kitchenPrice.replace(' € ', ' €\u00a0'));
});

test('every widget that a partner places is hydrated in the preview', async ({ page }) => {
  await page.goto('/widgets');
  const { preview, code, widget } = configuratorOn(page);
  for (const { meta, docs } of placedWidgets) {
    await widget(docs.title.nl).check({ force: true });
    await expect(code).toContainText(`</${meta.tag}>`);
    const inside = preview.locator(`${meta.tag} [data-wrap-root] :is(button, select, input, a)`).first();
    await expect(inside, meta.tag).toBeAttached();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the default code is shown, and the fields are a list', async ({ page }) => {
    await page.goto('/widgets');
    const { code, copy } = configuratorOn(page);
    await expect(code).toContainText('<wrap-price-calculator>');
    await expect(copy).toBeHidden();
    await expect(page.locator('#configurator [name=tag]').first()).toBeHidden();
    await expect(page.getByText('theme', { exact: true })).toBeVisible();
    await page.getByText('Shopify').click();
    await expect(page.getByText('theme.liquid')).toBeVisible();
    await page.getByText('Squarespace, Notion, Google Sites').click();
    await expect(page.locator('pre').filter({ hasText: '<iframe' })).toContainText(
      '?partner=UW-PARTNERCODE"',
    );
    await expect(page.getByText('uw eigen code op de plek van UW-PARTNERCODE')).toBeVisible();
  });
});

test('the page of every widget can be reached, and links back', async ({ page }) => {
  const questions: Questions = {};
  for (const { route, docs } of partnerWidgets)
    questions[route] = async () => {
      await page.getByRole('main').getByRole('link', { name: docs.title.nl }).click();
      await expect(page).toHaveURL(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(docs.title.nl);
      await page.getByRole('main').getByRole('link', { name: 'Widgets' }).click();
      await expect(page).toHaveURL('/widgets');
    };
  await page.goto('/widgets');
  await ask(questions);
});
