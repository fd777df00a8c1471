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
  const courier = page.frameLocator('dialog[open] > iframe');
  return {
    dialog: page.getByRole('dialog', { name: title }),
    courier,
    heading: courier.getByRole('heading', { name: title }),
    closeButton: courier.getByRole('button', { name: close }),
    answerButton: courier.frameLocator('iframe').getByRole('button', { name: 'Ik ben geen robot' }),
  };
}

/**
 * Has the visitor close the dialog whenever it stands in the way, for tests of what happens without a receipt. A jump of the clock past
 * both limits may or may not open it.
 */
export async function closeQuestions(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  await page.addLocatorHandler(open, async () => {
    const inDialog = page.frameLocator('dialog[open] > iframe');
    await inDialog.getByRole('button', { name: new RegExp(`${words.nl.close}|${words.en.close}`) }).click();
  });
}
