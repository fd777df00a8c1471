import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { everyEngine } from '../engines/engines.ts';
import { watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { untilWhole } from '../support/whole-page.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

/** The number of blocks that the page leaves out of its layout. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, [data-later], body > footer')].filter(
        (block) => getComputedStyle(block).display === 'none' && block.localName !== 'script',
      ).length,
  );

/** Records how many blocks were left out when the page was parsed, before any of them was shown. */
async function noteAtFirst(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const below = [...document.querySelectorAll('main > *, [data-later], body > footer')];
      const hidden = below.filter((block) => getComputedStyle(block).display === 'none');
      Object.assign(window, { leftOutAtFirst: hidden.length });
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'leftOutAtFirst'));
}

test('the other blocks follow after the first paint, without any other script', { tag: everyEngine }, async ({
  page,
}) => {
  const atFirst = await noteAtFirst(page);
  await page.route('**/widgets.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => leftOut(page)).toBe(0);
  expect(await atFirst()).toBeGreaterThan(5);
});

/** Holds back the answers to requests for an address until `answer` is called. */
async function holdBack(page: Page, address: string | RegExp): Promise<{ answer: () => void }> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(address, async (route) => {
    await answered;
    await route.continue();
  });
  return { answer };
}

test('the heading font and the pictures further down wait for the first picture', {
  tag: everyEngine,
}, async ({ page }) => {
  const first = /\/country-navy-phone-/;
  const { answer } = await holdBack(page, first);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const waits = () => asked.filter((url) => /\/pictures\/|bricolage/.test(url) && !first.test(url));
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  await page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
  });
  expect(waits()).toEqual([]);
  expect(await leftOut(page)).toBeGreaterThan(0);
  answer();
  await expect.poll(waits).toContainEqual(expect.stringContaining('bricolage'));
  await expect.poll(waits).toContainEqual(expect.stringContaining('/pictures/'));
  await expect.poll(() => leftOut(page)).toBe(0);
});

test('behind a widget on the first screen they wait for its script, so that no picture slows it down', async ({
  page,
}) => {
  const { answer } = await holdBack(page, '**/assets/react-*.js');
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
  const waiting = page.waitForRequest('**/assets/react-*.js');
  await page.goto('/prijscalculator', { waitUntil: 'commit' });
  await waiting;
  await expect(page.getByRole('button', { name: 'Bereken prijs' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/pictures/'))).toEqual([]);
  const picture = page.waitForRequest(/\/pictures\//);
  answer();
  await picture;
  await expect.poll(() => leftOut(page)).toBe(0);
});

test('or until the visitor scrolls', { tag: everyEngine }, async ({ page }) => {
  await page.route('**/widgets.js', () => {});
  await page.goto('/prijscalculator', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Bereken prijs' })).toBeVisible();
  expect(await leftOut(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a link to a block that has not followed yet leads there all the same', { tag: everyEngine }, async ({
  page,
}) => {
  // The blocks follow in frames: the test holds these back until the link is pressed.
  await page.addInitScript(() => {
    const frame = requestAnimationFrame.bind(window);
    const pressed = new Promise((resolve) => addEventListener('hashchange', resolve));
    window.requestAnimationFrame = (work) => {
      pressed.then(() => frame(work));
      return 0;
    };
  });
  await page.route('**/widgets.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link', { name: 'Gratis offerte' }).first();
  await expect(link).toBeVisible();
  expect(await leftOut(page)).toBeGreaterThan(5);
  await link.click();
  await expect(page.locator('#contact')).toBeInViewport();
  expect(await leftOut(page)).toBe(0);
});

for (const [where, markup] of [
  ['between its picture and its films', /(?=<div role="radiogroup" aria-label="Kies een folie")/],
  ['between its room and its words', /(?=<h1)/],
] as const)
  test(`nothing shifts where the network pauses within the hero, ${where}`, async ({ page, site }) => {
    const server = createServer(async ({ url = '/' }, response) => {
      const answer = await fetch(site.origin + url);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      if (url !== '/') return response.end(Buffer.from(await answer.arrayBuffer()));
      const [first, rest] = (await answer.text()).split(markup) as [string, string];
      response.write(first);
      await pause(500);
      response.end(rest);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const shifts = await watchShifts(page);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await expect.poll(() => leftOut(page)).toBe(0);
    expect(await shifts()).toEqual([]);
    await page.goto('about:blank');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

test('the heading font is requested after the first paint, or at once if the visitor has it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const title = document.querySelector('h1');
      if (document.readyState !== 'interactive' || !title) return;
      Object.assign(window, { fontAtFirst: getComputedStyle(title).fontFamily.split(',')[0] });
    });
  });
  const atFirst = () => page.evaluate(() => Reflect.get(window, 'fontAtFirst'));
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/blog');
  expect(await atFirst()).toBe('"Bricolage Fallback"');
  await expect(title).toHaveCSS('font-family', /^"Bricolage Grotesque"/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/blog$/);
  expect(await atFirst()).toBe('"Bricolage Grotesque"');
  await expect(title).toHaveCSS('font-family', /^"Bricolage Grotesque"/);
});

/** How the page asked for the font of its text: by a preload or by its styles. */
const textFontAskedBy = (page: Page) =>
  page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.find(({ name }) => name.includes('/fonts/figtree'))?.initiatorType;
  });

for (const [screen, width, asks] of [
  ['a phone the styles ask for the font of the text, after the picture', 390, 'css'],
  ['a wide screen it is preloaded', 1440, 'link'],
] as const)
  test(`on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    expect(await (await textFontAskedBy(page)).jsonValue()).toBe(asks);
  });

test('from the second page on the text has its own font', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => document.fonts.load('1em Figtree'));
  await page.goto('/over-ons');
  const widths = await page
    .getByRole('main')
    .getByRole('paragraph')
    .first()
    .evaluate((paragraph: HTMLElement) => {
      paragraph.textContent = 'Wij wrappen wat nog goed is';
      const widthIn = (fontFamily: string) => {
        Object.assign(paragraph.style, { width: 'max-content', fontFamily });
        return paragraph.getBoundingClientRect().width;
      };
      return { page: widthIn('inherit'), system: widthIn('system-ui') };
    });
  expect(widths.page).not.toBe(widths.system);
});

test('an address with an anchor opens at that place', async ({ page }) => {
  const atFirst = await noteAtFirst(page);
  await page.goto('/#werkgebied');
  expect(await atFirst()).toBe(0);
  await expect(page.locator('#werkgebied')).toBeInViewport();
});

test('a page that is reloaded opens where it was left', async ({ page }) => {
  await page.goto('/');
  const place = page.locator('#werkgebied');
  await place.scrollIntoViewIfNeeded();
  const atFirst = await noteAtFirst(page);
  await page.reload();
  expect(await atFirst()).toBe(0);
  await expect(place).toBeInViewport();
});

test('scrolling at once keeps its place while the other blocks follow', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const place = page.locator('#diensten h2');
  await place.scrollIntoViewIfNeeded();
  const { y } = (await place.boundingBox()) ?? { y: Number.NaN };
  await expect.poll(() => leftOut(page)).toBe(0);
  expect((await place.boundingBox())?.y).toBeCloseTo(y, 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is left out', async ({ page }) => {
    await page.goto('/');
    const call = page.getByRole('contentinfo').getByRole('link').first();
    await call.scrollIntoViewIfNeeded();
    await expect(call).toBeInViewport();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('nothing is left out', async ({ page }) => {
    const atFirst = await noteAtFirst(page);
    await page.goto('/');
    expect(await atFirst()).toBe(0);
  });
});

test('a script that is asked for later leaves the styles of the page as they are', async ({
  browser,
  page,
}) => {
  await page.goto('/kleuren-folie', { waitUntil: 'networkidle' });
  await untilWhole(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(async () => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/widgets.js' });
    document.head.append(link);
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: { name: string; args: RestyleArgs }[] };
  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(restyled.reduce((a, b) => a + b, 0)).toBeLessThan(20);
});

type RestyleArgs = { elementCount?: number };
