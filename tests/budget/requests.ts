import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** How long a page must make no request to count as quiet, in milliseconds. */
const quietTime = 500;

/** Records the requests of a page from now on. */
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

  /** The paths of the requests. */
  get paths(): string[] {
    return this.all.map((request) => new URL(request.url()).pathname);
  }

  /**
   * Waits until no request was open for a while. Unlike Playwright's `networkidle`, which happens once, it can be awaited again later.
   */
  async quiet(): Promise<void> {
    this.#last = Date.now();
    while (this.#open.size > 0 || Date.now() - this.#last < quietTime) await setTimeout(50);
  }
}
