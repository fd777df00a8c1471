import { showHtml, widgetScript } from '../support/bare-page.ts';
import { Chat } from '../support/chat.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Locator, test } from '../support/test.ts';
import { untilWhole } from '../support/whole-page.ts';

/*
 * The assistant's button never covers the focused element or the last words of a page, and it is visible in the visitor's own colours.
 */

const windows = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  /** 1280 × 1024 at 400% zoom. */
  zoomed: { width: 320, height: 256 },
  landscape: { width: 640, height: 360 },
};

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

test.describe('in colours of the visitor’s own', () => {
  test('the button has a border, before its script and with it', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await page.goto('/over-ons');
    const chat = new Chat(page);
    await expect(chat.launcher).toBeVisible();
    await expectBorder(chat.launcher);
    await chat.open();
    await page.keyboard.press('Escape');
    await expect(chat.panel).toBeHidden();
    await expectBorder(chat.launcher);
  });
});

test('neither button nor bar covers the focused element', async ({ page }) => {
  const questions: Questions = {};
  for (const [address, viewport] of [
    ['/prijscalculator', windows.phone],
    ['/prijscalculator', windows.zoomed],
    ['/prijscalculator', windows.desktop],
    ['/en', windows.tablet],
    ['/en', windows.landscape],
  ] as const)
    questions[`on ${address}, ${sizeOf(viewport)}`] = async () => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      // A page that still grows ends too early for a press to scroll far enough.
      await untilWhole(page);
      const covered: string[] = [];
      let focused = '';
      for (let presses = 0; presses < 150 && focused !== 'the button'; presses++) {
        await page.keyboard.press('Tab');
        const report = await page.evaluate(reportFocus);
        focused = report.focused;
        if (report.isCovered) covered.push(focused);
      }
      expect(focused, 'the focus went through the whole page').toBe('the button');
      expect(covered).toEqual([]);
    };
  await ask(questions);
});

test('no words stay under the button at the end of a page', async ({ page }) => {
  const questions: Questions = {};
  for (const address of ['/', '/en/over-ons', '/prijscalculator', '/404']) {
    const { launcher } = new Chat(page, address.startsWith('/en') ? 'en' : 'nl');
    questions[`${address} is loaded`] = async () => {
      await page.goto(address);
    };
    for (const viewport of Object.values(windows))
      questions[`${address} in a window of ${sizeOf(viewport)}`] = async () => {
        await page.setViewportSize(viewport);
        await page.evaluate(async () => {
          // Content that loads on the way makes the page longer.
          for (let before = -1; before !== scrollY; await new Promise((done) => setTimeout(done, 50))) {
            before = scrollY;
            scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
        });
        await expect(launcher).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(wordsUnderButton), address).toEqual([]);
      };
  }
  await ask(questions);
});

test.describe('in a window without room for it', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('button and bar are at the end of the page', async ({ page }) => {
    await page.goto('/prijscalculator');
    const chat = new Chat(page);
    await expect(chat.launcher).not.toBeInViewport();
    await expect(page.locator('[data-dock]')).not.toBeInViewport();
    await chat.launcher.scrollIntoViewIfNeeded();
    await chat.open();
    await expect(chat.question).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(chat.launcher).toBeFocused();
    // The page may end at half a pixel.
    await expect(chat.launcher).toBeInViewport({ ratio: 0.99 });
  });
});

test.describe('on a page of a partner', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('it moves aside for a focused field', async ({ page }) => {
    const under = 'position:fixed;left:0;right:0;height:40px';
    await showHtml(
      page,
      `<input aria-label="Boven" style="${under};top:0"><input aria-label="Onder" style="${under};bottom:10px">
      <div id="host" style="${under};bottom:60px"></div>
      <script>
        host.attachShadow({ mode: 'open' }).innerHTML =
          '<input aria-label="Binnen weg" style="position:fixed;top:60px"><input aria-label="Binnen onder" style="position:fixed;right:0;bottom:50px">';
      </script><wrap-chat></wrap-chat>${widgetScript}`,
    );
    const chat = new Chat(page);
    await expect(chat.launcher).toBeVisible();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const click = (name: string) => field(name).click({ position: { x: 20, y: 10 } });
    await expectShown(chat.launcher);

    await click('Onder');
    await expectAside(chat.launcher);
    await click('Boven');
    await expectShown(chat.launcher);
    // The focus moves from field to field in one shadow root.
    await click('Binnen weg');
    await expectShown(chat.launcher);
    await page.keyboard.press('Tab');
    await expect(field('Binnen onder')).toBeFocused();
    await expectAside(chat.launcher);
    await page.keyboard.press('Shift+Tab');
    await expectShown(chat.launcher);

    // The keyboard can still reach the button, which then becomes visible.
    await page.keyboard.press('Tab');
    await expectAside(chat.launcher);
    await page.keyboard.press('Tab');
    await expect(chat.launcher).toBeFocused();
    await expectShown(chat.launcher);
  });
});

async function expectAside(launcher: Locator): Promise<void> {
  await expect(launcher).toHaveCSS('opacity', '0');
  await expect(launcher).toHaveCSS('pointer-events', 'none');
}

async function expectShown(launcher: Locator): Promise<void> {
  await expect(launcher).toHaveCSS('opacity', '1');
  await expect(launcher).toHaveCSS('pointer-events', 'auto');
}

/** The browser paints it in the visitor's own colour, as long as the button leaves the choice of colours to it. */
async function expectBorder(launcher: Locator): Promise<void> {
  await expect(launcher).toHaveCSS('border-left-style', 'solid');
  await expect(launcher).not.toHaveCSS('border-left-width', '0px');
  await expect(launcher).toHaveCSS('forced-color-adjust', 'auto');
}

/** The focused element, and whether the button or the bar covers part of it. Runs in the page. */
function reportFocus(): { focused: string; isCovered: boolean } {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const chat = document.querySelector('wrap-chat');
  if (!focused || document.activeElement === chat) return { focused: 'the button', isCovered: false };
  const dock = document.querySelector('[data-dock]');
  const covers = [chat, dock?.contains(focused) ? null : dock].filter((cover) => cover !== null);
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const isCovered = covers.some((cover) => {
    const box = cover?.getBoundingClientRect();
    if (!cover || !box || getComputedStyle(cover).visibility === 'hidden') return false;
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
  return { focused: `${focused.outerHTML.slice(0, 90)} at ${top}–${bottom} of ${innerHeight}`, isCovered };
}

/** Runs in the page. */
function wordsUnderButton(): string[] {
  const button = document.querySelector('wrap-chat')?.getBoundingClientRect();
  if (!button) return ['there is no button'];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    // What a closed row hides keeps its boxes.
    if (!texts.currentNode.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    const isUnder = [...range.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        right > left &&
        left < button.right &&
        right > button.left &&
        top < button.bottom &&
        bottom > button.top,
    );
    if (isUnder) found.push(texts.currentNode.textContent ?? '');
  }
  return found;
}
