import { hydrate } from './hydrate.ts';
import { referencePattern } from './quote.ts';
import { expect, type Locator } from './test.ts';

/** The texts of every form that sends, in one language. */
interface SendingWords {
  send: string;
  sending: string;
  summary: string;
  failed: string;
  failedText: string;
  unconfirmed: string;
  retry: string;
  call: RegExp;
  mail: string;
  copy: string;
}

/** A form whose request arrives, or is kept with four alternatives. */
export abstract class SendingForm<Words extends SendingWords> {
  readonly element: Locator;
  readonly words: Words;

  constructor(element: Locator, words: Words) {
    this.element = element;
    this.words = words;
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole('button', { name });
  }

  get sendButton(): Locator {
    return this.button(this.words.send);
  }

  get summary(): Locator {
    return this.element.getByRole('region', { name: this.words.summary });
  }

  /** The four alternatives when a request has no receipt. */
  get unconfirmed(): Locator {
    return this.element.getByRole('region', { name: this.words.unconfirmed });
  }

  toast(kind: 'alert' | 'status', text: string): Locator {
    return this.element.getByRole(kind).filter({ hasText: text });
  }

  hydrated(): Promise<void> {
    return hydrate(this.element);
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  async retry(): Promise<void> {
    await this.unconfirmed.getByRole('button', { name: this.words.retry }).click();
  }

  async expectSending(): Promise<void> {
    await expect(this.button(this.words.sending)).toBeVisible();
  }

  /** Expects that everything filled in is still there. */
  abstract expectKept(): Promise<void>;

  /** Expects that the visitor is told that it is unconfirmed, with the alternatives. Returns the reference. */
  async expectUnconfirmed(): Promise<string> {
    await expect(this.toast('alert', this.words.failed)).toContainText(this.words.failedText);
    await expect(this.unconfirmed).toBeVisible();
    await this.expectKept();
    await expect(this.unconfirmed.getByRole('button', { name: this.words.retry })).toBeVisible();
    await expect(this.unconfirmed.getByRole('link', { name: this.words.call })).toBeVisible();
    await expect(this.unconfirmed.getByRole('link', { name: this.words.mail })).toBeVisible();
    await expect(this.unconfirmed.getByRole('button', { name: this.words.copy })).toBeVisible();
    return referenceIn(this.unconfirmed);
  }

  /** The reference that the form shows. */
  protected saidReference(): Promise<string> {
    return referenceIn(this.element.getByText(referencePattern));
  }
}

async function referenceIn(place: Locator): Promise<string> {
  return (await place.textContent())?.match(referencePattern)?.[0] ?? '';
}
