import { aptWays, findBrowser } from './find-browser.ts';

/** The message when there is none. */
export const noWebkit = 'There is no WebKit: install webkit2gtk-driver and xvfb.';

/** The programs that drive WebKitGTK and give it a screen, installed if necessary. `undefined`, with a warning, if that failed. */
export function findWebkit(): { driver: string; screen: string } | undefined {
  // The main process finds or installs them; the worker processes use what it found.
  const isFirst = process.env.TEST_WORKER_INDEX === undefined;
  const find = (name: string, debianPackage: string) =>
    findBrowser({ name, places: () => [`/usr/bin/${name}`], ways: isFirst ? aptWays(debianPackage) : [] });
  const driver = find('WebKitWebDriver', 'webkit2gtk-driver');
  const screen = driver && find('xvfb-run', 'xvfb');
  if (driver && screen) return { driver, screen };
  if (isFirst) console.warn(`${noWebkit} The tests in it are skipped.`);
  return undefined;
}
