import { createHash } from 'node:crypto';
import type { Project } from 'playwright/test';
import { findFirefox } from '../support/find-firefox.ts';

/** The tag of a test that runs in every engine. */
export const everyEngine = '@every-engine';

/** All tests run in Chromium. Where engines differ, the same tests also run in Firefox. */
export function engineProjects(): Project[] {
  const chromium: Project = { name: 'Chromium' };
  const firefoxPath = findFirefox();
  return firefoxPath ? [chromium, firefox(firefoxPath)] : [chromium];
}

/**
 * For each screenshot in Firefox, Playwright adds this style to the page and removes it again. A page whose policy restricts styles logs
 * an error then.
 */
const styleOfPlaywright = createHash('sha256').update('body {}').digest('base64');

/** Whether a logged error was caused by the test driver, not by the page. */
export function isOfTheDriver(error: string): boolean {
  // Firefox requests an icon for a page that names none.
  return error.includes(styleOfPlaywright) || error.includes('/favicon.ico');
}

/**
 * Whether an error is Chromium's own. Where it has shown a page before the picture of the page before it came, it drops the fade between
 * them and rejects a promise of the new page. The page's `pagereveal` is over by then and had no transition, so no script can handle it.
 */
export function isOfTheBrowser(error: string): boolean {
  return error === 'Transition was aborted because of invalid state. Page already revealed';
}

function firefox(path: string): Project {
  return {
    name: 'Firefox',
    grep: new RegExp(everyEngine),
    // Firefox is slower to start, and to answer.
    timeout: 180_000,
    expect: { timeout: 20_000 },
    use: {
      browserName: 'firefox',
      // Works with any Firefox, by WebDriver BiDi. Playwright's own protocol needs a Firefox built by Playwright.
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: `${import.meta.dirname}/firefox-bridge.ts`,
        args: [],
        env: { ...process.env, FIREFOX_PATH: path },
        firefoxUserPrefs: {
          // In Firefox `page.emulateMedia` supports only the colour scheme.
          'ui.prefersReducedMotion': 1,
        },
      },
    },
  };
}
