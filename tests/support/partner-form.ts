import type { FrameLocator } from 'playwright/test';
import type { Lang } from './quote.ts';
import { SendingForm } from './sending-form.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The pages of our site with the form, in both languages. */
export const partnerPages = { nl: '/platform', en: '/en/platform' };

/** The pages of the form as a demonstration. */
export const demonstrationPages = {
  nl: '/workbench/wrap-partner-form/demonstration',
  en: '/en/workbench/wrap-partner-form/demonstration',
};

/** The pages of the form with an endpoint. */
export const deliveringPages = {
  nl: '/workbench/wrap-partner-form/delivered',
  en: '/en/workbench/wrap-partner-form/delivered',
};

/** The labels of the fields, by name. Written out, so that a test notices a changed text. */
export const labels = {
  nl: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    companyName: 'Bedrijfsnaam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    kvkNumber: 'KvK-nummer',
    workArea: 'Werkgebied',
    experienceLevel: 'Ervaring',
    portfolioLink: 'Link naar uw portfolio',
    hasOwnTools: 'Ik heb eigen gereedschap',
    motivation: 'Motivatie',
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    companyName: 'Company name',
    email: 'Email address',
    phone: 'Phone',
    kvkNumber: 'KvK number',
    workArea: 'Work area',
    experienceLevel: 'Experience',
    portfolioLink: 'Link to your portfolio',
    hasOwnTools: 'I have my own tools',
    motivation: 'Motivation',
  },
};
export type FieldName = keyof (typeof labels)['nl'];

/** The values to fill in. */
export const applicant = {
  firstName: 'Bas',
  lastName: 'de Wit',
  companyName: 'De Wit Interieur',
  email: 'bas@voorbeeld.nl',
  phone: '06 12345678',
  kvkNumber: '12345678',
  workArea: 'Zeeland',
  experienceLevel: 'ervaren',
  portfolioLink: 'https://www.voorbeeld.nl/werk',
  motivation: 'Ik werk graag precies.',
};
export type Applicant = typeof applicant;

const words = {
  nl: {
    send: 'Verstuur aanmelding',
    sending: 'Bezig met verzenden…',
    summary: 'Kijk deze velden nog na',
    received: 'Aanmelding ontvangen!',
    receivedText: 'We nemen binnen 24 uur contact met je op voor de volgende stappen.',
    failed: 'Fout bij verzenden',
    failedText: 'Er ging iets mis. Probeer het opnieuw.',
    unconfirmed: 'Uw aanmelding is nog niet bevestigd',
    retry: 'Opnieuw proberen',
    call: /^Bel /,
    mail: 'Stuur als e-mail',
    copy: 'Kopieer de aanmelding',
    demonstration: 'Dit was een demonstratie',
    noScript: /^Dit formulier werkt niet zonder JavaScript\. Bel \S.* of mail \S+@\S+\.$/,
  },
  en: {
    send: 'Send application',
    sending: 'Sending…',
    summary: 'Please check these fields',
    received: 'Application received',
    receivedText: 'We will contact you within 24 hours about the next steps.',
    failed: 'Sending failed',
    failedText: 'Something went wrong. Please try again.',
    unconfirmed: 'Your application has not been confirmed yet',
    retry: 'Try again',
    call: /^Call /,
    mail: 'Send it as an email',
    copy: 'Copy the application',
    demonstration: 'This was a demonstration',
    noScript: /^This form needs JavaScript\. Call \S.* or email \S+@\S+\.$/,
  },
};

/** The partner form of a page or frame. */
export function partnerFormOn(page: Page | FrameLocator, lang: Lang = 'nl'): PartnerForm {
  return new PartnerForm(page.locator('wrap-partner-form'), lang);
}

export class PartnerForm extends SendingForm<(typeof words)[Lang]> {
  readonly #labels: Record<FieldName, string>;

  constructor(element: Locator, lang: Lang) {
    super(element, words[lang]);
    this.#labels = labels[lang];
  }

  field(name: FieldName): Locator {
    const role =
      name === 'experienceLevel' ? 'combobox' : name === 'hasOwnTools' ? 'checkbox' : ('textbox' as const);
    return this.element.getByRole(role, { name: this.#labels[name], exact: true });
  }

  async fill(filling: Partial<Applicant> = applicant): Promise<void> {
    for (const [name, value] of Object.entries(filling) as [FieldName, string][]) {
      if (name === 'experienceLevel') await this.field(name).selectOption(value);
      else await this.field(name).fill(value);
    }
  }

  /** Expects that the applicant is told that it arrived, and that the form is empty again. */
  async expectConfirmed(): Promise<void> {
    await expect(this.toast('status', this.words.received)).toContainText(this.words.receivedText);
    await expect(this.unconfirmed).toBeHidden();
    for (const name of Object.keys(applicant)) await expect(this.field(name as FieldName)).toHaveValue('');
    await expect(this.field('hasOwnTools')).not.toBeChecked();
  }

  /** The same for an application that was delivered. Returns its reference. */
  async expectReceived(): Promise<string> {
    await this.expectConfirmed();
    return this.saidReference();
  }

  override async expectKept(filling: Partial<Applicant> = applicant): Promise<void> {
    for (const [name, value] of Object.entries(filling))
      await expect(this.field(name as FieldName)).toHaveValue(value);
  }

  /** Also expects that the message has the focus. */
  override async expectUnconfirmed(): Promise<string> {
    await expect(this.unconfirmed).toBeFocused();
    return super.expectUnconfirmed();
  }
}
