import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../support/local-site.ts';
import { connectDevTools, type DevTools } from './devtools.ts';
import { launchChromium } from './launch-chromium.ts';
import { writeManyPages } from './many-pages.ts';
import { writePlainPages } from './plain-pages.ts';

/** Where everything is measured: one server for our pages and the plain ones, one browser. */
export interface Stand {
  origin: string;
  devTools: DevTools;
  /** Of the DevTools, for Lighthouse, which makes a connection of its own. */
  debuggingPort: number;
  close(): Promise<void>;
}

/** Serves a copy of the built site with the plain pages in it: same server, same headers, same compression. */
export async function openStand(dist: string): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'wrappie-bench-'));
  cpSync(dist, folder, { recursive: true });
  writeManyPages(folder);
  // The preview reads it from the environment, which it inherits.
  process.env.DIST_DIR = folder;
  const site = await startSite();
  const chromium = await launchChromium();
  const devTools = await connectDevTools(chromium.address);
  const close = async () => {
    devTools.close();
    await chromium.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await writePlainPages(folder, site.origin, devTools);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: site.origin, devTools, debuggingPort: chromium.port, close };
}
