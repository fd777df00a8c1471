import type { Browser, ElementHandle, Frame, Page } from 'puppeteer-core';
import { looksOf } from '../support/host-page.ts';
import { shortenLongTimeouts } from '../support/shorten-timeouts.ts';
import { expect } from '../support/test.ts';
import { type HostState, hostState } from './host-state.ts';

/** The appearance of every node of the calculator, and a screenshot of it. */
export interface Looks {
  nodes: Record<string, string>;
  picture: Uint8Array;
}

/** A page with a calculator, and a visitor's actions there, whatever drives the browser. */
export interface HostVisit {
  /** Errors and warnings of the page and its frames, and failed requests. */
  problems(): string[] | Promise<string[]>;
  /** Runs a function in the page, or in the frame of it that has the calculator. */
  evaluate<R>(run: () => R): Promise<Awaited<R>>;
  /** The address of that page. */
  address(): string | Promise<string>;
  /** The number of frames in it. */
  innerFrames(): number | Promise<number>;
  /** Waits until the calculator is hydrated. */
  hydrated(): Promise<void>;
  /** Presses the button of the page or of the calculator, or the page's menu link, that has this text. */
  press(text: string): Promise<void>;
  /** Fills text fields and ticks choices of the calculator, in the order given. */
  fill(filling: Record<string, string>): Promise<void>;
  /** Touches the page near its top, where it has no control. */
  touch(): Promise<void>;
  /** Presses Enter in a text field of the calculator. */
  enter(name: string): Promise<void>;
  typed(): Promise<Record<string, string>>;
  text(): Promise<string>;
  reads(text: string): Promise<void>;
  /** How the calculator looks at a width in CSS pixels, on our own background. */
  looks(width: number): Promise<Looks>;
  /** The state of the page itself, while nothing is hovered. */
  state(): Promise<HostState>;
  close(): Promise<void>;
}

/** Opens a page in a new browser profile. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const profile = await browser.createBrowserContext();
  const page = await profile.newPage();
  const problems = problemsOf(page);
  await resize(page, 1280);
  await page.evaluateOnNewDocument(shortenLongTimeouts);
  await page.goto(address);
  return new Visit(page, problems);
}

/**
 * A page with a calculator, and a visitor's actions there. It uses Puppeteer, which drives both Chromium and the system's own Firefox.
 */
export class Visit implements HostVisit {
  readonly page: Page;
  readonly #problems: string[];

  constructor(page: Page, problems: string[]) {
    this.page = page;
    this.#problems = problems;
  }

  problems(): string[] {
    return this.#problems;
  }

  evaluate<R>(run: () => R): Promise<Awaited<R>> {
    return this.frame.evaluate(run) as Promise<Awaited<R>>;
  }

  address(): string {
    return this.frame.url();
  }

  innerFrames(): number {
    return this.frame.childFrames().length;
  }

  /** The frame with the calculator: the page itself, or the frame in it. */
  get frame(): Frame {
    return this.page.frames().find((frame) => frame.url().endsWith('/inner')) ?? this.page.mainFrame();
  }

  async hydrated(): Promise<void> {
    const isHydrated = () =>
      document.querySelector('wrap-price-calculator')?.matches(':state(hydrated)') === true;
    await expect.poll(() => this.frame.evaluate(isHydrated)).toBe(true);
  }

  async press(text: string): Promise<void> {
    await this.#click(await this.#find('button, nav a', text));
  }

  async fill(filling: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(filling)) {
      const isChoice = ['projectType', 'folieType', 'complexity'].includes(name);
      const field = await this.#find(isChoice ? `[name=${name}][value=${value}]` : `[name=${name}]`);
      await this.#click(field);
      if (!isChoice) await this.page.keyboard.type(value);
    }
  }

  async touch(): Promise<void> {
    await this.page.mouse.click(60, 40);
  }

  async enter(name: string): Promise<void> {
    await this.#click(await this.#find(`[name=${name}]`));
    await this.page.keyboard.press('Enter');
  }

  typed(): Promise<Record<string, string>> {
    return this.frame.evaluate(() => {
      const root = document.querySelector('wrap-price-calculator')?.shadowRoot;
      const fields = [
        ...(root?.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=file])') ?? []),
      ];
      return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    });
  }

  text(): Promise<string> {
    return this.frame.evaluate(() => {
      const root = document.querySelector('wrap-price-calculator')?.shadowRoot;
      return root?.querySelector<HTMLElement>('[data-wrap-root]')?.innerText.replace(/\s+/g, ' ') ?? '';
    });
  }

  async reads(text: string, timeout = 10_000): Promise<void> {
    await expect.poll(() => this.text(), { timeout }).toContain(text);
  }

  async looks(width: number): Promise<Looks> {
    const element = await this.#element();
    const inside = () =>
      element.evaluate((host) => host.shadowRoot?.querySelector('[data-wrap-root]')?.clientWidth ?? 0);
    const outer = await this.page.evaluate(() => innerWidth);
    await resize(this.page, outer + width - (await inside()));
    await expect.poll(inside).toBe(width);
    await this.#leaveAlone();
    await element.evaluate((host: HTMLElement) => {
      // Moved down by a fraction of a pixel, because the content above has another height on every page, and away from the edge, where it
      // would be sticky.
      const { y } = host.getBoundingClientRect();
      const put = (name: string, value: string) => host.style.setProperty(name, value, 'important');
      put('position', 'relative');
      put('top', `${Math.ceil(y) - y + 160}px`);
      put('background', '#FAF8F4');
    });
    const nodes = Object.fromEntries(Object.entries(await element.evaluate(looksOf)));
    const picture = await this.page.screenshot({ clip: await this.#place(element) });
    await element.evaluate((host) => host.removeAttribute('style'));
    await resize(this.page, outer);
    return { nodes, picture };
  }

  async state(): Promise<HostState> {
    await this.#leaveAlone();
    return this.frame.evaluate(hostState);
  }

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }

  /** Removes pointer and focus, and waits until the animations that this starts have ended. */
  async #leaveAlone(): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.frame.evaluate(async () => {
      const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      if (inner instanceof HTMLElement) inner.blur();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
  }

  #element(): Promise<ElementHandle<HTMLElement>> {
    return this.#find('wrap-price-calculator');
  }

  async #click(element: ElementHandle): Promise<void> {
    const { x, y, width, height } = await this.#place(element);
    await this.page.mouse.click(x + width / 2, y + height / 2);
  }

  /** The position of an element in the page. Puppeteer's own method, through the frame's element, needs a newer Firefox. */
  async #place(element: ElementHandle): Promise<Box> {
    const boxOf = (node: Element): Box => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    };
    const box = await element.evaluate(boxOf);
    if (this.frame === this.page.mainFrame()) return box;
    const frame = await this.page.$eval('iframe', boxOf);
    return { ...box, x: box.x + frame.x, y: box.y + frame.y };
  }

  /** Waits for the first matching element in the page or in the calculator. */
  async #find(css: string, text?: string): Promise<ElementHandle<HTMLElement>> {
    let found: ElementHandle | null = null;
    await expect
      .poll(
        async () => {
          const handle = await this.frame.evaluateHandle(
            (css, text) => {
              const root = document.querySelector('wrap-price-calculator')?.shadowRoot;
              const all = [...(root?.querySelectorAll(css) ?? []), ...document.querySelectorAll(css)];
              return all.find((each) => text === undefined || each.textContent?.trim() === text);
            },
            css,
            text,
          );
          found = handle.asElement() as ElementHandle | null;
          return found !== null;
        },
        `${css} ${text ?? ''}`,
      )
      .toBe(true);
    return found as unknown as ElementHandle<HTMLElement>;
  }
}

/** In CSS pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Makes the page high enough for the whole calculator, because sticky parts would move on a page that scrolls. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 4000 }).catch((error: Error) => {
    // Firefox ESR does not support screen orientation, but sets the size before it reports that.
    if (!error.message.includes('setScreenOrientationOverride')) throw error;
  });
}

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => /^(error|warn)/.test(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}
