#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox, noFirefox } from '../support/find-firefox.ts';

/*
 * Starts Firefox in place of the program that Playwright would start, and relays WebDriver BiDi between the two. Playwright sends each new
 * context a command that the long-lived Firefox does not know yet (`emulation.setMediaFeaturesOverride`) and gives up at its
 * error. It is told that it was done; whatever else Firefox does not know stays an error. With a Firefox that knows
 * the command the bridge changes nothing.
 */

/** What this Firefox may lack without harm: the default colour scheme of a page. */
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
  const asked = new Map<number, string>();
  const opened = new Promise((resolve) => browser.once('open', resolve));
  driver.on('message', async (message) => {
    const { id, method } = JSON.parse(String(message));
    if (dispensable.includes(method)) asked.set(id, method);
    await opened;
    browser.send(String(message));
  });
  browser.on('message', (message) => {
    const { id, error } = JSON.parse(String(message));
    const isLacking = asked.delete(id) && error === 'unknown command';
    driver.send(isLacking ? JSON.stringify({ type: 'success', id, result: {} }) : String(message));
  });
  browser.once('close', () => driver.close());
  driver.once('close', () => browser.close());
}
