import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../support/find-chromium.ts';
import { findFirefox } from '../support/find-firefox.ts';

/** The browsers on which hosts are tried. */
export const engines = ['Chromium', 'Firefox'] as const;
export type Engine = (typeof engines)[number];

/** The system's Firefox: Playwright asks for a build of its own, or a newer one. */
export const firefoxPath = findFirefox();

/** Starts a browser, which Puppeteer drives by WebDriver BiDi or the developer tools' protocol. */
export function launch(engine: Engine): Promise<Browser> {
  const usual = { headless: true, defaultViewport: null };
  return engine === 'Firefox'
    ? puppeteer.launch({ ...usual, browser: 'firefox', executablePath: firefoxPath })
    : puppeteer.launch({ ...usual, browser: 'chrome', executablePath: findChromium(), args: chromiumArgs });
}
