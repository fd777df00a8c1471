import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../support/find-chromium.ts';
import { startSite } from '../support/local-site.ts';
import { writeManyPages } from './many-pages.ts';
import { writePlainPages } from './plain-pages.ts';

/** Where everything is measured: one server for our pages and the plain ones, one browser. */
export interface Stand {
  origin: string;
  browser: Browser;
  /** Of the DevTools protocol, for Lighthouse. */
  debuggingPort: number;
  close(): Promise<void>;
}

/** Serves a copy of the built site with the plain pages in it: same server, same headers, same compression. */
export async function openStand(dist: string): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'wrappie-bench-'));
  cpSync(dist, folder, { recursive: true });
  writePlainPages(folder);
  writeManyPages(folder);
  // The preview reads it from the environment, which it inherits.
  process.env.DIST_DIR = folder;
  const site = await startSite();
  const debuggingPort = 9300 + Math.floor(Math.random() * 600);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`],
  });
  return {
    origin: site.origin,
    browser,
    debuggingPort,
    async close() {
      await browser.close();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
