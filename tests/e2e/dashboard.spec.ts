import { hydrate } from '../support/hydrate.ts';
import { ask } from '../support/questions.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const languages = {
  nl: {
    address: '/zzp-dashboard',
    tabs: ['Beschikbare klussen', 'Actieve klussen', 'Afgeronde klussen', 'Mijn profiel'],
    sample: 'Een voorbeeld',
    respond: 'Reageren op klus',
    responded: 'U hebt gereageerd',
    kept: 'Uw reactie is bewaard op dit apparaat.',
    notKept: 'Uw browser bewaart niets.',
    inProgress: 'In uitvoering',
    priorities: ['Hoog', 'Normaal', 'Laag'],
    clients: ['Particulier', 'Particulier', 'Zakelijk'],
    budget: '€ 600 tot € 1.200',
    share: '€ 420 tot € 840',
    experienced: 'Ervaren',
  },
  en: {
    address: '/en/zzp-dashboard',
    tabs: ['Available jobs', 'Active jobs', 'Completed jobs', 'My profile'],
    sample: 'A sample',
    respond: 'Respond to job',
    responded: 'You have responded',
    kept: 'Your response is saved on this device.',
    notKept: 'Your browser saves nothing',
    inProgress: 'In progress',
    priorities: ['High', 'Normal', 'Low'],
    clients: ['Private', 'Private', 'Business'],
    budget: '€600 to €1,200',
    share: '€420 to €840',
    experienced: 'Experienced',
  },
} as const;
const { nl } = languages;

const dashboard = (page: Page) => page.locator('wrap-partner-dashboard');
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const jobs = (page: Page) => page.getByRole('tabpanel').getByRole('list').first().locator('> li');
const respondButtons = (page: Page) => page.getByRole('button', { name: nl.respond });

async function open(page: Page, address: string = nl.address): Promise<void> {
  await page.goto(address);
  await hydrate(dashboard(page));
}

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(new RegExp(name));
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(new RegExp(name));
}

for (const [lang, words] of Object.entries(languages))
  test(`${lang}: the dashboard of a freelancer`, async ({ page }) => {
    await open(page, words.address);
    await ask({
      'four tabs show the jobs and the profile': async () => {
        await expect(dashboard(page).getByText(words.sample)).toBeVisible();
        await expect(page.getByRole('tab')).toHaveCount(4);
        await expectChosen(page, words.tabs[0]);
        await expect(jobs(page)).toHaveCount(3);
        for (const [at, priority] of words.priorities.entries()) {
          await expect(jobs(page).nth(at)).toContainText(priority);
          await expect(jobs(page).nth(at)).toContainText(words.clients[at] ?? '');
        }
        await expect(jobs(page).first()).toContainText(words.budget);
        await expect(jobs(page).first()).toContainText(words.share);

        await tab(page, words.tabs[1]).click();
        await expectChosen(page, words.tabs[1]);
        await expect(jobs(page)).toHaveCount(1);
        await expect(jobs(page)).toContainText(words.inProgress);
        await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 60);
        await expect(jobs(page)).toContainText('60%');

        await tab(page, words.tabs[2]).click();
        await expectChosen(page, words.tabs[2]);
        await expect(jobs(page)).toHaveCount(3);

        await tab(page, words.tabs[3]).click();
        await expectChosen(page, words.tabs[3]);
        await expect(page.getByRole('heading', { name: 'Samira Bos' })).toBeVisible();
        await expect(page.locator('[aria-current="step"]')).toContainText(words.experienced);
      },

      'a response is shown, announced, and kept after a reload': async () => {
        await tab(page, words.tabs[0]).click();
        const button = jobs(page).first().getByRole('button');
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(button).toHaveAccessibleName(new RegExp(words.responded));
        await expect(button, 'the focus stays').toBeFocused();
        await expect(page.getByRole('status')).toContainText(words.kept);
        await expect(jobs(page).first().getByText(words.kept)).toBeVisible();
        await expect(page.getByRole('button', { name: words.respond })).toHaveCount(2);

        await page.reload();
        await expect(jobs(page).first().getByRole('button')).toHaveAccessibleName(
          new RegExp(words.responded),
        );
        await expect(page.getByRole('status'), 'nothing is announced that did not just happen').toBeEmpty();
      },
    });
  });

test('the tabs, by keyboard and in the address, and what a response tells the page', async ({ page }) => {
  await open(page);
  const requests: string[] = [];
  await ask({
    'arrows (which wrap around), Home and End move between the tabs, and the focus with them': async () => {
      await tab(page, nl.tabs[0]).focus();
      for (const [key, to] of [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['End', 3],
        ['ArrowRight', 0],
        ['ArrowLeft', 3],
        ['Home', 0],
        ['End', 3],
      ] as const) {
        await page.keyboard.press(key);
        await expectChosen(page, nl.tabs[to]);
        await expect(tab(page, nl.tabs[to])).toBeFocused();
      }
    },

    'all tabs are one stop for the Tab key, and their content is the next': async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(tab(page, nl.tabs[3])).toBeFocused();
    },

    'the address names the tab, and Back goes back through the tabs': async () => {
      await open(page);
      await tab(page, nl.tabs[1]).click();
      await expect(page).toHaveURL(/#active$/);
      await tab(page, nl.tabs[3]).click();
      await expect(page).toHaveURL(/#profile$/);
      await page.goBack();
      await expectChosen(page, nl.tabs[1]);
      await page.goBack();
      await expectChosen(page, nl.tabs[0]);
      await page.goForward();
      await expectChosen(page, nl.tabs[1]);
      await page.reload();
      await expectChosen(page, nl.tabs[1]);
    },

    'another anchor of the page does not change the tab': async () => {
      await page.evaluate(() => location.assign('#main'));
      await expectChosen(page, nl.tabs[1]);
    },

    'the earnings are beside the jobs, and no bar sells a quote': async () => {
      const earnings = dashboard(page).getByRole('heading', { name: 'Uw verdiensten' }).locator('..');
      await expect(earnings).toContainText('€ 1.575');
      const [left, right] = await Promise.all([jobs(page).first().boundingBox(), earnings.boundingBox()]);
      expect(right!.x).toBeGreaterThan(left!.x + left!.width);
      await expect(page.getByRole('navigation', { name: 'Direct regelen' })).toHaveCount(0);
    },

    'a response tells the page which job, and sends no request': async () => {
      await tab(page, nl.tabs[0]).click();
      page.on('request', (request) => {
        if (request.resourceType() !== 'script') requests.push(request.url());
      });
      await page.evaluate(() => {
        Object.assign(window, { dataLayer: [], heard: [] });
        document.addEventListener('wrap-job-responded', (event) =>
          (Reflect.get(window, 'heard') as unknown[]).push((event as CustomEvent).detail),
        );
      });
      await respondButtons(page).first().click();
      await expect(jobs(page).first().getByRole('button')).toHaveAccessibleName(new RegExp(nl.responded));
      const told = await page.evaluate(() => [
        Reflect.get(window, 'heard'),
        Reflect.get(window, 'dataLayer'),
      ]);
      expect(told).toEqual([[{ jobId: 'klus-101' }], [{ event: 'wrap-job-responded', jobId: 'klus-101' }]]);
      expect(requests).toEqual([]);
    },
  });
});

test('a button and a tab that are pressed before the script has loaded still work; where storage is blocked a response is kept for the visit, and a message says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await through;
    await route.continue();
  });
  await page.goto(nl.address, { waitUntil: 'commit' });
  // From now on the small script listens.
  await page.waitForFunction(() => Symbol.for('wrappie.widgets') in window);
  await respondButtons(page).first().click();
  await tab(page, nl.tabs[1]).click();
  letThrough();
  await expectChosen(page, nl.tabs[1]);
  await tab(page, nl.tabs[0]).click();
  await expect(respondButtons(page)).toHaveCount(2);
  await respondButtons(page).first().click();
  await expect(jobs(page).getByText(nl.notKept)).toHaveCount(2);
  await tab(page, nl.tabs[3]).click();
  await tab(page, nl.tabs[0]).click();
  await expect(jobs(page).nth(1).getByRole('button')).toHaveAccessibleName(new RegExp(nl.responded));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four parts are shown one below the other, each with its heading, and without buttons that do nothing', async ({
    page,
  }) => {
    await page.goto(nl.address);
    const heading = (name: string): Locator => page.getByRole('heading', { level: 2, name });
    for (const name of nl.tabs) await expect(heading(name)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kastenwand in notenhout' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Samira Bos' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(respondButtons(page)).toHaveCount(0);
    await expect(page.getByText(/alleen met JavaScript/)).toBeVisible();
  });
});
