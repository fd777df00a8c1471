import type { Webkit } from '../engines/webkit.ts';
import { expect, test } from '../engines/webkit-test.ts';
import { kitchen, kitchenPrice } from '../support/calculator.ts';
import { findWebkit, noWebkit } from '../support/find-webkit.ts';
import { referencePattern, visitor } from '../support/quote.ts';

/*
 * A request from the calculator in WebKit, the engine of every iPhone: it arrives, or the visitor learns that it is not confirmed. The time
 * limits are the real ones.
 */

test.skip(!findWebkit(), noWebkit);
test.beforeEach(({ inbox: _ }) => test.slow());

test('a request without a receipt is unconfirmed and kept, and its retry arrives under the same reference', async ({
  webkit,
  watched,
  site,
  inbox,
}) => {
  await site.misbehave({ formMail: '204' });
  const form = new Form(webkit);
  await form.prepare(`${watched.origin}/prijscalculator`);
  await form.press('Verstuur aanvraag');
  const reference = await form.reads('Uw aanvraag is nog niet bevestigd');
  expect(await form.typed()).toEqual(visitor);
  expect(await outbox(webkit)).toEqual([reference]);

  await site.misbehave({});
  await form.press('Opnieuw proberen');
  expect(await form.reads('Uw aanvraag ligt bij ons op tafel')).toBe(reference);
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference, reference]);
  await expect.poll(() => outbox(webkit)).toEqual([]);
});

test('a captcha is shown as a dialog, which can be closed; the retry asks again, and the answer sends it', async ({
  webkit,
  watched,
  site,
  inbox,
}) => {
  await site.misbehave({ formMail: 'captcha' });
  const form = new Form(webkit);
  await form.prepare(`${watched.origin}/prijscalculator`);
  await form.press('Verstuur aanvraag');
  await question(webkit, 'Venster sluiten');
  const reference = await form.reads('Uw aanvraag is nog niet bevestigd');
  expect(await inbox.mails()).toEqual([]);

  await form.press('Opnieuw proberen');
  await question(webkit, 'Ik ben geen robot');
  expect(await form.reads('Uw aanvraag is verstuurd')).toBe(reference);
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
  expect(await outbox(webkit)).toEqual([]);
});

/** Waits for the dialog, and presses the button with this text: of the courier page in it, or of the service's page in that. */
async function question(webkit: Webkit, text: string): Promise<void> {
  const press = (text: string) => {
    const courier = document.querySelector<HTMLIFrameElement>('dialog[open] > iframe')?.contentDocument;
    const buttons = [courier, courier?.querySelector('iframe')?.contentDocument].flatMap((page) => [
      ...(page?.querySelectorAll('button') ?? []),
    ]);
    const found = buttons.find(({ textContent }) => textContent?.includes(text));
    found?.click();
    return Boolean(found);
  };
  await expect.poll(() => webkit.evaluate(press, text), { timeout: 30_000 }).toBe(true);
}

/** References in the outbox. */
function outbox(webkit: Webkit): Promise<string[]> {
  return webkit.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('wrappie-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('requests').objectStore('requests').getAllKeys();
          reading.onsuccess = () => resolve(reading.result.map(String));
          opening.result.close();
        };
      }),
  );
}

/** The calculator of the page. */
class Form {
  readonly #webkit: Webkit;

  constructor(webkit: Webkit) {
    this.#webkit = webkit;
  }

  /** Opens the page, and fills everything in, so that it only has to be sent. */
  async prepare(address: string): Promise<void> {
    await this.#webkit.goto(address);
    const isHydrated = () =>
      document.querySelector('wrap-price-calculator')?.matches(':state(hydrated)') === true;
    await expect.poll(() => this.#webkit.evaluate(isHydrated), { timeout: 30_000 }).toBe(true);
    // A press of the mouse: without one, a request from a new page looks like that of a program (rule `robots`).
    await this.#webkit.click(
      await this.#webkit.evaluate(() => {
        const { x, y } = document.querySelector('h1')?.getBoundingClientRect() ?? { x: 0, y: 0 };
        return { x: x + 4, y: y + 4 };
      }),
    );
    for (const [name, value] of Object.entries(kitchen)) await this.#fill(name, value);
    await this.press('Bereken prijs');
    await this.reads(kitchenPrice);
    await this.press('Akkoord, offerte aanvragen');
    for (const [name, value] of Object.entries(visitor)) await this.#fill(name, value);
  }

  /** Activates the button with this text once it exists, like the keyboard or a screen reader. */
  async press(text: string): Promise<void> {
    const press = (text: string) => {
      const all = document.querySelector('wrap-price-calculator')?.shadowRoot?.querySelectorAll('button');
      const button = [...(all ?? [])].find(({ textContent }) => textContent?.includes(text));
      button?.click();
      return Boolean(button);
    };
    await expect.poll(() => this.#webkit.evaluate(press, text), { timeout: 30_000 }).toBe(true);
  }

  /** Waits for a text. Returns the reference that is shown, if there is one. */
  async reads(text: string): Promise<string | undefined> {
    const texts = () => {
      const all = document
        .querySelector('wrap-price-calculator')
        ?.shadowRoot?.querySelectorAll('form, div, p');
      return [...(all ?? [])].map(({ textContent }) => textContent).join(' ');
    };
    // Prices have a no-break space.
    const told = async () => (await this.#webkit.evaluate(texts)).replace(/\s/g, ' ');
    await expect.poll(told, { timeout: 40_000 }).toContain(text);
    return (await told()).match(referencePattern)?.[0];
  }

  /** What the visitor has typed about themselves. */
  typed(): Promise<Record<string, string>> {
    return this.#webkit.evaluate((names) => {
      const root = document.querySelector('wrap-price-calculator')?.shadowRoot;
      const value = (name: string) => root?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
      return Object.fromEntries(names.map((name) => [name, value(name)]));
    }, Object.keys(visitor));
  }

  /** Fills a text field or ticks a choice once it exists. */
  async #fill(name: string, value: string): Promise<void> {
    const fill = (name: string, value: string) => {
      const root = document.querySelector('wrap-price-calculator')?.shadowRoot;
      const choice = root?.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
      const field = root?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (choice) choice.click();
      else if (field) {
        // React replaces the setter of the element itself.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      }
      return Boolean(field);
    };
    await expect.poll(() => this.#webkit.evaluate(fill, name, value), { timeout: 30_000 }).toBe(true);
  }
}
