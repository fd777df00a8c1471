import type { FrameLocator } from 'playwright/test';
import type { Lang } from './quote.ts';
import type { Locator, Page } from './test.ts';

/** Written out, so that a test notices a changed text. */
const words = {
  nl: { title: 'Nog één vraag van de maildienst', close: 'Venster sluiten' },
  en: { title: 'One more question from the mail service', close: 'Close window' },
};

/** The dialog with a question of the form-mail service, such as the one of the local service with the fault `captcha`. */
export interface MailQuestion {
  dialog: Locator;
  /** The courier page in it. */
  courier: FrameLocator;
  heading: Locator;
  closeButton: Locator;
  /** The button of the service. */
  answerButton: Locator;
}

/** The question on a page of ours or a partner's. */
export function mailQuestionOn(page: Page, lang: Lang = 'nl'): MailQuestion {
  const { title, close } = words[lang];
  const courier = page.frameLocator('dialog > iframe');
  return {
    dialog: page.getByRole('dialog', { name: title }),
    courier,
    heading: courier.getByRole('heading', { name: title }),
    closeButton: courier.getByRole('button', { name: close }),
    answerButton: courier.frameLocator('iframe').getByRole('button', { name: 'Ik ben geen robot' }),
  };
}
