import { showHtml, widgetScript } from '../support/bare-page.ts';
import { Calculator, calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const titles = { nl: 'Wat wilt u laten wrappen?', en: 'What would you like wrapped?' };

/** Stores a choice, like an earlier visit. */
async function storeLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'once');
    localStorage.setItem('language', value);
  }, language);
}

test('the language of a widget', async ({ page }) => {
  const element = '<wrap-price-calculator></wrap-price-calculator>';
  const visits = [
    {
      lang: '',
      widgets: [{ is: 'nl', by: 'default', html: element }],
    },
    {
      lang: 'nl',
      widgets: [
        { is: 'en', by: 'the nearest lang', html: `<main lang="en">${element}</main>` },
        { is: 'en', by: 'the nearest lang, with a region', html: `<main lang="en-GB">${element}</main>` },
        {
          is: 'nl',
          by: 'the next lang, past one it does not speak',
          html: `<main lang="fr">${element}</main>`,
        },
      ],
    },
    {
      lang: 'en',
      stored: 'fr',
      widgets: [{ is: 'en', by: 'the nearest lang, for a stored one unknown', html: element }],
    },
    {
      lang: 'nl',
      stored: 'en',
      widgets: [
        { is: 'en', by: 'the stored choice, before any lang', html: element },
        {
          is: 'nl',
          by: 'its attribute, before everything',
          html: element.replace('>', ' lang="nl">'),
        },
        {
          is: 'en',
          by: 'the stored one, for an attribute unknown',
          html: element.replace('>', ' lang="fr">'),
        },
      ],
    },
  ] as const;
  const questions: Questions = {};
  for (const { lang, widgets, ...rest } of visits) {
    const stored = 'stored' in rest && rest.stored;
    questions[`a page in "${lang}", with "${stored}" stored, is shown`] = async () => {
      await page.evaluate((stored) => {
        if (stored) localStorage.setItem('language', stored);
        else localStorage.removeItem('language');
      }, stored);
      await showHtml(page, widgets.map(({ html }) => html).join('') + widgetScript, { lang });
    };
    for (const [at, { is, by }] of widgets.entries())
      questions[`${is} by ${by}`] = async () => {
        const widget = page.locator('wrap-price-calculator').nth(at);
        await widget.scrollIntoViewIfNeeded();
        await expect(widget.getByRole('radiogroup', { name: titles[is] })).toBeVisible();
      };
  }
  await showHtml(page, '');
  await ask(questions);
});

test.describe('a choice changes open widgets in place:', () => {
  const ways = {
    'made on this page': () => {
      document.dispatchEvent(new CustomEvent('wrap-language-changed', { detail: { language: 'en' } }));
    },
    'made in another tab': () => {
      localStorage.setItem('language', 'en');
      dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'en' }));
    },
  };
  test('on one page', async ({ page }) => {
    const element = '<wrap-price-calculator></wrap-price-calculator>';
    const questions: Questions = {};
    for (const [way, choose] of Object.entries(ways))
      questions[way] = async () => {
        await page.evaluate(() => localStorage.clear());
        await showHtml(page, `${element}<div lang="nl">${element}</div>${widgetScript}`);
        const calculator = calculatorOn(page);
        await calculator.fill(kitchen);
        await calculator.button(words.nl.calculate).click();
        await calculator.button(words.nl.accept).click();
        await calculator.fill({ name: 'Sanne de Vries' });
        await expect(calculator.element.getByText(kitchenPrice, { exact: true })).toBeVisible();

        await page.evaluate(choose);
        await expect(calculator.element.getByText('from €1,923', { exact: true })).toBeVisible();
        await expect(calculator.field('name')).toHaveValue('Sanne de Vries');
        await expect(calculator.field('length')).toHaveValue('12');
        await expect(calculator.element.getByRole('radio', { name: 'Kitchen' })).toBeChecked();
        const second = new Calculator(page.locator('wrap-price-calculator').nth(1));
        await expect(second.element.getByRole('radio', { name: 'Kitchen' })).toBeVisible();
      };
    await showHtml(page, '');
    await ask(questions);
  });
});

test.describe('on our own pages', () => {
  const twins = [
    { stored: 'en', from: '/prijscalculator', to: '/en/prijscalculator' },
    { stored: 'nl', from: '/en', to: '/' },
  ];
  test('a visitor sees the twin in the language of their choice, with query and anchor, and Back leads back', async ({
    page,
    baseURL,
  }) => {
    const questions: Questions = {};
    for (const { stored, from, to } of twins)
      questions[`who chose ${stored} sees ${to} at ${from}`] = async () => {
        await page.goto('/workbench/wrap-price-calculator/empty');
        await page.evaluate((language) => localStorage.setItem('language', language), stored);
        // The page is replaced while it loads, which Playwright reports as an interrupted navigation.
        await page.goto(`${from}?service=deuren#contact`, { waitUntil: 'commit' }).catch(() => {});
        await expect(page).toHaveURL(`${baseURL}${to}?service=deuren#contact`);
        await expect(page.locator('html')).toHaveAttribute('lang', stored);
        await page.goBack();
        await expect(page).toHaveURL(`${baseURL}/workbench/wrap-price-calculator/empty`);
      };
    await ask(questions);
  });

  test('the page that is replaced has painted nothing', async ({ page }) => {
    await storeLanguage(page, 'en');
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const painted = performance.getEntriesByType('paint').length;
        // The body has not been parsed yet, so nothing can be painted while the twin loads.
        const left = JSON.stringify({ path: location.pathname, painted, body: document.body !== null });
        sessionStorage.setItem('left', left);
      });
    });
    await page.goto('/prijscalculator', { waitUntil: 'commit' }).catch(() => {});
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const left = await page.evaluate(() => sessionStorage.getItem('left'));
    expect(JSON.parse(left ?? '')).toEqual({ path: '/prijscalculator', painted: 0, body: false });
  });

  test('without a valid stored choice the visitor stays on the page; a language link saves the choice and goes to the same place', async ({
    page,
    baseURL,
  }) => {
    await storeLanguage(page, 'fr');
    await page.goto('/en/prijscalculator');
    await expect(page).toHaveURL(/\/en\/prijscalculator$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/prijscalculator?service=deuren#main');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${baseURL}/en/prijscalculator?service=deuren#main`);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await expect(page.getByRole('radiogroup', { name: titles.en })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL(`${baseURL}/prijscalculator?service=deuren#main`);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('nl');
  });

  test('blocked storage breaks nothing: the links and the widget work', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, blocked);
    });
    await page.goto('/prijscalculator');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/prijscalculator$/);
    const calculator = calculatorOn(page);
    await calculator.fill(kitchen);
    await calculator.button(words.en.calculate).click();
    await expect(calculator.element.getByText('from €1,923', { exact: true })).toBeVisible();
  });
});
