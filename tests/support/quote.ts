import type { FrameLocator, Request } from 'playwright/test';
import { Calculator, type Filling, kitchen } from './calculator.ts';
import { photoRow } from './photos.ts';
import { expect, type Locator, type Page } from './test.ts';

export type Lang = 'nl' | 'en';

/** The visitor's contact details in these tests. */
export const visitor = { name: 'Sanne de Vries', email: 'sanne@voorbeeld.nl', phone: '06 12345678' };

/** What a browser logs about a page without a network. */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/;

/** A reference, as shown to people. */
export const referencePattern = /WR-[2-9A-HJKMNP-Z]{8}/;

/** The texts of the calculator from price to receipt. Written out, so that a test notices a changed text. */
const words = {
  nl: {
    calculate: 'Bereken prijs',
    price: 'vanaf € 1.923',
    accept: 'Akkoord, offerte aanvragen',
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    photos: 'Foto’s kiezen',
    send: 'Verstuur aanvraag',
    sending: 'Bezig met verzenden…',
    sentTitle: /Uw aanvraag (ligt bij ons op tafel|is verstuurd)/,
    sent: 'Prijsindicatie verzonden! We nemen binnen 24 uur contact met u op.',
    failed: 'Er ging iets mis. Probeer het opnieuw.',
    unconfirmed: 'Uw aanvraag is nog niet bevestigd',
    retry: 'Opnieuw proberen',
    call: /^Bel /,
    mail: 'Stuur als e-mail',
    copy: 'Kopieer de aanvraag',
  },
  en: {
    calculate: 'Calculate price',
    price: 'from €1,923',
    accept: 'Accept and request a quote',
    name: 'Name',
    email: 'Email address',
    phone: 'Phone',
    photos: 'Choose photos',
    send: 'Send request',
    sending: 'Sending…',
    sentTitle: /Your request (is on our desk|has been sent)/,
    sent: 'Price indication sent! We will contact you within 24 hours.',
    failed: 'Something went wrong. Please try again.',
    unconfirmed: 'Your request has not been confirmed yet',
    retry: 'Try again',
    call: /^Call /,
    mail: 'Send it as an email',
    copy: 'Copy the request',
  },
};

/** The first calculator of a page or frame, with the steps towards a request. */
export function quoteOn(page: Page | FrameLocator, lang: Lang = 'nl'): Quote {
  return new Quote(page.locator('wrap-price-calculator').first(), lang);
}

export class Quote extends Calculator {
  readonly words: (typeof words)[Lang];

  constructor(element: Locator, lang: Lang) {
    super(element);
    this.words = words[lang];
  }

  contact(name: keyof typeof visitor): Locator {
    return this.element.getByRole('textbox', { name: this.words[name], exact: true });
  }

  get sendButton(): Locator {
    return this.button(this.words.send);
  }

  /** The four alternatives when a request has no receipt. */
  get unconfirmed(): Locator {
    return this.element.getByRole('region', { name: this.words.unconfirmed });
  }

  async calculate(filling: Filling = kitchen): Promise<void> {
    // A page that is loaded again opens where the visitor was, which may be below the calculator.
    await this.element.scrollIntoViewIfNeeded();
    await this.hydrated();
    await this.fill(filling);
    await this.button(this.words.calculate).click();
  }

  /** Accepts the price and fills in the contact details. */
  async accept(): Promise<void> {
    await this.button(this.words.accept).click();
    for (const name of ['name', 'email', 'phone'] as const) await this.contact(name).fill(visitor[name]);
  }

  /** Opens the calculator, and fills everything in, so that it only has to be sent. */
  async prepare(): Promise<void> {
    await this.calculate();
    await this.accept();
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }

  async choosePhotos(files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.element.getByLabel(this.words.photos).setInputFiles(files);
  }

  /** The row of a photo, by its file name. */
  photo(name: string): Locator {
    return photoRow(this.element, name);
  }

  /** Expects that the visitor is told that it arrived. Returns the reference. */
  async expectAccepted(): Promise<string> {
    await expect(this.element.getByText(this.words.sentTitle)).toBeVisible();
    await expect(this.element.getByRole('status').filter({ hasText: this.words.sent })).toBeVisible();
    await expect(this.unconfirmed).toBeHidden();
    const said = await this.element.getByText(referencePattern).textContent();
    return said?.match(referencePattern)?.[0] ?? '';
  }

  /** Expects that the visitor is told that it is unconfirmed, and that everything typed is still there. */
  async expectUnconfirmed(): Promise<string> {
    await expect(this.element.getByRole('alert').filter({ hasText: this.words.failed })).toBeVisible();
    await expect(this.unconfirmed).toBeVisible();
    await expect(this.element.getByText(this.words.sentTitle)).toBeHidden();
    await this.expectKept();
    await expect(this.unconfirmed.getByRole('button', { name: this.words.retry })).toBeVisible();
    await expect(this.unconfirmed.getByRole('link', { name: this.words.call })).toBeVisible();
    await expect(this.unconfirmed.getByRole('link', { name: this.words.mail })).toBeVisible();
    await expect(this.unconfirmed.getByRole('button', { name: this.words.copy })).toBeVisible();
    return (await this.unconfirmed.textContent())?.match(referencePattern)?.[0] ?? '';
  }

  async expectKept(): Promise<void> {
    for (const name of ['name', 'email', 'phone'] as const)
      await expect(this.contact(name)).toHaveValue(visitor[name]);
    for (const name of ['length', 'drawers']) await expect(this.field(name)).toHaveValue(kitchen[name] ?? '');
    await expect(this.element.getByText(this.words.price)).toBeVisible();
  }

  async expectSending(): Promise<void> {
    await expect(this.button(this.words.sending)).toBeVisible();
  }

  async retry(): Promise<void> {
    await this.unconfirmed.getByRole('button', { name: this.words.retry }).click();
  }
}

/** The content of the outbox of the page's origin: the references of requests, or the object names of photos. */
export function outbox(page: Page, store: 'requests' | 'photos' = 'requests'): Promise<string[]> {
  return page.evaluate(async (store) => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'wrappie-outbox')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wrappie-outbox');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const keys = await new Promise<string[]>((resolve, reject) => {
      const request = database.transaction(store).objectStore(store).getAllKeys();
      request.onsuccess = () => resolve(request.result.map(String));
      request.onerror = () => reject(request.error);
    });
    database.close();
    return keys;
  }, store);
}

/** Records the page's matching requests from now on, also those of its frames. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(`${request.method()} ${request.url()}`);
  });
  return seen;
}

/** The next POST to the form-mail service. */
export function formPost(page: Page): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/form-mail'),
  );
}

/** Removes expected errors from the list; any other error still fails the test. */
export function forgive(pageErrors: string[], ...expected: RegExp[]): void {
  const others = pageErrors.filter((error) => !expected.some((pattern) => pattern.test(error)));
  pageErrors.splice(0, pageErrors.length, ...others);
}

/** Redirects to `_next` at a moment that the test chooses, for a service in the mode `thanks`. */
export async function redirectLate(page: Page, mail: { fields: Record<string, string> }): Promise<void> {
  const frame = page.frames().find((candidate) => candidate.name() === 'form-mail');
  // The frame is removed when its receipt arrives, which may be before it has loaded.
  await frame?.goto(mail.fields['_next'] ?? '', { waitUntil: 'commit' });
}
