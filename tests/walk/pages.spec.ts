import { expectLook } from '../look/expect-look.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { pageAddresses, publicAddresses } from '../support/built-pages.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * One visit to every page, with all checks that apply to any page. Both languages have the same layout, so accessibility is checked on a
 * phone for the Dutch page and on a desktop for its English twin.
 */
const phone = { width: 360, height: 900 };
const desktop = { width: 1440, height: 900 };

/** One page of each kind, in both languages, whose look is compared. */
const looked = [
  '/',
  '/404',
  '/algemene-voorwaarden',
  '/blog',
  '/blog/404',
  '/blog/kozijnen-wrappen-vs-schilderen',
  '/diensten',
  '/diensten/keuken-wrappen',
  '/diensten/jacht-wrappen',
  '/keuken-wrappen-kosten',
  '/kleuren-folie',
  '/kozijnen-wrappen-den-haag',
  '/over-ons',
  '/platform',
  '/prijscalculator',
  '/projecten',
  '/veelgestelde-vragen',
  '/verzonden',
  '/widgets',
  '/widgets/price-calculator',
  '/zzp-dashboard',
].flatMap((route) => [route, inEnglish(route)]);

// A visit includes several tests.
test.describe.configure({ timeout: 180_000 });
test.use({ viewport: phone });

for (const address of [...new Set([...pageAddresses, ...looked])])
  test(`${address} is as every page is to be`, async ({ page, baseURL, pageErrors }) => {
    const outside = outsideRequests(page, baseURL ?? '');
    const response = await page.goto(address);
    // On a phone the page shows its other blocks after the first one.
    await page.waitForFunction(() => document.documentElement.className === '');

    const questions: Questions = {};
    if (publicAddresses.includes(address))
      questions['it is answered, has one heading and names its twin'] = () => {
        expect(response?.status()).toBe(200);
        return expectHead(page, address);
      };
    if (pageAddresses.includes(address)) {
      const screen = isEnglish(address) ? desktop : phone;
      questions[`it keeps nobody out at ${screen.width} px`] = async () => {
        await page.setViewportSize(screen);
        await expectAccessible(page, `${address} at ${screen.width} px`);
        await page.setViewportSize(phone);
      };
    }
    if (looked.includes(address))
      questions['it looks as it did'] = () => expectLook(page, address.slice(1) || 'home');
    if (publicAddresses.includes(address))
      questions['it fits a phone'] = async () => {
        // At once: in newer browsers `scrollTo` returns a promise, and a smooth scroll takes 1.5 s.
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        await expectToFit(page);
      };
    questions['it asks nothing of others'] = () => expect(outside).toEqual([]);
    questions['it logs no errors'] = () => expect(pageErrors.splice(0)).toEqual([]);
    await ask(questions);
  });

/** Records the page's requests to other origins from now on. */
function outsideRequests(page: Page, ourOrigin: string): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!/^(data|blob):$/.test(protocol) && origin !== ourOrigin) outside.push(request.url());
  });
  return outside;
}

async function expectHead(page: Page, address: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', isEnglish(address) ? 'en' : 'nl');
  await expect(page).toHaveTitle(/\S/);
  const route = isEnglish(address) ? address.slice(3) || '/' : address;
  const links = await page
    .locator('link[rel=canonical], link[hreflang]')
    .evaluateAll((all) =>
      all.map((each) => [
        (each as HTMLLinkElement).hreflang,
        new URL((each as HTMLLinkElement).href).pathname,
      ]),
    );
  expect(Object.fromEntries(links)).toEqual({
    // The canonical link, which has no `hreflang`.
    '': expect.stringMatching(/^\//),
    nl: route,
    en: inEnglish(route),
    'x-default': route,
  });
}

/** Clipped content would be hidden without a scroll bar, so the width of every element counts. */
async function expectToFit(page: Page): Promise<void> {
  const { wide, width } = await page.evaluate((screen) => {
    const right = (each: Element) => each.getBoundingClientRect().right;
    const inside = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (each) => each.checkVisibility() && !each.closest('[popover]:not(:popover-open)'),
    );
    const unclipped = inside.filter((each) => {
      for (let at = each.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return false;
      return true;
    });
    return {
      wide: unclipped.filter((each) => right(each) > screen + 1).map((each) => each.outerHTML.slice(0, 120)),
      width: document.documentElement.scrollWidth,
    };
  }, phone.width);
  expect(width).toBe(phone.width);
  expect(wide).toEqual([]);
}

function isEnglish(address: string): boolean {
  return /^\/en(\/|$)/.test(address);
}

function inEnglish(route: string): string {
  return route === '/' ? '/en' : `/en${route}`;
}
