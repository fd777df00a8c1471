import { everyEngine } from '../engines/engines.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseTool, goTo, kitchenPhoto, openPhoto, tapFront, tapRun } from '../support/photo-studio.ts';
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
