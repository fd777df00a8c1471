import type { FrameLocator } from 'playwright/test';
import type { LocalSite } from './local-site.ts';
import { formPost, quoteOn } from './quote.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The texts of the notice. Written out, so that a test notices a changed text. */
const words = {
  nl: {
    title: 'Misschien is uw aanvraag niet aangekomen',
    contents: 'Bekijk de aanvraag',
    send: 'Nu verzenden',
    retry: 'Opnieuw proberen',
    waiting: 'Wordt verzonden zodra u weer verbinding hebt.',
    discard: 'Niet mijn aanvraag: wissen',
    discardYes: 'Ja, wissen',
    discardNo: 'Nee, bewaren',
    discarded: 'De aanvraag is gewist.',
    unconfirmed: /^Weer geen bevestiging/,
    sent: 'Uw aanvraag is alsnog verzonden',
    close: 'Sluiten',
  },
  en: {
    title: 'Your request may not have arrived',
    contents: 'See what it says',
    send: 'Send now',
    retry: 'Try again',
    waiting: 'We will send it as soon as you are back online.',
    discard: 'Not my request: erase it',
    discardYes: 'Yes, erase it',
    discardNo: 'No, keep it',
    discarded: 'The request is gone.',
    unconfirmed: /^Still no confirmation/,
    sent: 'Your request has arrived after all',
    close: 'Close',
  },
};

/** The notice of unsent requests, and a visitor's actions there. */
export class Notice {
  readonly element: Locator;
  readonly words: (typeof words)['nl' | 'en'];

  constructor(page: Page | FrameLocator, lang: 'nl' | 'en' = 'nl') {
    this.element = page.locator('wrap-unsent-requests');
    this.words = words[lang];
  }

  get card(): Locator {
    return this.element.getByRole('region');
  }

  button(name: 'send' | 'retry' | 'discard' | 'discardYes' | 'discardNo' | 'close'): Locator {
    return this.element.getByRole('button', { name: this.words[name], exact: true });
  }

  async expectOffered(): Promise<void> {
    await expect(this.card.getByRole('heading', { name: this.words.title })).toBeVisible();
    await expect(this.button('send')).toBeVisible();
  }

  async expectSent(reference: string): Promise<void> {
    await expect(this.card.getByRole('heading', { name: this.words.sent })).toBeVisible();
    await expect(this.card).toContainText(reference);
  }
}

/** Expects that a page offers nothing, once it has checked the outbox. */
export async function expectNothingOffered(page: Page): Promise<void> {
  // The script checks when the browser is idle, after two seconds at most: a browser without a window may draw no frame on a still page, and
  // then it is never idle. This callback runs after that.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.evaluate(outboxToAnswer);
  await expect(page.locator('wrap-unsent-requests')).toHaveCount(0);
}

/**
 * Runs in the page. Resolves when its outbox has answered every request so far: a database answers in order. One that a test has broken so
 * that it never answers gets half a second.
 */
function outboxToAnswer(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 500);
    try {
      const opening = indexedDB.open('wrappie-outbox');
      // As in the script: a database that does not exist is not created.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve();
      opening.onsuccess = () => {
        const counting = opening.result.transaction('requests').objectStore('requests').count();
        counting.onsuccess = () => setTimeout(resolve);
        opening.result.close();
      };
    } catch {
      // The browser denies it to the script too.
      resolve();
    }
  });
}

/** Leaves a request unconfirmed: the visitor leaves the page while it is being sent. */
export async function leaveUnsent(
  page: Page,
  site: LocalSite,
  { address = '/prijscalculator', lang = 'nl' as 'nl' | 'en' } = {},
): Promise<void> {
  await site.misbehave({ formMail: 'hang' });
  await page.goto(address);
  const quote = quoteOn(page, lang);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await page.goto('about:blank');
  await site.misbehave({});
}
