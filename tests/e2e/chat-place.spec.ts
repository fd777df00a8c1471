import { holdScripts } from '../support/bare-page.ts';
import { Chat } from '../support/chat.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

/*
 * The place of the assistant: it covers nothing, makes room for the on-screen keyboard, and works before and without its script.
 */

const phone = { width: 360, height: 640 };

test.describe('before its script', () => {
  test('a press opens other ways to contact us, which the conversation then replaces', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over-ons', { waitUntil: 'commit' });
    const chat = new Chat(page);
    await chat.launcher.click();
    await expect(chat.panel.getByRole('link', { name: /^Bel / })).toBeVisible();
    await expect(chat.panel.getByRole('link', { name: 'Stuur een bericht' })).toBeVisible();
    release();
    await expect(chat.question).toBeFocused();
    await expect(chat.panel).toBeVisible();
    await chat.ask('hoi');
    await chat.expectAnswer('Hallo!');
  });

  test('two presses leave it closed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over-ons', { waitUntil: 'commit' });
    const chat = new Chat(page);
    await chat.launcher.click();
    await chat.launcher.click();
    release();
    await expect(chat.panel).toBeHidden();
    await chat.open();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button works', async ({ page }) => {
    const questions: Questions = {};
    for (const [address, contact] of [
      ['/over-ons', '/#contact'],
      ['/en/over-ons', '/en#contact'],
    ] as const)
      questions[`on ${address}`] = async () => {
        await page.goto(address);
        const chat = new Chat(page, address.startsWith('/en') ? 'en' : 'nl');
        await chat.launcher.click();
        await expect(chat.panel.getByRole('link').first()).toHaveAttribute('href', /^tel:\+/);
        await expect(chat.panel.getByRole('link').last()).toHaveAttribute('href', contact);
        await chat.launcher.click();
        await expect(chat.panel).toBeHidden();
      };
    await ask(questions);
  });

  test('on a phone, where the panel covers it, the panel closes itself', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/en/over-ons');
    const chat = new Chat(page, 'en');
    await chat.launcher.click();
    await chat.panel.getByRole('button', { name: chat.words.close }).click();
    await expect(chat.panel).toBeHidden();
  });
});

const tablet = { width: 768, height: 1024 };

for (const [device, viewport] of Object.entries({ phone, tablet }))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: true });

    test('it covers no button and no words, at any scroll position', async ({ page }) => {
      const questions: Questions = {};
      for (const address of [
        '/',
        '/prijscalculator',
        '/over-ons',
        '/en/blog',
        '/diensten/keuken-wrappen',
        '/404',
      ])
        questions[`on ${address}`] = async () => {
          await page.goto(address);
          const covered = await page.evaluate(async () => {
            const host = document.querySelector('wrap-chat') as HTMLElement;
            const found: string[] = [];
            for (let at = 0; ; at += innerHeight / 2) {
              scrollTo({ top: at, behavior: 'instant' });
              await new Promise(requestAnimationFrame);
              await new Promise(requestAnimationFrame);
              const button = host.getBoundingClientRect();
              if (getComputedStyle(host).visibility === 'visible') {
                const under = document
                  .elementsFromPoint(button.left + button.width / 2, button.top + button.height / 2)
                  .filter((element) => element !== host);
                // What the bar at the bottom covers is not counted.
                const top = under[0];
                if (!top?.closest('[data-dock]') || top.closest('a,button'))
                  found.push(`${at}: ${top?.outerHTML.slice(0, 80)}`);
                const bar = document.querySelector('[data-dock]');
                for (const control of bar?.querySelectorAll('a,button') ?? []) {
                  const { right, top } = control.getBoundingClientRect();
                  if (right > button.left && top < button.bottom) found.push(`${at}: ${control.textContent}`);
                }
              }
              if (at >= document.documentElement.scrollHeight - innerHeight) return found;
            }
          });
          expect(covered).toEqual([]);
        };
      await ask(questions);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the panel stays within the screen, and above a keyboard', async ({ page }) => {
    await page.addInitScript(() => {
      const keyboard = { height: 0 };
      const viewport = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1 });
      Object.defineProperty(viewport, 'height', { get: () => innerHeight - keyboard.height });
      Object.defineProperty(window, 'visualViewport', { value: viewport });
      Object.assign(window, { keyboard });
    });
    await page.goto('/over-ons');
    const chat = new Chat(page);
    await chat.launcher.click();
    // On a touch screen the keyboard opens only when the visitor taps the field.
    await expect(chat.panel).toBeFocused();
    const box = async () => (await chat.panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await box();
    expect(before.y).toBeGreaterThanOrEqual(0);
    expect(before.y + before.height).toBe(phone.height);
    expect(before).toMatchObject({ x: 0, width: phone.width });

    await page.evaluate(() => {
      Object.assign(Reflect.get(window, 'keyboard'), { height: 290 });
      (window.visualViewport as EventTarget).dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await box()).y + (await box()).height).toBe(350);
    expect((await box()).y).toBeGreaterThanOrEqual(0);
    const field = await chat.question.boundingBox();
    expect((field?.y ?? 999) + (field?.height ?? 0)).toBeLessThanOrEqual(350);
    await expect(chat.log).toBeVisible();
  });
});

test('opening, answering and closing cause no layout shift', async ({ page }) => {
  await page.goto('/over-ons');
  await page.evaluate(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    // Only shifts from now on. The page load has its own test.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift' });
  });
  const chat = new Chat(page);
  const place = () => page.locator('h1').boundingBox();
  const before = await place();
  await chat.open();
  await chat.ask('garantie');
  await chat.expectAnswer('5 jaar');
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  expect(await place()).toEqual(before);
  // Shifts directly after an input do not count.
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('in the page around it', async ({ page }) => {
  await page.goto('/over-ons');
  const chat = new Chat(page);
  await ask({
    'it is not printed': async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(chat.launcher).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await chat.open();
      await page.emulateMedia({ media: 'print' });
      await expect(chat.launcher).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    },

    'Escape closes it also while the focus is in the page, and leaves the focus there': async () => {
      await expect(chat.panel).toBeVisible();
      const link = page.getByRole('banner').getByRole('link').first();
      await link.focus();
      await page.keyboard.press('Escape');
      await expect(chat.panel).toBeHidden();
      await expect(link).toBeFocused();
    },

    'a host page sets its stacking order': async () => {
      await expect(chat.element).toHaveCSS('z-index', '30');
      await page.evaluate(() => document.documentElement.style.setProperty('--wrap-chat-layer', '7'));
      await expect(chat.element).toHaveCSS('z-index', '7');
    },
  });
});
