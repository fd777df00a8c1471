import { films } from '../../widgets/domain/film/films.ts';
import { expectLook, withServedFonts } from '../look/expect-look.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { pageAddresses, publicAddresses } from '../support/built-pages.ts';
import { ask, type Questions } from '../support/questions.ts';
import { watchShifts } from '../support/shifts.ts';
import { expect, type Page, test } from '../support/test.ts';
import { untilWhole } from '../support/whole-page.ts';
import { expectTitlesAlike } from './expect-titles-alike.ts';
import { expectToFit } from './expect-to-fit.ts';
import { isEnglish, screenOf } from './screens.ts';

/* One visit to each page, with all checks that apply to any page. */

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

/** The film's page that is visited for them. */
const standsForOthers = (address: string) => address.endsWith('/kleuren-folie/notenhout');

/** The name on the page that stands for others, and the longest film's name, in its language. */
function longestFilmName(address: string): [string, string] {
  const names = films.map(({ name }) => (isEnglish(address) ? name.en : name.nl));
  const own = isEnglish(address) ? 'Walnut' : 'Notenhout';
  return [own, names.reduce((longest, name) => (name.length > longest.length ? name : longest))];
}

const visited = [...new Set([...pageAddresses.filter((each) => !isLikeOthers(each)), ...looked])];
const others = visited.filter((address) => !looked.includes(address) && !isEnglish(address));

/**
 * A page of a kind that is looked at has the markup of that page, and header and footer of every page. So the accessibility of its main part
 * is checked, on one of the two screens: on a phone for every second page, on a desktop for the others.
 */
const isCheckedInTwin = (address: string) =>
  !looked.includes(address) &&
  (others.indexOf(isEnglish(address) ? inDutch(address) : address) % 2 === 0) === isEnglish(address);

/** So many pages share a tab. Starting one takes as long as a page. */
const together = 6;

for (const language of [visited.filter((each) => !isEnglish(each)), visited.filter(isEnglish)])
  for (let at = 0; at < language.length; at += together) {
    const addresses = language.slice(at, at + together);
    test(`${addresses.join(', ')} are as every page is to be`, async ({ page, baseURL, pageErrors }) => {
      const outside = outsideRequests(page, baseURL ?? '');
      // A title that wraps differently once its font is there moves what follows by a line.
      const shifts = await watchShifts(page, 0.03);
      const questions: Questions = {};
      for (const address of addresses) {
        const screen = screenOf(address);
        questions[`${address} is shown`] = async () => {
          await page.setViewportSize(screen);
          await page.goto(address);
          await untilWhole(page);
        };
        questions[`${address} does not move while it appears`] = async () =>
          expect(await shifts()).toEqual([]);
        if (!isCheckedInTwin(address))
          questions[`${address} keeps nobody out at ${screen.width} px`] = () =>
            expectAccessible(
              page,
              `${address} at ${screen.width} px`,
              looked.includes(address) ? undefined : 'main',
            );
        if (looked.includes(address))
          questions[`${address} looks as it did`] = () =>
            withServedFonts(page, () => expectLook(page, address.slice(1) || 'home', screen));
        if (publicAddresses.includes(address))
          questions[`${address} fits a phone`] = () =>
            expectToFit(page, standsForOthers(address) ? longestFilmName(address) : undefined);
        questions[`${address} has its title on as many lines before its font is there`] = () =>
          expectTitlesAlike(
            page,
            standsForOthers(address) ? films.map(({ name }) => name[isEnglish(address) ? 'en' : 'nl']) : [],
          );
        questions[`${address} asks nothing of others`] = () => expect(outside.splice(0)).toEqual([]);
        questions[`${address} logs no errors`] = () => expect(pageErrors.splice(0)).toEqual([]);
      }
      await ask(questions);
    });
  }

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
