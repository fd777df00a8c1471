import type { Browser } from 'puppeteer-core';
import { test as base, expect } from '../support/test.ts';
import { type Engine, launch } from './browsers.ts';
import { comparedPage, lookAtOurs } from './our-looks.ts';
import { type Looks, type Visit, visit } from './visit.ts';

interface WorkerFixtures {
  /** The browsers, each started when it is first needed. */
  browserOf: (engine: Engine) => Promise<Browser>;
  /** How a calculated kitchen looks in that browser on a page of our own. */
  ourLooks: (engine: Engine) => Promise<Looks>;
}

interface TestFixtures {
  /** Opens the partner's page. */
  open: (engine: Engine) => Promise<Visit>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const started = new Map<Engine, Promise<Browser>>();
      await use((engine) => {
        const browser = started.get(engine) ?? launch(engine);
        started.set(engine, browser);
        return browser;
      });
      for (const browser of started.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  ourLooks: [
    async ({ browserOf, site }, use) => {
      const seen = new Map<Engine, Promise<Looks>>();
      const look = async (engine: Engine) => {
        const here = await visit(await browserOf(engine), site.origin + comparedPage);
        const looks = await lookAtOurs(here);
        await here.close();
        return looks;
      };
      await use((engine) => {
        const looks = seen.get(engine) ?? look(engine);
        seen.set(engine, looks);
        return looks;
      });
    },
    { scope: 'worker' },
  ],
  open: async ({ browserOf, partner }, use) => {
    const visits: Visit[] = [];
    await use(async (engine) => {
      const opened = await visit(await browserOf(engine), partner.origin);
      visits.push(opened);
      return opened;
    });
    for (const each of visits) await each.close();
  },
  // These pages do not belong to Playwright, so each test checks the problems of its own visits.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  pageErrors: async ({}, use) => use([]),
});

export { expect };
