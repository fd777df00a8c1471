import { everyEngine } from '../engines/engines.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  chooseTool,
  goTo,
  kitchenPhoto,
  openPhoto,
  pressAt,
  tapFront,
  tapRun,
  waitForPaint,
} from '../support/photo-studio.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/*
 * The photo is sticky while its tools and the films scroll below it. The focused control must stay visible (WCAG 2.2, 2.4.11), in both
 * directions of the Tab key, and nothing keeps out visitors with assistive technology.
 */

test('the tools for a photo can be used by everybody', async ({ page }) => {
  // Six walks with the Tab key through some forty controls.
  test.slow();
  const studio = await openPhoto(page, await kitchenPhoto());
  await tapRun(studio);
  const choose = (place: string) =>
    /^(Fronten|Prijs)$/.test(place) ? goTo(studio, place) : chooseTool(studio, place);

  const questions: Questions = {};
  for (const [width, height, tool] of [
    [390, 844, 'Fronten'],
    [768, 1024, 'Los front'],
    [1023, 768, 'Fronten'],
    [1280, 720, 'Fronten'],
    [1280, 720, 'Kwast'],
    [1440, 900, 'Los front'],
  ] as const)
    questions[`no focused control is hidden behind the photo, ${width} by ${height}: ${tool}`] = async () => {
      await page.setViewportSize({ width, height });
      await choose(tool);
      await expectAllInSight(page, studio);
    };
  for (const tool of ['Fronten', 'Prijs', 'Los front', 'Kwast', 'Voor en na'])
    questions[`axe finds nothing wrong: ${tool}`] = async () => {
      await choose(tool);
      // Whatever scrolls is half behind the photo at times.
      await studio.evaluate((element) => element.scrollIntoView());
      await expectAccessible(page, tool, 'wrap-film-visualiser');
    };
  await ask(questions);
});

test('no focused control is hidden behind the photo on a partner’s page, which reserves no room for a header', {
  tag: everyEngine,
}, async ({ page, site, partner }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  partner.serve({
    html: `<!doctype html><html lang="nl"><title>Dealer</title><p style="height:40vh">Keukens</p>
<script type="module" src="${site.origin}/widgets.js"></script><wrap-film-visualiser></wrap-film-visualiser>
<p style="height:90vh"><a href="#">Tot ziens</a></p>`,
  });
  const studio = await openPhoto(page, undefined, partner.origin);
  await tapFront(studio);
  await expectAllInSight(page, studio);
});

test('a control that goes with its press leaves the focus in its step, and what is new is read aloud once', {
  tag: everyEngine,
}, async ({ page }) => {
  const studio = await openPhoto(page, await kitchenPhoto());
  await tapRun(studio);
  const button = (name: string | RegExp) => studio.getByRole('button', { name });
  const list = studio.getByLabel('Fronten op de foto');
  const status = studio.getByRole('status').first();
  const offered = studio.getByRole('group', { name: 'Welk vlak bedoelt u?' });

  await ask({
    'a line that is removed: to the list': async () => {
      await list.selectOption({ index: 1 });
      await button('Lijn rechts weg').press('Enter');
      await expect(status).not.toContainText('2 deuren en 3 lades');
      await expectFocusIn(studio);
      await button('Ongedaan maken').press('Enter');
      await list.selectOption({ index: 3 });
      await button('Lijn onder weg').press('Delete');
      await expectFocusIn(studio);
    },

    '"Opnieuw", once all is done again: to "Ongedaan maken"': async () => {
      await button('Ongedaan maken').press('Enter');
      await button('Opnieuw').press('Enter');
      await expect(button('Opnieuw')).toBeHidden();
      await expect(button('Ongedaan maken')).toBeFocused();
    },

    'a new step: to its text, which is not read a second time': async () => {
      await button('Ja, kies een folie').press('Enter');
      await expect(status).toBeFocused();
      await expect(status).toHaveAttribute('aria-live', 'off');
    },

    'another film: it is read with its price, and nothing else is': async () => {
      const price = studio.getByRole('status').nth(1);
      await waitForPaint(studio);
      await price.evaluate((region) => {
        const said: (string | null)[] = [];
        Object.assign(window, { said });
        const options = { childList: true, characterData: true, subtree: true };
        new MutationObserver(() => said.push(region.textContent)).observe(region, options);
      });
      await studio.getByRole('radio', { name: 'Marineblauw' }).check({ force: true });
      await waitForPaint(studio);
      await studio.getByRole('radio', { name: 'Cognac leer' }).check({ force: true });
      await waitForPaint(studio);
      await expect(price).toHaveText(/^Cognac leer, vanaf €\s[\d.]+$/);
      await studio
        .getByRole('slider', { name: /lichter/ })
        .or(button('Meer gereedschap'))
        .first()
        .press('Enter');
      const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
      expect(said.map((text) => text.split(',')[0])).toEqual(['Marineblauw', 'Cognac leer']);
    },

    'a front that stands alone and is taken away: to the control before it': async () => {
      await chooseTool(studio, 'Los front');
      await button('Zet een vlak neer').click();
      await expect(status).not.toHaveAttribute('aria-live', 'off');
      await button('Vlak weghalen').press('Enter');
      await expect(button('Zet een vlak neer')).toBeFocused();
    },

    'a front of those that a tap may have meant, or none of them: to what is said next': async () => {
      for (const name of [/^Vlak 1 van/, 'Geen van deze']) {
        await pressAt(studio, 300, 560);
        await offered.getByRole('button', { name }).press('Enter');
        await expect(offered).toBeHidden();
        await expect(status).toBeFocused();
        if (name !== 'Geen van deze') await button('Vlak weghalen').click();
      }
    },
  });
});

/** Something in the visualiser has the focus, so that the next Tab key goes on from there. */
async function expectFocusIn(studio: Locator): Promise<void> {
  await expect.poll(() => studio.evaluate((host) => host.shadowRoot?.activeElement?.localName)).toBeTruthy();
}

/** Goes through all controls of the visualiser with the Tab key, from the first to the last and back. */
async function expectAllInSight(page: Page, studio: Locator): Promise<void> {
  await studio.getByRole('radio', { name: 'Keuken', exact: true }).focus();
  const hidden: string[] = [];
  let steps = 0;
  for (const key of ['Tab', 'Shift+Tab'])
    for (;;) {
      const { name, isHidden } = await studio.evaluate(focused);
      if (name === undefined) {
        // One step back into the visualiser, from the control after it or before it.
        await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
        break;
      }
      if (isHidden) hidden.push(`${key}: ${name}`);
      steps++;
      await page.keyboard.press(key);
    }
  expect(hidden).toEqual([]);
  expect(steps, 'tools and films, there and back').toBeGreaterThan(20);
}

/** The focused element in the visualiser, and whether something covers all of it. Runs in the page. */
function focused(host: Element): { name?: string; isHidden?: boolean } {
  const root = host.shadowRoot!;
  const control = root.activeElement;
  if (!control) return {};
  // An invisible radio button or file input is visible through its label.
  const seen = control.closest('label') ?? control;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const isHidden = [0.2, 0.5, 0.8].every((down) =>
    [0.2, 0.5, 0.8].every((across) => {
      const [x, y] = [left + width * across, top + height * down];
      // The covering element may be outside the shadow root, such as the page's header.
      const hit = document.elementFromPoint(x, y) === host ? root.elementFromPoint(x, y) : null;
      return !hit || !(seen.contains(hit) || hit === seen);
    }),
  );
  return { name: control.getAttribute('aria-label') ?? seen.textContent ?? control.localName, isHidden };
}
