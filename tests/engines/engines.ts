import { createHash } from 'node:crypto';
import type { Project } from 'playwright/test';
import { findFirefox } from '../support/find-firefox.ts';

/** The tag of a test that is run in every engine; so are all tests in `inEveryEngine`. */
export const everyEngine = '@every-engine';

/** Paths of specs, or the beginning of them. */
const inEveryEngine = ['e2e/film-visualiser/'];

/** All tests run in Chromium; where engines differ, in Firefox as well, with the same specs. */
export function engineProjects(): Project[] {
  const chromium: Project = { name: 'Chromium' };
  const firefoxPath = findFirefox();
  return firefoxPath ? [chromium, firefox(firefoxPath)] : [chromium];
}

/** For each picture of a page in Firefox, Playwright puts this style into it and out again; a page with a policy of styles logs an error. */
const styleOfPlaywright = createHash('sha256').update('body {}').digest('base64');

/** Whether a logged error is the doing of what drives the browser, and not of the page. */
export function isOfTheDriver(error: string): boolean {
  return error.includes(styleOfPlaywright);
}

function firefox(path: string): Project {
  return {
    name: 'Firefox',
    grep: [new RegExp(everyEngine), ...inEveryEngine.map((start) => new RegExp(start))],
    // It is slower to start, and to answer.
    timeout: 180_000,
    expect: { timeout: 20_000 },
    use: {
      browserName: 'firefox',
      // Any Firefox, by WebDriver BiDi: Playwright's own protocol needs a build of Playwright's.
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: `${import.meta.dirname}/firefox-bridge.ts`,
        args: [],
        env: { ...process.env, FIREFOX_PATH: path },
        firefoxUserPrefs: {
          // `page.emulateMedia` reaches Firefox with the colour scheme alone.
          'ui.prefersReducedMotion': 1,
        },
      },
    },
  };
}
