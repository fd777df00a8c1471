import type { Lang } from './quote.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The texts of the assistant. */
const words = {
  nl: {
    launcher: 'Stel een vraag aan Wrappie',
    panel: 'Gesprek met Wrappie',
    close: 'Sluit het gesprek',
    question: 'Uw vraag',
    send: 'Verstuur',
    typing: 'Wrappie typt…',
  },
  en: {
    launcher: 'Ask Wrappie a question',
    panel: 'Chat with Wrappie',
    close: 'Close the chat',
    question: 'Your question',
    send: 'Send',
    typing: 'Wrappie is typing…',
  },
};

/** The assistant of a page, and a visitor's actions there. */
export class Chat {
  readonly element: Locator;
  readonly words: (typeof words)[Lang];
  readonly #page: Page;
  #isHurried = false;

  constructor(page: Page, lang: Lang = 'nl') {
    this.element = page.locator('wrap-chat');
    this.words = words[lang];
    this.#page = page;
  }

  get launcher(): Locator {
    return this.element.getByRole('button', { name: this.words.launcher });
  }

  get panel(): Locator {
    return this.element.getByRole('dialog', { name: this.words.panel });
  }

  get log(): Locator {
    return this.element.getByRole('log', { name: this.words.panel });
  }

  get question(): Locator {
    return this.element.getByRole('textbox', { name: this.words.question });
  }

  /** Skips the second before each answer from now on, where it is not the question. */
  async hurry(): Promise<this> {
    await this.#page.clock.install();
    this.#isHurried = true;
    return this;
  }

  /** Presses the button, and waits until the field is ready. */
  async open(): Promise<void> {
    await this.launcher.click();
    await expect(this.question).toBeVisible();
  }

  async ask(question: string): Promise<void> {
    await this.question.fill(question);
    await this.element.getByRole('button', { name: this.words.send, exact: true }).click();
  }

  /** The last message, without the name before it. */
  async expectAnswer(text: string | RegExp): Promise<void> {
    const last = this.log.locator('p[lang]').last();
    if (!this.#isHurried) return expect(last).toContainText(text);
    // The answers may still be loading, and their timer starts after that.
    await expect(async () => {
      await this.#page.clock.fastForward(1000);
      await expect(last).toContainText(text, { timeout: 200 });
    }).toPass();
  }
}
