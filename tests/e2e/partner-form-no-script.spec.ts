import { applicant, deliveringPages, partnerFormOn, partnerPages } from '../support/partner-form.ts';
import { expect, test } from '../support/test.ts';

for (const lang of ['nl', 'en'] as const) {
  test.describe(`${lang}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('and without an endpoint a text on how to contact us replaces the form', async ({ page }) => {
      await page.goto(partnerPages[lang]);
      const form = partnerFormOn(page, lang);
      await expect(form.element.getByText(form.words.noScript)).toBeVisible();
      await expect(form.field('firstName')).toBeHidden();
      await expect(form.element.getByRole('button')).toHaveCount(0);
    });

    test('the form can be filled in and sent', async ({ page, inbox, site }) => {
      // The build knows one address of the site, but the test serves it on another, so a redirect must not lead there.
      await site.misbehave({ formMail: 'thanks' });
      await page.goto(deliveringPages[lang]);
      const form = partnerFormOn(page, lang);
      await expect(form.sendButton).toHaveCount(1);
      await form.fill();
      await form.field('hasOwnTools').check();
      await Promise.all([page.context().waitForEvent('page'), form.send()]);
      const { fields } = await inbox.waitForMail();
      expect(fields).toMatchObject({ ...applicant, hasOwnTools: 'on', _captcha: 'false' });
      const next = new URL(fields['_next'] ?? '');
      expect(next.pathname).toBe(partnerPages[lang]);

      await expect(page.getByText(form.words.received)).toBeHidden();
      await page.goto(next.pathname + next.search + next.hash);
      await expect(page.getByText(form.words.received)).toBeInViewport();
      await expect(page.getByText(form.words.receivedText)).toBeVisible();
    });

    test('nothing is sent while something required is missing', async ({ page, inbox }) => {
      await page.goto(deliveringPages[lang]);
      const form = partnerFormOn(page, lang);
      await form.fill({ firstName: 'Bas' });
      await form.send();
      await expect(form.field('lastName')).toBeFocused();
      await form.fill({ ...applicant, kvkNumber: '1234567' });
      await form.send();
      await expect(form.field('kvkNumber')).toBeFocused();
      expect(page.context().pages()).toHaveLength(1);
      expect(await inbox.mails()).toEqual([]);
    });
  });
}
