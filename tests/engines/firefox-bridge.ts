#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox, noFirefox } from '../support/find-firefox.ts';

/*
 * Starts Firefox in place of the program that Playwright would start, and relays WebDriver BiDi between the two. Playwright counts on two
 * things that the long-lived Firefox does not have yet, for which the bridge makes up: a command that it sends to each context,
 * and names of downloads. Whatever else Firefox does not know stays an error, and a newer Firefox gets and gives everything as it is.
 */

/** Without harm: the default colour scheme of a page. */
const dispensable = ['emulation.setMediaFeaturesOverride'];

const path = findFirefox();
if (!path) throw new Error(noFirefox);
const firefox = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => firefox.kill());

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\/\/\S+)/) ?? [];
  // Playwright reads the address from the same words.
  console.error(address ? `WebDriver BiDi listening on ${await relayTo(address)}` : line);
}

/** @returns the address at which Playwright finds the browser */
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
