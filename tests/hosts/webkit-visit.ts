import sharp from 'sharp';
import type { Webkit } from '../engines/webkit.ts';
import { looksOf } from '../support/host-page.ts';
import type { PartnerPage } from '../support/partner.ts';
import { shortenLongTimeouts } from '../support/shorten-timeouts.ts';
import { expect } from '../support/test.ts';
import { type HostState, hostState } from './host-state.ts';
import type { HostVisit, Looks } from './visit.ts';

/*
 * A host's page in WebKit. WebDriver neither reports what a page logs nor runs anything before its scripts, so the page brings a script along
 * that does both.
 */

const watchPath = '/watch.js';
const problemsName = 'watchedProblems';
const watchScript = `${shortenLongTimeouts}
${shortenLongTimeouts.name}();
{
  const problems = (window.${problemsName} = []);
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push('Unhandled: ' + reason));
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...told) => {
      problems.push(told.join(' '));
      log(...told);
    };
  }
}`;

/** The page with that script before all others. */
export function watched(page: PartnerPage): PartnerPage {
  const withScript = (html: string) => html.replace('<head>', `$&<script src="${watchPath}"></script>`);
  return {
    ...page,
    html: withScript(page.html),
    ...(page.inner !== undefined && { inner: withScript(page.inner) }),
    files: { ...page.files, [watchPath]: watchScript },
  };
}

/** Opens a page in a browser that was just started. */
export async function webkitVisit(webkit: Webkit, address: string): Promise<WebkitVisit> {
  await webkit.resize(1280, windowHeight);
  await webkit.goto(address);
  const frame = await webkit.evaluate(() => {
    const frame = document.querySelector('iframe[src="/inner"]');
    return frame && { x: frame.getBoundingClientRect().x, y: frame.getBoundingClientRect().y };
  });
  if (frame) await webkit.enterFrame('iframe[src="/inner"]');
  return new WebkitVisit(webkit, frame ?? { x: 0, y: 0 });
}

/** High enough for the whole calculator, because sticky parts would move on a page that scrolls. */
export const windowHeight = 4100;

export class WebkitVisit implements HostVisit {
  readonly #webkit: Webkit;
  /** Where the frame with the calculator is in the window. */
  readonly #frame: { x: number; y: number };

  constructor(webkit: Webkit, frame: { x: number; y: number }) {
    this.#webkit = webkit;
    this.#frame = frame;
  }

  problems(): Promise<string[]> {
    return this.#webkit.evaluate((name) => Reflect.get(window, name) as string[], problemsName);
  }

  evaluate<R>(run: () => R): Promise<Awaited<R>> {
    return this.#webkit.evaluate(run);
  }

  address(): Promise<string> {
    return this.#webkit.evaluate(() => location.href);
  }

  innerFrames(): Promise<number> {
    return this.#webkit.evaluate(() => window.length);
  }

  async hydrated(): Promise<void> {
    const isHydrated = () =>
      document.querySelector('wrap-price-calculator')?.matches(':state(hydrated)') === true;
    await expect.poll(() => this.#webkit.evaluate(isHydrated), slow).toBe(true);
  }

  async press(text: string): Promise<void> {
    await this.#click('button, nav a', text);
  }

  async fill(filling: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(filling)) {
      const isChoice = ['projectType', 'folieType', 'complexity'].includes(name);
      await this.#click(isChoice ? `[name=${name}][value=${value}]` : `[name=${name}]`);
      if (!isChoice) await this.#webkit.type(value);
    }
  }

  async touch(): Promise<void> {
    await this.#webkit.click({ x: 60, y: 40 });
  }

  async enter(name: string): Promise<void> {
    await this.#click(`[name=${name}]`);
    await this.#webkit.type('\uE007');
  }

  typed(): Promise<Record<string, string>> {
    return this.#webkit.evaluate(() => {
      const root = document.querySelector('wrap-price-calculator')?.shadowRoot;
      const fields = [
        ...(root?.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=file])') ?? []),
      ];
      return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    });
  }

  text(): Promise<string> {
    return this.#webkit.evaluate(() => {
      const root = document.querySelector('wrap-price-calculator')?.shadowRoot;
      return root?.querySelector<HTMLElement>('[data-wrap-root]')?.innerText.replace(/\s+/g, ' ') ?? '';
    });
  }

  async reads(text: string): Promise<void> {
    await expect.poll(() => this.text(), slow).toContain(text);
  }

  async looks(width: number): Promise<Looks> {
    const inside = () =>
      this.#webkit.evaluate(
        () =>
          document.querySelector('wrap-price-calculator')?.shadowRoot?.querySelector('[data-wrap-root]')
            ?.clientWidth ?? 0,
      );
    await this.#webkit.resize(1280 + width - (await inside()), windowHeight);
    await expect.poll(inside, slow).toBe(width);
    await this.#leaveAlone();
    const place = await this.#webkit.evaluate(() => {
      const host = document.querySelector<HTMLElement>('wrap-price-calculator')!;
      const { y } = host.getBoundingClientRect();
      const put = (name: string, value: string) => host.style.setProperty(name, value, 'important');
      put('position', 'relative');
      put('top', `${Math.ceil(y) - y + 160}px`);
      put('background', '#FAF8F4');
      // Not the box of the element: where a page makes it inline, WebKit counts the empty lines around its content.
      const root = host.shadowRoot!.querySelector('[data-wrap-root]')!;
      const { left, top, width, height } = root.getBoundingClientRect();
      return { left, top, width, height };
    });
    const nodes = Object.fromEntries(
      Object.entries(await this.#webkit.evaluateOn('wrap-price-calculator', looksOf)),
    );
    const picture = await sharp(await this.#painted())
      .extract({
        left: Math.round(place.left + this.#frame.x),
        top: Math.round(place.top + this.#frame.y),
        width: Math.round(place.width),
        height: Math.round(place.height),
      })
      .png()
      .toBuffer();
    await this.#webkit.evaluate(() =>
      document.querySelector('wrap-price-calculator')?.removeAttribute('style'),
    );
    await this.#webkit.resize(1280, windowHeight);
    return { nodes, picture };
  }

  async state(): Promise<HostState> {
    await this.#leaveAlone();
    return this.#webkit.evaluate(hostState);
  }

  close(): Promise<void> {
    return this.#webkit.close();
  }

  /** A picture of the window once it is painted: WebKit paints later than it reports the layout. */
  async #painted(): Promise<Buffer> {
    let before: Buffer | undefined;
    for (;;) {
      await this.#webkit.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const now = await this.#webkit.screenshot();
      if (before?.equals(now)) return now;
      before = now;
    }
  }

  async #leaveAlone(): Promise<void> {
    await this.#webkit.moveTo({ x: 0, y: 0 });
    await this.#webkit.evaluate(async () => {
      const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      if (inner instanceof HTMLElement) inner.blur();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
  }

  /** Clicks the middle of the first matching element in the calculator or in the page, once there is one. */
  async #click(css: string, text?: string): Promise<void> {
    const find = (css: string, text: string | null) => {
      const root = document.querySelector('wrap-price-calculator')?.shadowRoot;
      const all = [...(root?.querySelectorAll(css) ?? []), ...document.querySelectorAll(css)];
      const found = all.find((each) => text === null || each.textContent?.trim() === text);
      if (!found) return null;
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    let place: { x: number; y: number } | null = null;
    await expect
      .poll(async () => {
        place = await this.#webkit.evaluate(find, css, text ?? null);
        return place !== null;
      }, slow)
      .toBe(true);
    await this.#webkit.click(place!);
  }
}

const slow = { timeout: 30_000 };
