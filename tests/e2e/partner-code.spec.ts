import { kitchen } from '../support/calculator.ts';
import { partnerFormOn } from '../support/partner-form.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * A partner's code gets from their page to the mail, whichever widget the visitor starts in, and whichever way they go from there.
 */

interface Walk {
  widget: string;
  what: string;
  /** From the partner's page to where the request is sent, which may be a page of ours. */
  go(page: Page): Promise<Page>;
  /** Sends a request there. */
  send(page: Page): Promise<void>;
}

/** Presses a link of the widget that opens a page of ours in a tab. */
async function follow(page: Page, widget: string, name: RegExp): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.locator(widget).getByRole('link', { name }).first().click();
  return opened;
}
const sendQuote = async (page: Page) => {
  const quote = quoteOn(page);
  await quote.calculate(kitchen);
  await quote.accept();
  await quote.send();
  await quote.expectAccepted();
};
const sendForm = async (page: Page) => {
  const form = quoteFormOn(page);
  await form.hydrated();
  await form.fill();
  await form.send();
  await form.expectSent();
};

const walks: readonly Walk[] = [
  { widget: 'wrap-price-calculator', what: 'there', go: async (page) => page, send: sendQuote },
  { widget: 'wrap-quote-form', what: 'there', go: async (page) => page, send: sendForm },
  {
    widget: 'wrap-partner-form',
    what: 'there',
    go: async (page) => page,
    async send(page) {
      const form = partnerFormOn(page);
      await form.hydrated();
      await form.fill();
      await form.send();
      await form.expectReceived();
    },
  },
  {
    widget: 'wrap-film-visualiser',
    what: 'in our calculator',
    async go(page) {
      await expect(page.locator('wrap-film-visualiser:state(hydrated)')).toBeVisible();
      await page.locator('wrap-film-visualiser').getByRole('link', { name: 'Bereken de prijs' }).click();
      await expect(page).toHaveURL(/\/prijscalculator\?partner=dealer-7#keuken/);
      return page;
    },
    send: sendQuote,
  },
  {
    widget: 'wrap-chat placement="inline"',
    what: 'in the quote form of another page of ours',
    async go(page) {
      const chat = page.locator('wrap-chat');
      await chat.getByRole('textbox').fill('12 fronten en 4 lades');
      await chat.getByRole('textbox').press('Enter');
      const ours = await follow(page, 'wrap-chat', /berekening/i);
      await expect(ours).toHaveURL(/\/prijscalculator\?partner=dealer-7#keuken/);
      await ours.locator('a[href$="/#contact"]:visible').first().click();
      await expect(ours).toHaveURL(/\/#contact$/);
      return ours;
    },
    send: sendForm,
  },
];

test('the code of a partner is in the mail, whichever way the visitor takes', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  const questions: Questions = {};
  for (const { widget, what, go, send } of walks)
    questions[`${widget}: ${what}`] = async () => {
      await fetch(`${site.origin}/_local/inbox`, { method: 'DELETE' });
      const [tag = ''] = widget.split(' ');
      partner.serve({
        html: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Partner</title>
<script type="module" src="${site.origin}/widgets.js"></script></head><body><${widget} partner="dealer-7"></${tag}></body></html>`,
      });
      await page.goto(partner.origin);
      const there = await go(page);
      await send(there);
      const mail = await inbox.waitForMail();
      expect(mail.fields['partner']).toBe('dealer-7');
      if (new URL(there.url()).origin === partner.origin)
        expect(mail.fields['embedded_on']).toBe(partner.origin);
      if (there !== page) await there.close();
    };
  await ask(questions);
});
