import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { isOfTheBrowser, isOfTheDriver } from '../engines/engines.ts';
import { typeThroughEditor } from '../engines/firefox-typing.ts';
import { type LocalSite, startSite } from './local-site.ts';
import { type Partner, startPartner } from './partner.ts';
import { quickenStacks } from './quick-stacks.ts';

quickenStacks();

/** A mail in the local inbox, its fields by name. */
export interface Mail {
  subject: string;
  origin?: string;
  fields: Record<string, string>;
  /** Field names in the order in which they were sent. */
  names: string[];
}

/** A request in the local register. */
export interface Registered {
  reference: string;
  digest: string;
  kind: string;
  fields: Record<string, string>;
  embedded_on: string;
  partner: string | null;
  language: string | null;
  mailed: boolean;
}

interface WorkerFixtures {
  /** Our site with its inbox and bucket, with a port and a data folder for this worker. */
  site: LocalSite;
  /** A partner's server, on another origin. */
  partner: Partner;
}

interface TestFixtures {
  /** Empties inbox, register and faults before each test, and reads the mails and requests that arrived. */
  inbox: { mails(): Promise<Mail[]>; waitForMail(): Promise<Mail>; requests(): Promise<Registered[]> };
  /**
   * Fails the test when a page of its context, or a frame or worker of it, logs an error, throws, or has an unhandled rejection. A test
   * that expects errors empties the list.
   */
  pageErrors: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  partner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const partner = await startPartner();
      await use(partner);
      await partner.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(typeThroughEditor);
    await use(context);
  },
  inbox: async ({ site }, use) => {
    await site.misbehave({});
    // Node's fetch, because Playwright's requests may reuse a connection that the server is about to close.
    await fetch(`${site.origin}/_local/inbox`, { method: 'DELETE' });
    const mails = async () => {
      const list: { subject: string; origin?: string; fields: [string, string][] }[] = await (
        await fetch(`${site.origin}/_local/inbox.json`)
      ).json();
      return list.map(({ subject, origin, fields }) => ({
        subject,
        origin,
        fields: Object.fromEntries(fields),
        names: fields.map(([name]) => name),
      }));
    };
    await use({
      mails,
      requests: async () => (await fetch(`${site.origin}/_local/register.json`)).json(),
      async waitForMail() {
        await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBeGreaterThan(0);
        return (await mails())[0] as Mail;
      },
    });
    await site.misbehave({});
  },
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const note = (error: string) => {
        if (!isOfTheDriver(error) && !isOfTheBrowser(error)) errors.push(error);
      };
      context.on('console', (message) => message.type() === 'error' && note(message.text()));
      context.on('weberror', (event) => note(messageOf(event.error())));
      await use(errors);
      expect(errors, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],
});

/** The thrown value may be something else than an error: `Promise.reject()` has no message. */
function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** For `test.use`: a visitor who has not asked for less motion, so that pages scroll smoothly and fade into each other. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

export { expect, type Locator, type Page };
