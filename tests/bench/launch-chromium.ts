import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findWholeChromium } from '../support/find-chromium.ts';

/** A Chromium started by the bench. */
export interface Chromium {
  /** The WebSocket address of its DevTools. */
  address: string;
  port: number;
  close(): Promise<void>;
}

/** Makes background pages run like visible ones, and gives them the requested width. */
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
      // Its child processes may still write files while they end.
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function announcedAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (chunk) => {
      // Keep reading: a full pipe would block the browser.
      if (said.length > 10_000) return;
      said += chunk;
      const [address] = said.match(/ws:\/\/\S+/) ?? [];
      if (address) resolve(address);
    });
    browser.once('error', reject);
    browser.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${said}`)));
  });
}
