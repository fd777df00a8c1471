import { holdScripts, showHtml, widgetScript } from '../support/bare-page.ts';
import { ask, type Questions } from '../support/questions.ts';
import { requestsOf } from '../support/quote.ts';
import { filled, formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/* What the form asks and says in each language is in widgets/forms.isolated.test.ts. */

const required = ['projectType', 'clientType', 'firstName', 'lastName', 'email'];

test('what is missing or impossible is reported, and hostile input is sent as text', async ({
  page,
  inbox,
}) => {
  const posts = requestsOf(page, /form-mail/);
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.hydrated();
  await ask({
    'what is missing is reported in a toast, in a summary and at each field; the first is focused':
      async () => {
        await expect(form.sendButton).toHaveAttribute('aria-disabled', 'true');
        await form.press(form.words.send);
        await expect(form.toast('alert', form.words.missing)).toContainText(form.words.missingText);
        await expect(form.summary.getByRole('alert'), 'said in the summary, over no field').toBeVisible();
        await expect(form.field('projectType')).toBeFocused();
        for (const name of required) {
          await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
          await expect(form.field(name)).toHaveAccessibleDescription(/.+/);
        }
        const links = form.summary.getByRole('link');
        await expect(links).toHaveCount(required.length);
        for (const [i, name] of required.entries()) {
          await links.nth(i).click();
          await expect(form.field(name)).toBeFocused();
        }
      },

    'each field that is filled in disappears from the list': async () => {
      await form.fill();
      await expect(form.summary).toBeHidden();
      await expect(form.sendButton).not.toHaveAttribute('aria-disabled');
    },

    'an impossible e-mail address is flagged': async () => {
      await form.field('email').fill('sanne apenstaartje voorbeeld');
      await form.press(form.words.send);
      await expect(form.toast('alert', 'Kijk de gemarkeerde velden na')).toBeVisible();
      await expect(form.field('email')).toBeFocused();
      await expect(form.summary.getByRole('link')).toHaveText(['Dit emailadres lijkt niet te kloppen']);
    },

    'no field is said to be missing once the last one was filled in': async () => {
      await form.fill({ city: 'Rotterdam', firstName: '' });
      await form.press(form.words.send);
      await expect(form.summary).toContainText(form.words.missing);
      await form.fill({ firstName: 'Sanne' });
      await expect(form.summary).toContainText('Kijk de gemarkeerde velden na');
      await expect(form.summary).not.toContainText(form.words.missing);
    },

    'a phone number in words is pointed out, and does not block': async () => {
      await form.fill({ phone: '06 nul vier' });
      await expect(form.element.getByText('Schrijf uw nummer in cijfers')).toBeVisible();
      await form.fill({ phone: '06 12345678' });
      await expect(form.element.getByText('Schrijf uw nummer in cijfers')).toHaveCount(0);
    },

    'nothing of that is sent': async () => {
      expect(posts).toEqual([]);
      expect(await inbox.mails()).toEqual([]);
      expect(page.context().pages()).toHaveLength(1);
    },

    'switching the language keeps what was filled in': async () => {
      const switchTo = (lang: string) =>
        page.evaluate((language) => {
          document.dispatchEvent(new CustomEvent('wrap-language-changed', { detail: { language } }));
        }, lang);
      await form.fill();
      await switchTo('en');
      await expect(form.button('Send request')).toBeVisible();
      await form.expectKept();
      await switchTo('nl');
      await expect(form.sendButton).toBeVisible();
    },

    'hostile input is sent as text, and has no effect': async () => {
      const rubbish = '"><script>alert(1)</script>\u0000\u202e 🏠 ’; DROP TABLE';
      const description = `${rubbish}\n${'x'.repeat(9000)}`;
      await form.fill({ firstName: rubbish, email: filled.email, description });
      await form.send();
      await form.expectSent();
      const { fields, subject } = await inbox.waitForMail();
      expect(fields['Naam']).toContain('<script>alert(1)</script>');
      expect(fields['Beschrijving']?.length).toBeGreaterThan(9000);
      expect(subject).not.toMatch(/[\r\n]/);
    },
  });
});

test('it can be used from start to sent with the keyboard alone', async ({ page, inbox }) => {
  await page.goto(formPages.en);
  const form = quoteFormOn(page, 'en');
  await form.hydrated();
  const tab = page.waitForResponse(/\/assets\/open-tab-/);
  await tabTo(page, form.field('projectType'));
  await page.keyboard.press('W');
  await tabTo(page, form.field('clientType'));
  await page.keyboard.press('B');
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    await tabTo(page, form.field(name));
    await page.keyboard.type(filled[name]);
  }
  await tab;
  await tabTo(page, form.homeVisit);
  await page.keyboard.press('Space');
  await tabTo(page, form.sendButton);
  await page.keyboard.press('Enter');
  await form.expectSent();
  expect((await inbox.waitForMail()).fields).toMatchObject({
    Naam: 'Sanne de Vries',
    Project_type: 'kozijnen-wrappen',
    Klant_type: 'zakelijk',
    Huisbezoek: 'JA',
  });
});

test('what was typed and chosen before the script has loaded stays, in the same nodes', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(formPages.nl, { waitUntil: 'commit' });
  const form = quoteFormOn(page);
  await form.fill();
  await form.homeVisit.check();
  const node = await form.field('description').elementHandle();
  await form.field('description').click();
  release();
  await form.hydrated();
  await form.expectKept();
  await expect(form.homeVisit).toBeChecked();
  await expect(form.field('description')).toBeFocused();
  expect(await form.field('description').evaluate((now, before) => now === before, node)).toBe(true);
  await expect(form.sendButton).not.toHaveAttribute('aria-disabled');
});

test('on a page that only includes the script the attributes preset, and a visitor may choose otherwise', async ({
  page,
}) => {
  await showHtml(
    page,
    `<wrap-quote-form project-type="raamfolie" client-type="zakelijk"></wrap-quote-form>${widgetScript}`,
  );
  const form = quoteFormOn(page);
  await form.hydrated();
  await expect(form.field('projectType')).toHaveValue('raamfolie');
  await expect(form.field('clientType')).toHaveValue('zakelijk');
  await form.fill({ projectType: 'overig' });
  await expect(form.field('projectType')).toHaveValue('overig');
  await form.element.evaluate((element) => element.setAttribute('project-type', 'jacht-wrappen'));
  await expect(form.field('projectType')).toHaveValue('jacht-wrappen');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form', async ({ page, inbox, site }) => {
    // The build knows one address of the site, but the test serves it on another, so a redirect must not lead there.
    await site.misbehave({ formMail: 'thanks' });
    await page.goto(formPages.nl);
    const form = quoteFormOn(page);
    const questions: Questions = {
      'sends nothing while something required is missing': async () => {
        await form.fill({ firstName: 'Sanne' });
        await form.send();
        await expect(form.field('projectType')).toBeFocused();
        expect(page.context().pages()).toHaveLength(1);
        expect(await inbox.mails()).toEqual([]);
      },

      'can be filled in and sent, and says where photos can go': async () => {
        await expect(form.field('photos')).toBeHidden();
        await expect(form.element.getByText(/\S+@\S+\.\S+/).filter({ visible: true })).toHaveCount(1);
        await expect(form.sendButton).toHaveCount(1);
        await form.fill();
        await Promise.all([page.context().waitForEvent('page'), form.send()]);
        const { fields } = await inbox.waitForMail();
        expect(fields).toMatchObject({ ...filled, _captcha: 'false' });
        expect(new URL(fields['_next'] ?? '').pathname).toBe('/verzonden');
      },

      'leads in English to the English page of thanks': async () => {
        await page.goto(formPages.en);
        const next = await form.element.locator('[name=_next]').getAttribute('value');
        expect(new URL(next ?? '').pathname).toBe('/en/verzonden');
      },
    };
    await ask(questions);
  });
});

/** Presses Tab until the control has the focus, like a keyboard user. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}
