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

  /** Starts the browser on a virtual screen. @throws Error when there is none */
  static async launch(): Promise<Webkit> {
    const found = findWebkit();
    if (!found) throw new Error(noWebkit);
    const port = await freePort();
    const args = ['-a', '-s', '-screen 0 1400x1100x24', found.driver, `--port=${port}`];
    // In its own process group, so that the screen ends with it.
    const driver = spawn(found.screen, args, { stdio: 'ignore', detached: true });
    const webkit = new Webkit(driver, `http://127.0.0.1:${port}`);
    try {
      await webkit.#answering();
      const { sessionId } = await webkit.#ask('POST', '/session', { capabilities: {} });
      webkit.#session = `/session/${sessionId}`;
      await webkit.#command('POST', '/window/rect', { width: 1280, height: 1000 });
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

  /** Runs a function in the page. It sees nothing of the test except its arguments. Resolves with its result. */
  async evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${run})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.#command('POST', '/execute/async', { script, args });
    if (error) throw new Error(error);
    return value;
  }

  /** Presses and releases the mouse button. */
  async click({ x, y }: Place): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    const press = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    const actions = [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press }];
    await this.#command('POST', '/actions', { actions });
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
