import { type ChildProcess, spawn } from 'node:child_process';
import { findWebkit, noWebkit } from '../support/find-webkit.ts';
import { freePort } from '../support/free-port.ts';

/*
 * WebKitGTK, driven by classic WebDriver, the only protocol that it supports. Below are the few commands that a spec needs. For
 * everything else the spec runs a function in the page.
 */

/** A position in the window, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

export class Webkit {
  readonly #driver: ChildProcess;
  readonly #origin: string;
  #session = '';

  private constructor(driver: ChildProcess, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /**
   * Starts the browser on a virtual screen.
   *
   * @param height of the screen, for a window that is higher than usual
   * @throws Error when there is none
   */
  static async launch(height = 1100): Promise<Webkit> {
    const found = findWebkit();
    if (!found) throw new Error(noWebkit);
    const port = await freePort();
    const args = ['-a', '-s', `-screen 0 1600x${height}x24`, found.driver, `--port=${port}`];
    // In its own process group, so that the screen ends with it.
    const driver = spawn(found.screen, args, { stdio: 'ignore', detached: true });
    const webkit = new Webkit(driver, `http://127.0.0.1:${port}`);
    try {
      await webkit.#answering();
      const { sessionId } = await webkit.#ask('POST', '/session', { capabilities: {} });
      webkit.#session = `/session/${sessionId}`;
      await webkit.resize(1280, 1000);
      return webkit;
    } catch (error) {
      webkit.#end();
      throw error;
    }
  }

  /** Resolves when the page is loaded. */
  async goto(address: string): Promise<void> {
    await this.#command('POST', '/url', { url: address });
  }

  /** The same, for the page that is open. */
  async reload(): Promise<void> {
    await this.#command('POST', '/refresh', {});
  }

  /** Runs a function in the page. It sees nothing of the test except its arguments. Resolves with its result. */
  async evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${run})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.#command('POST', '/execute/async', { script, args });
    if (error) throw new Error(error);
    return value;
  }

  /** Sets the size of the window. */
  async resize(width: number, height: number): Promise<void> {
    await this.#command('POST', '/window/rect', { width, height });
  }

  /** From now on functions run in a frame of the page. */
  async enterFrame(css: string): Promise<void> {
    await this.#command('POST', '/frame', { id: await this.#element(css) });
  }

  /** Presses and releases the mouse button. */
  async click(place: Place): Promise<void> {
    await this.#point(place, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Presses at a place, and releases at another. */
  async drag(from: Place, { x, y }: Place): Promise<void> {
    await this.#point(from, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', duration: 100, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Moves the pointer. */
  async moveTo(place: Place): Promise<void> {
    await this.#point(place, []);
  }

  /** Types a text with the keyboard, where the focus is. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Runs a function in the page with the first matching element. */
  async evaluateOn<R>(css: string, run: (element: Element) => R): Promise<Awaited<R>> {
    // WebDriver makes the element of its reference.
    return this.evaluate(run as (element: unknown) => R, await this.#element(css));
  }

  /** Chooses a file of this machine in a file input that is inside an element's shadow root. */
  async chooseFile(host: string, input: string, path: string): Promise<void> {
    const script = 'return document.querySelector(arguments[0]).shadowRoot.querySelector(arguments[1])';
    const found = await this.#command('POST', '/execute/sync', { script, args: [host, input] });
    await this.#command('POST', `/element/${Object.values(found)[0]}/value`, { text: path });
  }

  /** A screenshot of the page, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#command('GET', '/screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await this.#command('DELETE', '').finally(() => this.#end());
  }

  #element(css: string): Promise<unknown> {
    const script = 'return document.querySelector(arguments[0])';
    return this.#command('POST', '/execute/sync', { script, args: [css] });
  }

  async #point({ x, y }: Place, then: object[]): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
    await this.#command('POST', '/actions', { actions: [{ ...mouse, actions: [move, ...then] }] });
  }

  async #answering(): Promise<void> {
    for (let tries = 120; ; tries--)
      try {
        await this.#ask('GET', '/status');
        return;
      } catch (error) {
        if (tries === 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
  }

  #command(method: string, path: string, body?: unknown) {
    return this.#ask(method, this.#session + path, body);
  }

  // biome-ignore lint/suspicious/noExplicitAny: What comes back depends on the command.
  async #ask(method: string, path: string, body?: unknown): Promise<any> {
    const answer = await fetch(this.#origin + path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }

  #end(): void {
    if (this.#driver.pid && this.#driver.exitCode === null) process.kill(-this.#driver.pid);
  }
}
