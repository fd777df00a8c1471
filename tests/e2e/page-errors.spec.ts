import { everyEngine } from '../engines/engines.ts';
import { showHtml } from '../support/bare-page.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * Tests of the fixture: an unhandled rejection fails a test, wherever it happens. Each test here causes one on purpose, checks that it
 * was seen, and removes it from the list.
 */

const message = 'left on purpose';

/** Runs in a page or a frame. */
const reject = (text: string) => {
  Promise.reject(new Error(text));
};

const places: Record<string, (page: Page, partnerOrigin: string) => Promise<unknown>> = {
  'a page': (page) => page.evaluate(reject, message),
  'a frame': async (page) => {
    await page.setContent('<iframe srcdoc="<h1>Inner</h1>"></iframe>');
    await rejectInFrame(page);
  },
  'a frame of another site': async (page, partnerOrigin) => {
    await page.goto(partnerOrigin);
    await rejectInFrame(page);
  },
  'a page that another opened': async (page) => {
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void open('about:blank'));
    await (await opened).evaluate(reject, message);
  },
  'a second page': async (page) => {
    const second = await page.context().newPage();
    await second.goto('/over-ons');
    await second.evaluate(reject, message);
  },
  'a worker': (page) => startWorker(page, 'classic'),
  'a module worker': (page) => startWorker(page, 'module'),
};

test('a rejection that is left unhandled is an error', { tag: everyEngine }, async ({
  page,
  partner,
  pageErrors,
}) => {
  // Another host name of the same machine counts as another site.
  const inner = `${partner.origin.replace('127.0.0.1', 'localhost')}/inner`;
  partner.serve({
    html: `<!doctype html><title>Host</title><iframe src="${inner}"></iframe>`,
    inner: '<!doctype html><title>Inner</title><h1>Inner</h1>',
  });
  const questions: Questions = {};
  for (const [place, leave] of Object.entries(places))
    questions[`in ${place}`] = async () => {
      pageErrors.length = 0;
      await showHtml(page, '<h1>Page</h1>');
      await leave(page, partner.origin);
      await expect.poll(() => pageErrors).toEqual([expect.stringContaining(message)]);
    };
  questions['without a reason'] = async () => {
    pageErrors.length = 0;
    await showHtml(page, '<h1>Page</h1>');
    await page.evaluate(() => {
      Promise.reject();
    });
    await expect.poll(() => pageErrors).toEqual([expect.stringContaining('undefined')]);
  };
  await ask(questions);
  pageErrors.length = 0;
});

test('a rejection that is handled is not an error', { tag: everyEngine }, async ({ page, pageErrors }) => {
  await showHtml(page, '<h1>Page</h1>');
  await page.evaluate(async () => {
    await Promise.reject(new Error('handled')).catch(() => {});
    Promise.reject(new Error('left after it'));
  });
  // Errors are reported in order, so the handled one would have come first.
  await expect.poll(() => pageErrors).toEqual([expect.stringContaining('left after it')]);
  pageErrors.length = 0;
});

test('the fixture fails a test for an unhandled rejection', async ({ page, pageErrors }) => {
  test.fail();
  await showHtml(page, '<h1>Page</h1>');
  await page.evaluate(reject, message);
  await expect.poll(() => pageErrors).toHaveLength(1);
});

/** Rejects in the only frame of a page, once it has loaded. */
async function rejectInFrame(page: Page): Promise<void> {
  const heading = page.frameLocator('iframe').getByRole('heading');
  await heading.evaluate((_, text) => {
    Promise.reject(new Error(text));
  }, message);
}

function startWorker(page: Page, type: 'classic' | 'module'): Promise<void> {
  return page.evaluate(
    ([text, type]) => {
      const script = new Blob([`Promise.reject(new Error('${text}'))`], { type: 'text/javascript' });
      new Worker(URL.createObjectURL(script), { type });
    },
    [message, type] as const,
  );
}
