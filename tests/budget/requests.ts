import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** How long a page has to ask for nothing, in milliseconds. */
const quietTime = 500;

/** What a page asks for, from now on. */
export class Requests {
  readonly all: Request[] = [];
  readonly #open = new Set<Request>();
  #last = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      this.all.push(request);
      this.#open.add(request);
    });
    const end = (request: Request) => {
      this.#open.delete(request);
      this.#last = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Their paths. */
  get paths(): string[] {
    return this.all.map((request) => new URL(request.url()).pathname);
  }

  /**
   * Waits until nothing was under way for a while. Unlike Playwright's `networkidle`, which comes once, this can be asked
   * after something that has to come first.
   */
  async quiet(): Promise<void> {
    this.#last = Date.now();
    while (this.#open.size > 0 || Date.now() - this.#last < quietTime) await setTimeout(50);
  }
}
