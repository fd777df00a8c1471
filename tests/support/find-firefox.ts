import { aptWays, findBrowser, isFirstProcess } from './find-browser.ts';

/** What to tell whoever runs the tests without one. */
export const noFirefox = 'There is no Firefox: install firefox-esr, or name one in FIREFOX_PATH.';

/**
 * The path of a Firefox: `FIREFOX_PATH`, or the system's; on a machine without any it installs Debian's. `undefined`, with a
 * warning, when none can be had.
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
