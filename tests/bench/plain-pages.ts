import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DevTools } from './devtools.ts';
import { plainTwin } from './in-page/plain-twin.ts';
import { openSlowPhone } from './slow-phone.ts';

/** The pages that are measured. */
export const comparedPages = [
  '/',
  '/en',
  '/prijscalculator',
  '/en/prijscalculator',
  '/404',
  '/en/404',
  '/diensten/jacht-wrappen',
  '/blog',
  '/keuken-wrappen-kosten',
  '/kleuren-folie',
  '/widgets',
  '/widgets/price-calculator',
] as const;

/** Address of the calculator without a library. */
export const plainCalculator = '/bench/calculator';

/** Address of our calculator, alone on a page. */
export const ourCalculator = '/workbench/wrap-price-calculator/empty';

/** Address of the same page as a browser shows it that knows neither preloads nor priorities. Our server speaks HTTP/1.1. */
export const withoutHints = '/bench/without-hints';

/** Address of the chat without a library. */
export const plainChat = '/bench/chat';

/** The address of the plain page with which one of our pages is compared. */
export function twinOf(path: string): string {
  return `/bench/plain${path === '/' ? '/nl' : path}`;
}

/** Writes the plain calculator, and the twin of each compared page as it is served, into a built site. */
export async function writePlainPages(dist: string, origin: string, devTools: DevTools): Promise<void> {
  writePage(dist, plainCalculator, withScript(readPlain('calculator.html')));
  writePage(dist, plainChat, withScript(readPlain('chat.html')));
  writePage(dist, withoutHints, leaveOutHints(readFileSync(join(dist, `${ourCalculator}.html`), 'utf8')));
  const page = await openSlowPhone(devTools, { cpu: 1, slowNetwork: false });
  // Twins are made from the server's HTML, before any script has changed it.
  await page.send('Emulation.setScriptExecutionDisabled', { value: true });
  const style = readPlain('twin.css');
  for (const path of comparedPages) {
    await page.open(origin + path);
    const { lang, title } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
    }));
    const head = `<meta charset="utf-8">\n<meta name="viewport" content="width=device-width,initial-scale=1">\n<title>${title}</title>\n<link rel="icon" href="/favicon.svg">\n<style>\n${style}</style>`;
    const body = await page.evaluate(plainTwin);
    writePage(
      dist,
      twinOf(path),
      `<!doctype html>\n<html lang="${lang}">\n<head>\n${head}\n</head>\n${body}\n</html>\n`,
    );
  }
  await page.close();
}

function writePage(dist: string, address: string, html: string): void {
  const file = join(dist, `${address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

function readPlain(name: string): string {
  return readFileSync(join(import.meta.dirname, 'plain', name), 'utf8');
}

/** @throws Error for a page without such hints, which would be compared with itself */
function leaveOutHints(page: string): string {
  const left = page.replace(/<link rel="modulepreload"[^>]*>| fetchpriority="\w+"/gi, '');
  if (left === page) throw new Error(`${ourCalculator} has neither preloads nor priorities to leave out`);
  return left;
}

/** With the script inlined, so that the page takes one request. */
function withScript(page: string): string {
  return page.replace(/<script src="(.+?)"><\/script>/, (_, file) => `<script>${readPlain(file)}</script>`);
}
