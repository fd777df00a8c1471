import { showHtml, widgetScript } from '../support/bare-page.ts';
import { photo } from '../support/photos.ts';
import { ask, type Questions } from '../support/questions.ts';
import { forgive, outbox, quoteOn } from '../support/quote.ts';
import { formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { Notice } from '../support/unsent.ts';

/*
 * Photos have names from phones and messengers. However long they are, no widget becomes wider than its container, and the whole name can
 * be read.
 */

const names = [
  'WhatsApp Image 2026-11-20 at 21.33.07.jpeg',
  '20261120_213307.jpg',
  `${'keukenkastjes'.repeat(9)}-einde.jpg`,
];
const widths = [320, 360];

test.use({ viewport: { width: 360, height: 740 } });

test('photos, refused files, and a request that was kept do not make a widget wider than the phone', async ({
  page,
  site,
  pageErrors,
}) => {
  await site.misbehave({ formMail: 'hang', storage: '500' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await ask({
    'the message about files that are not photos': async () => {
      await quote.choosePhotos(
        names.map((name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') })),
      );
      await expect(quote.element.getByRole('alert').getByText(/is geen foto/)).toHaveCount(names.length);
      await expectAllRead(page, quote.element);
    },

    'photos in the calculator': async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await quote.choosePhotos(await photos());
      await expectAllRead(page, quote.element);
    },

    'photos that the quote form takes over': async () => {
      await page.goto(formPages.nl);
      const form = quoteFormOn(page);
      await form.hydrated();
      for (const name of names) await expect(form.photo(name)).toBeVisible();
      await expectAllRead(page, form.element);
    },

    'a request that was kept': async () => {
      await page.goto('/prijscalculator');
      await quote.prepare();
      for (const name of names) await expect(quote.photo(name)).toBeVisible();
      await quote.send();
      await quote.expectSending();
      await expect.poll(() => outbox(page)).toHaveLength(1);
      await site.misbehave({});
      await page.goto('/over-ons');
      await page.goto('/prijscalculator');
      const notice = new Notice(page);
      await notice.expectOffered();
      await notice.element.getByText(notice.words.contents).click();
      await expectAllRead(page, notice.element);
    },
  });
  forgive(pageErrors, /status of 500/, /was not uploaded/);
});

test('nor does the mail that test mode shows', async ({ page }) => {
  await showHtml(page, `<wrap-price-calculator mode="test"></wrap-price-calculator>${widgetScript}`);
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos(await photos());
  await quote.send();
  await expect(quote.element.getByText(quote.words.sentTitle)).toBeVisible();
  await onEachPhone(page, async () => {
    await expectInside(page, quote.element);
    await expectEnds(page, quote.element.locator('[data-test-panel]'));
  });
});

async function photos() {
  return Promise.all(names.map((name) => photo(name)));
}

/** Each name is completely inside the widget. */
async function expectAllRead(page: Page, widget: Locator): Promise<void> {
  for (const name of names) await expect(widget.getByText(name).first()).toBeVisible();
  await onEachPhone(page, async () => {
    await expectInside(page, widget);
    await expectEnds(page, widget);
  });
}

async function onEachPhone(page: Page, check: () => Promise<void>): Promise<void> {
  const questions: Questions = {};
  for (const width of widths)
    questions[`on a phone of ${width} px`] = async () => {
      await page.setViewportSize({ width, height: 740 });
      await check();
    };
  await ask(questions);
}

async function expectInside(page: Page, widget: Locator): Promise<void> {
  const { width } = page.viewportSize()!;
  const box = await widget.boundingBox();
  expect(box!.x + box!.width, 'right edge of the widget').toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the page').toBeLessThanOrEqual(
    width,
  );
}

/** The end of a name is visible: not outside the screen, and not cut off by a box. */
async function expectEnds(page: Page, place: Locator): Promise<void> {
  const unseen = await place.evaluate(
    (element, [names, width]) => {
      const root = element.shadowRoot ?? element;
      const unseen: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const name of names) {
          const at = node.nodeValue!.indexOf(name);
          if (at < 0 || !node.parentElement!.checkVisibility()) continue;
          const last = document.createRange();
          last.setStart(node, at + name.length - 1);
          last.setEnd(node, at + name.length);
          const { right } = last.getBoundingClientRect();
          let edge = width;
          for (let box: Element | null = node.parentElement; box; box = box.parentElement)
            if (getComputedStyle(box).overflowX !== 'visible')
              edge = Math.min(edge, box.getBoundingClientRect().right);
          if (right > edge + 0.5) unseen.push(name);
        }
      return unseen;
    },
    [names, page.viewportSize()!.width] as const,
  );
  expect(unseen, 'names whose end is not seen').toEqual([]);
}
