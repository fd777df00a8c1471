import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeFrame, stubSubmit, stubWindow } from '../fake-window.fixture.ts';
import type { ToCourier } from './protocol.ts';

/*
 * The courier page in the frame of a partner's page. The test plays the mail service and the register. What real frames, redirects and
 * policies do is in tests/e2e/faults*.spec.ts and register.spec.ts.
 */

const ours = 'https://wrappie.example';
const dealer = 'https://dealer.example';
const reference = 'WR-23456789';
const fields = [
  ['_subject', 'Hallo'],
  ['name', 'Noor'],
  ['partner', 'dealer-7'],
  ['reference', reference],
  ['password', 'geheim'],
] as const;
const deliver: ToCourier = { wrappie: 'deliver', reference, fields, keepsFrame: true, canAsk: true };

/** The answer of the mail service, as a page can notice it. */
type Mail = 'redirect' | 'page' | 'nothing' | 'refused by the policy';

/** The answer of the register to a row: a status, with a code of PostgreSQL, or none. */
type Register = number | readonly [status: number, code: string] | 'refuse' | 'hang';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(new DOMException('', 'TimeoutError')), ms);
    return timeout.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const words = (lang: string, title: string) =>
  `<div data-question lang="${lang}" hidden><h2>${title}</h2><button>Close</button></div>`;

/** Opens the courier page. `posts` are the forms that reached the mail service, `rows` those that reached the register. */
async function openCourier({ mail = 'redirect' as Mail, register = 201 as Register, storage = true } = {}) {
  const config = {
    formMailUrl: '/mail',
    ...(storage && { storage: { url: '/supabase', anonKey: 'key', bucket: 'photos' } }),
  };
  const page = stubWindow(`${ours}/bezorgen`, {
    inFrame: true,
    html: `<body><main>${words('nl', 'Nog een vraag')}${words('en', 'One more question')}</main>
<script id="courier-config" type="application/json">${JSON.stringify(config)}</script></body>`,
  });
  const rows: { table: string; row: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', (address: URL, { body, signal }: { body: string; signal?: AbortSignal }) => {
    const table = address.pathname.split('/').at(-1) ?? '';
    rows.push({ table, row: JSON.parse(body) });
    if (register === 'refuse') return Promise.reject(new TypeError('Failed to fetch'));
    if (register === 'hang')
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const [status, code] = typeof register === 'number' ? [register] : register;
    return Promise.resolve(new Response(code ? JSON.stringify({ code }) : null, { status }));
  });
  const frame = () => page.document.querySelector('iframe') as FakeFrame | null;
  /** The service redirects to our page in the nested frame, which reports this to the courier. */
  const redirect = (to: string = reference) =>
    page.hear({ wrappie: 'receipt', reference: to }, { source: frame()?.contentWindow, origin: ours });
  const showPage = () => page.fireAt(frame(), 'load');
  const posts: Record<string, string>[] = [];
  stubSubmit((posted) => {
    posts.push(posted);
    if (mail === 'redirect') queueMicrotask(redirect);
    if (mail === 'page') queueMicrotask(showPage);
    if (mail === 'refused by the policy')
      queueMicrotask(() => page.fire('securitypolicyviolation', { effectiveDirective: 'form-action' }));
  });
  vi.resetModules();
  await import('./courier-page.ts');
  const { answers, parent } = page;
  expect(answers.splice(0)).toEqual([{ wrappie: 'ready' }]);
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    ...page,
    posts,
    rows,
    redirect,
    showPage,
    wait,
    tables: () => rows.map(({ table }) => table),
    async ask(message: ToCourier) {
      page.hear(message, { source: parent, origin: dealer });
      await wait(0);
    },
  };
}

const receipt = (by: 'register' | 'mail', mailed: boolean) => ({ wrappie: 'receipt', reference, by, mailed });

describe('a request', () => {
  test('is registered and mailed, and the row says both', async () => {
    const { ask, answers, posts, rows } = await openCourier();
    await ask({ ...deliver, language: 'en' } as ToCourier);
    expect(answers).toEqual([receipt('register', true)]);
    expect(posts).toEqual([
      {
        _subject: 'Hallo',
        name: 'Noor',
        partner: 'dealer-7',
        reference,
        embedded_on: dealer,
        _next: `${ours}/bezorgen?success=true&ref=${reference}`,
      },
    ]);
    const [{ row } = expect.fail('nothing was registered'), mailed] = rows;
    expect(row).toMatchObject({
      reference,
      kind: 'quote',
      fields: { name: 'Noor', partner: 'dealer-7', reference },
      partner: 'dealer-7',
      embedded_on: dealer,
      language: 'en',
    });
    expect(mailed).toEqual({ table: 'request_mails', row: { reference, digest: row['digest'] } });
  });

  test.each<Mail>(['page', 'nothing', 'refused by the policy'])(
    'arrives in the register where the mail service does not redirect, and asks the visitor nothing: %s',
    async (mail) => {
      const { ask, answers, tables, wait } = await openCourier({ mail });
      await ask(deliver);
      await wait(60_000);
      expect(answers).toEqual([receipt('register', false)]);
      expect(tables()).toEqual(['requests']);
    },
  );

  test('is still noted as mailed when that is confirmed after its receipt', async () => {
    const { ask, answers, tables, redirect, wait } = await openCourier({ mail: 'nothing' });
    await ask(deliver);
    await wait(5000);
    redirect();
    expect(answers).toEqual([receipt('register', false), receipt('register', true)]);
    expect(tables()).toEqual(['requests', 'request_mails']);
  });

  test.each<[Register, string[]]>([
    [500, ['requests', 'request_mails']],
    [200, ['requests', 'request_mails']],
    ['refuse', ['requests', 'request_mails']],
    [429, ['requests']],
    [402, ['requests']],
  ])(
    'arrives as a mail where the register fails: %s. A row that may be stored is noted as mailed: %j',
    async (register, asked) => {
      const { ask, answers, tables } = await openCourier({ register });
      await ask(deliver);
      expect(answers).toEqual([receipt('mail', true)]);
      expect(tables()).toEqual(asked);
    },
  );

  test('has time left for the mail if the register hangs', async () => {
    const { ask, answers, posts, wait } = await openCourier({ register: 'hang' });
    await ask(deliver);
    await wait(5999);
    expect(posts).toEqual([]);
    await wait(1);
    expect(answers).toEqual([receipt('mail', true)]);
  });

  test('is only mailed where there is no register', async () => {
    const { ask, answers, rows } = await openCourier({ storage: false });
    await ask(deliver);
    expect(answers).toEqual([receipt('mail', true)]);
    expect(rows).toEqual([]);
  });

  test('has no receipt if both fail', async () => {
    const { ask, answers, wait } = await openCourier({ mail: 'nothing', register: 500 });
    await ask(deliver);
    await wait(60_000);
    expect(answers).toEqual([]);
  });

  test('has no receipt of another request, or of another window', async () => {
    const { ask, answers, redirect, hear, parent } = await openCourier({ mail: 'nothing', storage: false });
    await ask(deliver);
    redirect('WR-22222222');
    hear({ wrappie: 'receipt', reference }, { source: parent, origin: dealer });
    hear({ wrappie: 'receipt', reference }, { source: {}, origin: ours });
    expect(answers).toEqual([]);
    redirect();
    expect(answers).toEqual([receipt('mail', true)]);
  });

  test('is blocked at once if our own policy stops its redirect', async () => {
    const { ask, answers } = await openCourier({ mail: 'refused by the policy', register: 500 });
    await ask(deliver);
    expect(answers).toEqual([{ wrappie: 'blocked', reference }]);
  });

  test('is not sent if a text is too long, and that text is named', async () => {
    const { ask, answers, posts, rows } = await openCourier();
    await ask({ ...deliver, fields: [['message', 'x'.repeat(20_001)]] } as ToCourier);
    expect(answers).toEqual([{ wrappie: 'blocked', reference, refused: ['message'] }]);
    expect([...posts, ...rows]).toEqual([]);
  });

  test('is taken from the page around it only', async () => {
    const { hear, answers, posts, rows, wait } = await openCourier();
    hear(deliver, { source: {}, origin: dealer });
    await wait(60_000);
    expect([...answers, ...posts, ...rows]).toEqual([]);
  });
});

describe('a script from before the register, which removes the frame at the first receipt', () => {
  const old = { wrappie: 'deliver', reference, fields } as const;

  test('waits for the mail', async () => {
    const { ask, answers, redirect, wait } = await openCourier({ mail: 'nothing' });
    await ask(old);
    await wait(4000);
    expect(answers).toEqual([]);
    redirect();
    expect(answers).toEqual([receipt('register', true)]);
  });

  test('is answered without a confirmed mail too, after five seconds', async () => {
    const { ask, answers, wait } = await openCourier({ mail: 'page' });
    await ask(old);
    await wait(5000);
    expect(answers).toEqual([receipt('register', false)]);
  });

  test('cannot show the frame, so it gets no question', async () => {
    const { ask, answers, wait } = await openCourier({ mail: 'page', storage: false });
    await ask({ ...old, keepsFrame: true });
    await wait(60_000);
    expect(answers).toEqual([]);
  });
});

describe('a page of the mail service in place of a receipt', () => {
  const question = { wrappie: 'question', reference, title: 'Nog een vraag' };

  test('is shown after eight seconds, below words in the language of the visitor', async () => {
    const { ask, answers, document, wait } = await openCourier({ mail: 'page', storage: false });
    await ask({ ...deliver, language: 'en' } as ToCourier);
    await wait(7999);
    expect(answers).toEqual([]);
    await wait(1);
    expect(answers).toEqual([{ ...question, title: 'One more question' }]);
    expect(document.documentElement.lang).toBe('en');
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'One more question',
    ]);
  });

  test('can be closed by its button and by Escape, and a receipt may still follow', async () => {
    const { ask, answers, document, fire, fireAt, redirect, wait } = await openCourier({
      mail: 'page',
      storage: false,
    });
    await ask(deliver);
    await wait(8000);
    fireAt(document.querySelector('button'), 'click');
    fire('keydown', { key: 'a' });
    fire('keydown', { key: 'Escape' });
    const closed = { wrappie: 'closed', reference };
    expect(answers).toEqual([question, closed, closed]);
    redirect();
    expect(answers.at(-1)).toEqual(receipt('mail', true));
  });

  test('is not shown where there is none', async () => {
    const { ask, answers, wait } = await openCourier({ mail: 'nothing', storage: false });
    await ask(deliver);
    await wait(60_000);
    expect(answers).toEqual([]);
  });

  test('is not shown once the service accepts, however slowly', async () => {
    const { ask, answers, redirect, showPage, wait } = await openCourier({ mail: 'nothing', storage: false });
    await ask(deliver);
    await wait(8500);
    redirect();
    showPage();
    await wait(60_000);
    expect(answers).toEqual([receipt('mail', true)]);
  });

  test('is shown within the eight seconds that begin before a slow register', async () => {
    const { ask, answers, wait } = await openCourier({ mail: 'page', register: 'hang' });
    await ask(deliver);
    await wait(8000);
    expect(answers).toEqual([question]);
  });
});

describe('a request that is mailed in a tab', () => {
  const message = { wrappie: 'register', reference, fields, language: 'nl' } as const;

  test('is registered, and noted as mailed once the tab says so', async () => {
    const { ask, answers, posts, rows } = await openCourier();
    await ask(message);
    expect(answers).toEqual([receipt('register', false)]);
    await ask({ wrappie: 'mailed', reference });
    expect(answers.at(-1)).toEqual({ wrappie: 'noted', reference });
    expect(rows.map(({ table, row }) => [table, row['reference']])).toEqual([
      ['requests', reference],
      ['request_mails', reference],
    ]);
    expect(posts).toEqual([]);
  });

  test('counts as received if it is registered already', async () => {
    const { ask, answers } = await openCourier({ register: [409, '23505'] });
    await ask(message);
    expect(answers).toEqual([receipt('register', false)]);
  });

  test.each<Register>([[409, '23503'], 200, 500, 'refuse', 429])(
    'is not registered after any other answer: %j',
    async (register) => {
      const { ask, answers } = await openCourier({ register });
      await ask(message);
      expect(answers).toEqual([{ wrappie: 'unregistered', reference }]);
    },
  );
});

test('the page to which the service redirects reports the receipt to the courier', async () => {
  const { answers } = stubWindow(`${ours}/bezorgen?success=true&ref=${reference}`, { inFrame: true });
  vi.resetModules();
  await import('./courier-page.ts');
  expect(answers).toEqual([{ wrappie: 'receipt', reference }]);
});

test('the doctor learns where requests and photos go', async () => {
  const { ask, answers } = await openCourier();
  await ask({ wrappie: 'describe' });
  expect(answers).toEqual([{ wrappie: 'description', formMail: ours, photos: ours }]);
});
