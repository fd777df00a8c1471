import { outbox, quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectNothingOffered, leaveUnsent, Notice } from '../support/unsent.ts';

/* An unsent request in a browser that stores nothing, or not everything. */

async function offered(page: Page): Promise<Notice> {
  await page.goto('/prijscalculator');
  const notice = new Notice(page);
  // Without Web Locks, the lock of a closed tab expires after ten seconds.
  await expect(notice.card).toBeVisible({ timeout: 25_000 });
  await notice.expectOffered();
  return notice;
}

const brokenDatabases: Record<string, () => void> = {
  'is blocked': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Denied by the browser.', 'SecurityError');
      },
    });
  },
  'cannot be opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
};
for (const [what, breakIt] of Object.entries(brokenDatabases)) {
  test(`where IndexedDB ${what}, the page works and offers nothing`, async ({ page, site }) => {
    await leaveUnsent(page, site);
    await page.addInitScript(breakIt);
    await page.goto('/prijscalculator');
    await quoteOn(page).calculate();
    await expect(page.locator('wrap-price-calculator').getByText('vanaf € 1.923')).toBeVisible();
    await expectNothingOffered(page);
  });
}

test('no room for photos: the request is kept, and offered, anyway', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...parts) {
      if (this.name === 'photos')
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.apply(this, parts);
    };
  });
  await leaveUnsent(page, site);
  await offered(page);
  expect(await outbox(page)).toHaveLength(1);
});
