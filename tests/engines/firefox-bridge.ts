#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox, noFirefox } from '../support/find-firefox.ts';

/*
 * Playwright starts this program instead of Firefox. It starts Firefox and relays WebDriver BiDi between the two. Playwright relies on
 * two features that Firefox ESR does not have yet, and the bridge supplies them: a command that Playwright sends to each context, and the
 * names of downloads. Other unknown commands stay errors. With a newer Firefox all messages pass unchanged.
 */

/** Safe to ignore: it sets the default colour scheme of a page. */
const dispensable = ['emulation.setMediaFeaturesOverride'];

const path = findFirefox();
if (!path) throw new Error(noFirefox);
const firefox = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => firefox.kill());

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\/\/\S+)/) ?? [];
  // Playwright reads the address from this line.
  console.error(address ? `WebDriver BiDi listening on ${await relayTo(address)}` : line);
}

/** @returns the address at which Playwright connects to the browser */
function relayTo(address: string): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (driver, { url }) => relay(driver, new WebSocket(`${address}${url}`)));
  return new Promise((resolve) => {
    server.once('listening', () => resolve(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

function relay(driver: WebSocket, browser: WebSocket): void {
  const dispensed = new Set<number>();
  const opened = new Promise((resolve) => browser.once('open', resolve));
  driver.on('message', async (message) => {
    const { id, method } = JSON.parse(String(message));
    if (dispensable.includes(method)) dispensed.add(id);
    await opened;
    browser.send(String(message));
  });
  browser.on('message', (message) => {
    const said = JSON.parse(String(message));
    const { id, error, method, params } = said;
    if (dispensed.delete(id) && error === 'unknown command')
      driver.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (/^browsingContext\.download/.test(method))
      driver.send(JSON.stringify({ ...said, params: { download: params.url, ...params } }));
    else driver.send(String(message));
  });
  browser.once('close', () => driver.close());
  driver.once('close', () => browser.close());
}
