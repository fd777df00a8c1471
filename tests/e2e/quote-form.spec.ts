import { holdScripts, showHtml, widgetScript } from '../support/bare-page.ts';
import { ask } from '../support/questions.ts';
import { requestsOf } from '../support/quote.ts';
import { filled, formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const langs = ['nl', 'en'] as const;

const tokens = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'address-line1',
  city: 'address-level2',
};

const choices = {
  nl: {
    projectType: [
      'Keuken wrappen',
      'Kozijnen wrappen',
      'Meubels wrappen',
      'Raamfolie',
      'Jacht wrappen',
      'Zakelijke projecten',
      'Overig',
    ],
    clientType: ['Particulier', 'Zakelijk', 'Zzp’er'],
  },
  en: {
    projectType: [
      'Kitchen wrapping',
      'Window frame wrapping',
      'Furniture wrapping',
      'Window film',
      'Yacht wrapping',
      'Business projects',
      'Other',
    ],
    clientType: ['Private', 'Business', 'Self-employed'],
  },
};

for (const lang of langs) {
  test(`${lang}: what the form asks, and how it says what is missing`, async ({ page, inbox }) => {
    const posts = requestsOf(page, /form-mail/);
    await page.goto(formPages[lang]);
    const form = quoteFormOn(page, lang);
    await form.hydrated();
    await ask({
      'the right fields, in the right order, with autofill and keyboard hints': async () => {
        const names = await form.element
          .locator('[name]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
        expect(names).toEqual(
          'firstName lastName email phone address city projectType clientType homeVisit description photos'.split(
            ' ',
          ),
        );
        for (const [name, token] of Object.entries(tokens))
          await expect(form.field(name)).toHaveAttribute('autocomplete', token);
        await expect(form.field('email')).toHaveAttribute('type', 'email');
        await expect(form.field('phone')).toHaveAttribute('type', 'tel');
        await expect(form.homeVisit).not.toBeChecked();
        for (const [name, labels] of Object.entries(choices[lang])) {
          const options = form.field(name).locator('option:not([disabled])');
          await expect(options).toHaveText(labels);
        }
        await expect(form.field('photos')).toHaveAttribute('accept', 'image/*');
      },

      'what is missing is reported in a toast, in a summary and at each field; the first is focused':
        async () => {
          await expect(form.sendButton).toHaveAttribute('aria-disabled', 'true');
          await form.press(form.words.send);
          await expect(form.toast('alert', form.words.missing)).toContainText(form.words.missingText);
          await expect(form.field('firstName')).toBeFocused();
          const required = ['firstName', 'lastName', 'email', 'projectType', 'clientType'];
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

          // Each field that is filled in disappears from the list.
          await form.fill();
          await expect(form.summary).toBeHidden();
          await expect(form.sendButton).not.toHaveAttribute('aria-disabled');
          expect(posts).toEqual([]);
          expect(await inbox.mails()).toEqual([]);
          expect(page.context().pages()).toHaveLength(1);
        },

      'switching the language keeps what was filled in': async () => {
        const other = lang === 'nl' ? 'en' : 'nl';
        await page.evaluate((language) => {
          document.dispatchEvent(new CustomEvent('wrap-language-changed', { detail: { language } }));
        }, other);
        await expect(form.button(other === 'en' ? 'Send request' : 'Verstuur aanvraag')).toBeVisible();
        await form.expectKept();
      },
    });
  });

  test(`${lang}: can be used from start to sent with the keyboard alone`, async ({ page, inbox }) => {
    await page.goto(formPages[lang]);
    const form = quoteFormOn(page, lang);
    await form.hydrated();
    const tab = page.waitForResponse(/\/assets\/open-tab-/);
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      await tabTo(page, form.field(name));
      await page.keyboard.type(filled[name]);
    }
    await tab;
    await tabTo(page, form.field('projectType'));
    await page.keyboard.press(lang === 'nl' ? 'R' : 'W');
    await tabTo(page, form.field('clientType'));
    await page.keyboard.press(lang === 'nl' ? 'P' : 'B');
    await tabTo(page, form.homeVisit);
    await page.keyboard.press('Space');
    await tabTo(page, form.sendButton);
    await page.keyboard.press('Enter');
    await form.expectSent();
    expect((await inbox.waitForMail()).fields).toMatchObject({
      Naam: 'Sanne de Vries',
      Project_type: lang === 'nl' ? 'raamfolie' : 'kozijnen-wrappen',
      Klant_type: lang === 'nl' ? 'particulier' : 'zakelijk',
      Huisbezoek: 'JA',
    });
  });
}

test('impossible and hostile input', async ({ page, inbox }) => {
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  await ask({
    'an impossible e-mail address is flagged, and nothing is sent': async () => {
      await form.field('email').fill('sanne apenstaartje voorbeeld');
      await form.press(form.words.send);
      await expect(form.toast('alert', 'Kijk de gemarkeerde velden na')).toBeVisible();
      await expect(form.field('email')).toBeFocused();
      await expect(form.summary.getByRole('link')).toHaveText(['Dit emailadres lijkt niet te kloppen']);
      expect(await inbox.mails()).toEqual([]);
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

test('the attributes preselect, and a visitor may choose otherwise', async ({ page }) => {
  await page.goto('/workbench/wrap-quote-form/preset');
  const form = quoteFormOn(page);
  await form.hydrated();
  await expect(form.field('projectType')).toHaveValue('raamfolie');
  await expect(form.field('clientType')).toHaveValue('zakelijk');
  await form.fill({ projectType: 'overig' });
  await expect(form.field('projectType')).toHaveValue('overig');
  await form.element.evaluate((element) => element.setAttribute('project-type', 'jacht-wrappen'));
  await expect(form.field('projectType')).toHaveValue('jacht-wrappen');
});

test('a page that only includes the script also gets a form', async ({ page }) => {
  await showHtml(page, `<wrap-quote-form project-type="overig"></wrap-quote-form>${widgetScript}`);
  const form = quoteFormOn(page);
  await form.hydrated();
  await expect(form.field('projectType')).toHaveValue('overig');
});

for (const lang of langs) {
  test.describe(`${lang}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form', async ({ page, inbox, site }) => {
      // The build knows one address of the site, but the test serves it on another, so a redirect must not lead there.
      await site.misbehave({ formMail: 'thanks' });
      await page.goto(formPages[lang]);
      const form = quoteFormOn(page, lang);
      await ask({
        'sends nothing while something required is missing': async () => {
          await form.fill({ firstName: 'Sanne' });
          await form.send();
          await expect(form.field('lastName')).toBeFocused();
          expect(page.context().pages()).toHaveLength(1);
          expect(await inbox.mails()).toEqual([]);
        },

        'can be filled in and sent, and says where photos can go': async () => {
          await expect(form.field('photos')).toBeHidden();
          await expect(form.element.getByText(/\S+@\S+\.\S+/)).toBeVisible();
          await expect(form.sendButton).toHaveCount(1);
          await form.fill();
          await Promise.all([page.context().waitForEvent('page'), form.send()]);
          const { fields } = await inbox.waitForMail();
          expect(fields).toMatchObject({ ...filled, _captcha: 'false' });
          expect(new URL(fields['_next'] ?? '').pathname).toBe(
            lang === 'nl' ? '/verzonden' : '/en/verzonden',
          );
        },
      });
    });
  });
}

/** Presses Tab until the control has the focus, like a keyboard user. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}
