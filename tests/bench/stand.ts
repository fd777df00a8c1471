import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../support/local-site.ts';
import { connectDevTools, type DevTools } from './devtools.ts';
import { launchChromium } from './launch-chromium.ts';
import { writeManyPages } from './many-pages.ts';
import { writePlainPages } from './plain-pages.ts';

/** The environment of all measurements: one server for our pages and the plain ones, and one browser. */
export interface Stand {
  origin: string;
  devTools: DevTools;
  /** Port of the DevTools for Lighthouse, which opens a connection of its own. */
  debuggingPort: number;
  close(): Promise<void>;
}

/** Serves a copy of the built site that includes the plain pages, with the same server, headers and compression. */
export async function openStand(dist: string): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'wrappie-bench-'));
  cpSync(dist, folder, { recursive: true });
  writeManyPages(folder);
  // The preview reads it from the environment that it inherits.
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
