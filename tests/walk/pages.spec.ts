import { expectLook, withServedFonts } from '../look/expect-look.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { pageAddresses, publicAddresses } from '../support/built-pages.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectToFit } from './expect-to-fit.ts';
import { isEnglish, screenOf } from './screens.ts';

/* One visit to every page, with all checks that apply to any page. */

/** One page of each kind, whose look is compared. */
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

/** The pages of the films differ in colour and words only: one with a grain, one without, one for glass. */
const isLikeOthers = (address: string) =>
  /\/kleuren-folie\/./.test(address) && !/\/(?:alle|notenhout|saliegroen|ribbelglas)$/.test(address);

const visited = [...new Set([...pageAddresses.filter((each) => !isLikeOthers(each)), ...looked])];
const others = visited.filter((address) => !looked.includes(address) && !isEnglish(address));

/**
 * A page of a kind that is looked at has the markup of that page. So its accessibility is checked on one of the two screens: on a phone for
 * every second page, on a desktop for the others.
 */
const isCheckedInTwin = (address: string) =>
  !looked.includes(address) &&
  (others.indexOf(isEnglish(address) ? inDutch(address) : address) % 2 === 0) === isEnglish(address);

for (const address of visited)
  test(`${address} is as every page is to be`, async ({ page, baseURL, pageErrors }) => {
    const screen = screenOf(address);
    await page.setViewportSize(screen);
    const outside = outsideRequests(page, baseURL ?? '');
    const response = await page.goto(address);
    // On a phone the page shows its other blocks after the first one.
    await page.waitForFunction(() => document.documentElement.className === '');

    const questions: Questions = {};
    if (publicAddresses.includes(address))
      questions['it is answered'] = () => expect(response?.status()).toBe(200);
    if (!isCheckedInTwin(address))
      questions[`it keeps nobody out at ${screen.width} px`] = () =>
        expectAccessible(page, `${address} at ${screen.width} px`);
    if (looked.includes(address))
      questions['it looks as it did'] = () =>
        withServedFonts(page, () => expectLook(page, address.slice(1) || 'home', screen));
    if (publicAddresses.includes(address)) questions['it fits a phone'] = () => expectToFit(page);
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

function inEnglish(route: string): string {
  return route === '/' ? '/en' : `/en${route}`;
}

function inDutch(address: string): string {
  return address.slice('/en'.length) || '/';
}
