import { examples } from '../../widgets/examples.ts';
import { calculatorOn, kitchen } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, inMotion, type Page, test } from '../support/test.ts';

/*
 * The workbench shows every widget in every state on every kind of page, for testers. Each combination has an address, for bug reports.
 */

const control = (page: Page, name: string) => page.getByRole('combobox', { name });
const framed = (page: Page) => page.frameLocator('iframe');
const quoteIn = (page: Page) => quoteOn(framed(page));

test('shows the state that its controls say, and keeps it in the address', async ({ page }) => {
  await page.goto('/workbench');
  await control(page, 'Staat').selectOption('price');
  await control(page, 'Pagina eromheen').selectOption('dark');
  await expect(framed(page).locator('wrap-price-calculator').getByText('vanaf € 1.923')).toBeVisible();
  await expect(framed(page).locator('html')).toHaveAttribute('data-host', 'dark');
  await expect(page).toHaveURL(/widget=wrap-price-calculator.*host=dark.*example=price/);

  await page.reload();
  await expect(framed(page).locator('wrap-price-calculator').getByText('vanaf € 1.923')).toBeVisible();
  await expect(control(page, 'Pagina eromheen')).toHaveValue('dark');
  const alone = page.getByRole('link', { name: 'Open deze staat apart' });
  await expect(alone).toHaveAttribute('href', '/workbench/wrap-price-calculator/price?mode=test&host=dark');
});

test.describe('in motion', () => {
  test.use(inMotion);

  test('a skipped fade to the next state causes no error', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fade'] = viewTransition ? 'broken off' : 'none';
        viewTransition?.skipTransition();
      });
    });
    await page.goto('/workbench');
    await expect(framed(page).locator('html')).toHaveAttribute('data-fade', 'none');
    await control(page, 'Staat').selectOption('price');
    await expect(framed(page).locator('wrap-price-calculator').getByText('vanaf € 1.923')).toBeVisible();
    await expect(framed(page).locator('html')).toHaveAttribute('data-fade', 'broken off');
  });
});

test('an attribute changes while the widget is live, and what was typed stays', async ({ page }) => {
  await page.goto('/workbench?widget=wrap-price-calculator');
  const calculator = quoteIn(page);
  await calculator.hydrated();
  await calculator.fill(kitchen);
  await control(page, 'lang').selectOption('en');
  await expect(calculator.button('Calculate price')).toBeVisible();
  await expect(calculator.field('length')).toHaveValue('12');
  await expect(page).toHaveURL(/lang=en/);
});

test('the log shows the events, the newest first, until it is cleared', async ({ page }) => {
  await page.goto('/en/workbench?widget=wrap-chat&example=closed&open=yes');
  const log = page.getByRole('list').filter({ hasText: 'wrap-chat-opened' });
  await expect(log).toBeVisible();
  await framed(page).getByRole('button', { name: 'Close' }).click();
  await expect(log.getByRole('listitem').first()).toContainText('wrap-chat-closed');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('a tester sends nothing by default: the mail shows in the frame', async ({ page, inbox }) => {
  await page.goto('/workbench?widget=wrap-price-calculator');
  await expect(framed(page).getByText('Testmodus')).toBeVisible();
  const quote = quoteIn(page);
  await quote.prepare();
  await quote.send();
  await expect(framed(page).getByRole('heading', { name: 'Deze mail zou zijn verzonden' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'wrap-quote-sent' })).toContainText(
    'WR-TESTTEST',
  );
  expect(await inbox.mails()).toEqual([]);

  await control(page, 'mode').selectOption('');
  await expect(framed(page).getByText('Testmodus')).toHaveCount(0);
  await expect(page).toHaveURL(/mode=(&|$)/);
});

test('the address of a state sets its attributes, also where the widget hydrates on interaction', async ({
  page,
}) => {
  await page.goto('/workbench/wrap-chat/closed?open=yes&lang=en');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await page.goto('/workbench/wrap-price-calculator/empty?service=jacht&partner=dealer-7&onclick=alert(1)');
  await expect(page.getByRole('radio', { name: 'Jacht' })).toBeChecked();
  await expect(page.locator('wrap-price-calculator')).not.toHaveAttribute('onclick');
});

test('each kind of page around a widget is one, and the calculator on it stays as wide as its container', async ({
  page,
}) => {
  const questions: Questions = {};
  for (const { host, sees } of [
    { host: 'dark', sees: () => getComputedStyle(document.body).backgroundColor === 'rgb(20, 24, 27)' },
    { host: 'small-rem', sees: () => getComputedStyle(document.documentElement).fontSize === '10px' },
    { host: 'narrow', sees: () => document.querySelector('main')?.clientWidth === 280 },
    { host: 'rtl', sees: () => getComputedStyle(document.body).direction === 'rtl' },
    {
      host: 'hostile',
      sees: () => getComputedStyle(document.querySelector('h1')!).color === 'rgb(255, 0, 0)',
    },
  ])
    questions[`a ${host} page`] = async () => {
      await page.goto(`/workbench/wrap-price-calculator/price?host=${host}`);
      await calculatorOn(page).hydrated();
      expect(await page.evaluate(sees)).toBe(true);
      const overflow = await page
        .locator('wrap-price-calculator')
        .evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    };
  questions['in a narrow column no word runs out of its tile'] = async () => {
    for (const prefix of ['', '/en']) {
      await page.goto(`${prefix}/workbench/wrap-price-calculator/kitchen?host=narrow`);
      const tiles = calculatorOn(page).element.locator('label:has([name=projectType])');
      expect(await tiles.count()).toBe(7);
      const beyond = await tiles.evaluateAll((all) =>
        all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
      expect(Math.max(...beyond)).toBe(0);
    }
  };
  await ask(questions);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a list of links to every state', async ({ page }) => {
    await page.goto('/workbench');
    const states = Object.values(examples).flat().length;
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(states);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
