import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findWholeChromium } from '../support/find-chromium.ts';

/** A Chromium of our own. */
export interface Chromium {
  /** Where its DevTools listen, for a WebSocket. */
  address: string;
  port: number;
  close(): Promise<void>;
}

/** So that a page nobody looks at runs like one on screen, and is as wide as it says. */
const benchArgs = [
  '--headless',
  '--remote-debugging-port=0',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-extensions',
  '--no-default-browser-check',
  '--hide-scrollbars',
  '--mute-audio',
  '--password-store=basic',
];

/** Starts Chromium with an empty profile. */
export async function launchChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'wrappie-chromium-'));
  const browser = spawn(findWholeChromium(), [...chromiumArgs, ...benchArgs, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await announcedAddress(browser);
  return {
    address,
    port: Number(new URL(address).port),
    async close() {
      const ended = new Promise((done) => browser.once('exit', done));
      browser.kill();
      await ended;
      // Its helpers may still write while they end.
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function announcedAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (chunk) => {
      // Read to the end: a full pipe would stop the browser.
      if (said.length > 10_000) return;
      said += chunk;
      const [address] = said.match(/ws:\/\/\S+/) ?? [];
      if (address) resolve(address);
    });
    browser.once('error', reject);
    browser.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${said}`)));
  });
}
