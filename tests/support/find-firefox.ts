import { aptWays, findBrowser, isFirstProcess } from './find-browser.ts';

/** The message when there is none. */
export const noFirefox = 'There is no Firefox: install firefox-esr, or name one in FIREFOX_PATH.';

/**
 * The path of a Firefox: `FIREFOX_PATH`, or the system's. A machine without one installs Debian's. `undefined`, with a warning, if that
 * failed.
 */
export function findFirefox(): string | undefined {
  const isFirst = isFirstProcess();
  const path = findBrowser({
    name: 'Firefox',
    places: () => [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    ways: isFirst ? aptWays('firefox-esr') : [],
  });
  if (!path && isFirst) console.warn(`${noFirefox} The tests in it are skipped.`);
  return path;
}
