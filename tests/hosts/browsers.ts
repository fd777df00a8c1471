import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../support/find-chromium.ts';
import { findFirefox } from '../support/find-firefox.ts';

/** The browsers in which hosts are tested. */
export const engines = ['Chromium', 'Firefox'] as const;
export type Engine = (typeof engines)[number];

/** The system's Firefox. Playwright would need its own build, or a newer Firefox. */
export const firefoxPath = findFirefox();

/** Starts a browser, which Puppeteer drives by WebDriver BiDi or by the DevTools protocol. */
export function launch(engine: Engine): Promise<Browser> {
  const usual = { headless: true, defaultViewport: null };
  return engine === 'Firefox'
    ? puppeteer.launch({ ...usual, browser: 'firefox', executablePath: firefoxPath })
    : puppeteer.launch({ ...usual, browser: 'chrome', executablePath: findChromium(), args: chromiumArgs });
}
