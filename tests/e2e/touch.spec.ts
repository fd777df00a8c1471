import { prerender } from '../../widgets/kit/prerender.tsx';
import { touchFixture } from '../fixtures/touch.widget.ts';
import { showHtml } from '../support/bare-page.ts';
import { type BuiltFixture, buildFixture, serveFixture } from '../support/build-fixture.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/*
 * Widgets that load at the first interaction, tested with a widget that has one control of every kind (tests/fixtures/touch.widget.ts).
 * Until then a page has only the small script. No press before that is lost or done twice.
 */

const tag = 'wrap-touch-fixture';
const company = { name: 'Wrappie', phone: '010 1', phoneInternational: '+3110', email: 'info@wrappie.test' };
const drawn = `<${tag}>${prerender(touchFixture, { attributes: {}, lang: 'nl', company })}</${tag}>`;
const script = '<script type="module" src="/fixture/widgets.js"></script>';

let files: BuiltFixture;
test.beforeAll(async () => {
  files = await buildFixture('touch');
});

/** Opens a page with the prerendered element. Everything it loads after the small script waits until `letThrough` is called. */
async function open(page: Page, body = drawn) {
  // The page before may still be loading: without a route, the preview would answer it with a 404.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Where the pointer was left, the new page would see it come.
  await page.mouse.move(1270, 710);
  const asked = await serveFixture(page, files);
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/fixture\/(?!widgets\.js)/, async (route) => {
    await through;
    await route.fallback().catch(() => {});
  });
  await showHtml(page, `${body}${script}`);
  return { asked, letThrough, element: page.locator(tag).first() };
}

const counts = (element: Locator) => element.locator('output').first();

/** Waits until everything that loads by itself could have started: near the viewport, on idle, or after a moment. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}

test('what hydrates it', async ({ page }) => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a pointer over it': (page) => page.getByRole('button', { name: 'Press' }).hover(),
    'a press': (page) => page.getByText('Popover').dispatchEvent('pointerdown'),
    'focus by keyboard': (page) => page.keyboard.press('Tab'),
    'the host page that opens it': (page) => page.locator(tag).dispatchEvent('wrap-open'),
  };
  const questions: Questions = {
    'one that is not prerendered offers no interaction: it loads near the viewport': async () => {
      const { letThrough, element } = await open(page, `<${tag}></${tag}>`);
      letThrough();
      await expect(counts(element)).toContainText('"started":1');
    },
    'each element by itself: the other one is not hydrated': async () => {
      const { letThrough } = await open(page, drawn + drawn.replaceAll('pop', 'pop2'));
      letThrough();
      const [one, other] = [page.locator(tag).first(), page.locator(tag).nth(1)];
      await one.getByRole('button', { name: 'Press' }).click();
      await expect(counts(one)).toContainText('"button":1');
      await idle(page);
      await expect(counts(other)).toHaveText('{}');
      await other.getByRole('button', { name: 'Press' }).click();
      await expect(counts(other)).toContainText('"button":1');
    },
  };
  for (const [name, touch] of Object.entries(ways))
    questions[name] = async () => {
      const { asked, letThrough, element } = await open(page);
      letThrough();
      await idle(page);
      expect(asked).toEqual(['widgets.js']);
      await touch(page);
      await expect(counts(element)).toContainText('"started":1');
      expect(asked.length).toBeGreaterThan(1);
    };
  await ask(questions);
});

test('what a visitor does before it is hydrated', async ({ page, pageErrors }) => {
  await ask({
    'presses before the script take effect after it, once, and nothing that the browser did is done again':
      async () => {
        const { letThrough, element } = await open(page);
        await page.evaluate(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          document.addEventListener('click', () => seen.push('click'), true);
          Reflect.get(window, 'navigation').addEventListener('navigate', () => seen.push('navigate'));
        });
        // Nothing seems to happen, so the visitor presses several times.
        for (let times = 0; times < 3; times++) await element.getByText('Press').click();
        await element.getByRole('link').click();
        await element.locator('summary').click();
        await element.getByText('Popover').click();
        await element.getByRole('button', { name: 'Send' }).click();
        await expect(counts(element)).toHaveText('{}');

        letThrough();
        await expect(counts(element)).toHaveText(
          JSON.stringify({ started: 1, button: 1, link: 1, summary: 1, popover: 1, submit: 1 }),
        );
        await expect(element.getByText('Details')).toBeVisible();
        await expect(page).toHaveURL(/#there$/);
        const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
        expect(seen.filter((what) => what === 'navigate')).toHaveLength(1);
        expect(
          seen.filter((what) => what === 'click'),
          'clicks that the host page saw',
        ).toHaveLength(7);

        await element.getByText('Press').click();
        await element.locator('summary').click();
        await expect(counts(element)).toContainText('"button":2');
        await expect(element.getByText('Details')).toBeHidden();
      },
    'a popover that was opened before stays open': async () => {
      const { letThrough, element } = await open(page);
      await element.getByText('Popover').click();
      await expect(element.getByText('Popped')).toBeVisible();
      letThrough();
      await expect(counts(element)).toContainText('"popover":1');
      await expect(element.getByText('Popped')).toBeVisible();
    },
    'what was typed and ticked is kept as it was': async () => {
      const { letThrough, element } = await open(page);
      await element.getByLabel('Text').fill('twaalf');
      await element.getByText('Box').click();
      letThrough();
      await expect(counts(element)).toHaveText(JSON.stringify({ started: 1, text: 'twaalf', box: 'yes' }));
      await expect(element.getByLabel('Text')).toHaveValue('twaalf');
      await expect(element.getByRole('checkbox')).toBeChecked();
    },
    'the host page may open it before and after hydration, and each time counts': async () => {
      const { letThrough, element } = await open(page);
      await element.dispatchEvent('wrap-open');
      letThrough();
      await expect(counts(element)).toContainText('"opened":1');
      await element.dispatchEvent('wrap-open');
      await expect(counts(element)).toContainText('"opened":2');
    },
    'a load that failed is retried at the next interaction, and the press still counts once': async () => {
      const { letThrough, element } = await open(page);
      letThrough();
      let broken = true;
      await page.route(/\/fixture\/(?!widgets\.js)/, (route) => (broken ? route.abort() : route.fallback()));
      const warned = page.waitForEvent('console', (message) =>
        message.text().includes('could not be loaded'),
      );
      await element.getByText('Press').click();
      await warned;
      broken = false;
      await element.getByText('Press').click();
      await expect(counts(element)).toHaveText(JSON.stringify({ started: 1, button: 1 }));
      expect(pageErrors.every((error) => error.includes('ERR_FAILED'))).toBe(true);
      pageErrors.length = 0;
    },
    'an element that is removed and added again is as it was, and hydrated': async () => {
      const { letThrough, element } = await open(page);
      letThrough();
      await element.getByText('Press').click();
      await expect(counts(element)).toContainText('"button":1');
      await page.evaluate(async (name) => {
        const host = document.querySelector(name) as HTMLElement;
        host.remove();
        await new Promise((resolve) => setTimeout(resolve));
        document.body.append(host);
      }, tag);
      await element.getByText('Press').click();
      await expect(counts(element)).toContainText('"button":2');
      await element.dispatchEvent('wrap-open');
      await expect(counts(element)).toContainText('"opened":1');
    },
  });
});
