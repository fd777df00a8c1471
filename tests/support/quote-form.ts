import type { FrameLocator } from 'playwright/test';
import { photoRow } from './photos.ts';
import type { Lang } from './quote.ts';
import { SendingForm } from './sending-form.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The pages with the form alone, in both languages. */
export const formPages = {
  nl: '/workbench/wrap-quote-form/empty',
  en: '/en/workbench/wrap-quote-form/empty',
};

/** The values to fill in, by field name. */
export const filled = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@voorbeeld.nl',
  phone: '06 12345678',
  address: 'Kade 1',
  city: 'Rotterdam',
  projectType: 'keuken-wrappen',
  clientType: 'particulier',
  description: 'Twaalf fronten, graag mat.',
};
export type Filled = typeof filled;

/** The texts of the form. Written out, so that a test notices a changed text. */
const words = {
  nl: {
    send: 'Verstuur aanvraag',
    sending: 'Bezig met verzenden…',
    homeVisit: 'Kom bij mij langs voor advies',
    photos: 'Foto’s kiezen',
    missing: 'Velden ontbreken',
    missingText: 'Vul alle verplichte velden in met een *',
    summary: 'Dit hebben wij nog nodig',
    sent: 'Bericht verzonden!',
    sentText: 'We nemen zo snel mogelijk contact met je op.',
    arrived: /Uw aanvraag (ligt bij ons op tafel|is verstuurd)/,
    failed: 'Fout bij verzenden',
    failedText: 'Er ging iets mis. Probeer het opnieuw.',
    unconfirmed: 'Uw aanvraag is nog niet bevestigd',
    retry: 'Opnieuw proberen',
    call: /^Bel /,
    mail: 'Stuur als e-mail',
    copy: 'Kopieer de aanvraag',
    thanks: 'Bedankt, uw aanvraag is verzonden',
  },
  en: {
    send: 'Send request',
    sending: 'Sending…',
    homeVisit: 'Please come and advise me at home',
    photos: 'Choose photos',
    missing: 'Fields missing',
    missingText: 'Please fill in all required fields marked *',
    summary: 'This is what we still need',
    sent: 'Message sent!',
    sentText: 'We will contact you as soon as possible.',
    arrived: /Your request (is on our desk|has been sent)/,
    failed: 'Sending failed',
    failedText: 'Something went wrong. Please try again.',
    unconfirmed: 'Your request has not been confirmed yet',
    retry: 'Try again',
    call: /^Call /,
    mail: 'Send it as an email',
    copy: 'Copy the request',
    thanks: 'Thank you, your request has been sent',
  },
};

/** The first quote form of a page or frame. */
export function quoteFormOn(page: Page | FrameLocator, lang: Lang = 'nl'): QuoteForm {
  return new QuoteForm(page.locator('wrap-quote-form').first(), words[lang]);
}

export class QuoteForm extends SendingForm<(typeof words)[Lang]> {
  field(name: string): Locator {
    return this.element.locator(`[name="${name}"]`);
  }

  get homeVisit(): Locator {
    return this.element.getByRole('checkbox', { name: this.words.homeVisit });
  }

  async fill(filling: Partial<Filled> = filled): Promise<void> {
    for (const [name, value] of Object.entries(filling)) {
      if (name.endsWith('Type')) await this.field(name).selectOption(value);
      else await this.field(name).fill(value);
    }
  }

  /** Opens the form, fills it in, and loads all code for sending. */
  async prepare(page: Page): Promise<void> {
    await this.hydrated();
    const tab = page.waitForResponse(/\/assets\/open-tab-/);
    await this.fill();
    await tab;
  }

  /** Presses a button that is `aria-disabled`, like visitors do. Playwright's own click would wait until it is enabled. */
  async press(name: string): Promise<void> {
    await this.button(name).click({ force: true });
  }

  async choosePhotos(files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.element.getByLabel(this.words.photos).setInputFiles(files);
  }

  /** The row of a photo, by its file name. */
  photo(name: string): Locator {
    return photoRow(this.element, name);
  }

  /** Expects that the visitor is told that it arrived, and that the form is empty again. Returns the reference. */
  async expectSent(): Promise<string> {
    await expect(this.toast('status', this.words.sent)).toContainText(this.words.sentText);
    const told = this.element.getByText(this.words.arrived);
    await expect(told).toBeVisible();
    await expect(this.unconfirmed).toBeHidden();
    await this.expectEmpty();
    return this.saidReference();
  }

  async expectEmpty(): Promise<void> {
    for (const name of Object.keys(filled)) await expect(this.field(name)).toHaveValue('');
    await expect(this.homeVisit).not.toBeChecked();
    await expect(this.element.locator('canvas')).toHaveCount(0);
  }

  override async expectKept(filling: Partial<Filled> = filled): Promise<void> {
    for (const [name, value] of Object.entries(filling)) await expect(this.field(name)).toHaveValue(value);
  }
}

/** Runs `act` and returns the tab that it opens. */
export async function tabOf(page: Page, act: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
  return tab;
}
