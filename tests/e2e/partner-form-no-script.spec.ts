import {
  applicant,
  deliveringPages,
  demonstrationPages,
  partnerFormOn,
  partnerPages,
} from '../support/partner-form.ts';
import { ask } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

/* Its texts in each language are in widgets/forms.isolated.test.ts. */

test.use({ javaScriptEnabled: false });

test('without JavaScript the form can be filled in and sent; a demonstration says how to reach us', async ({
  page,
  inbox,
  site,
}) => {
  // The build knows one address of the site, but the test serves it on another, so a redirect must not lead there.
  await site.misbehave({ formMail: 'thanks' });
  await page.goto(deliveringPages.en);
  const form = partnerFormOn(page, 'en');
  await ask({
    'nothing is sent while something required is missing': async () => {
      await form.fill({ firstName: 'Bas' });
      await form.send();
      await expect(form.field('lastName')).toBeFocused();
      await form.fill({ ...applicant, kvkNumber: '1234567' });
      await form.send();
      await expect(form.field('kvkNumber')).toBeFocused();
      expect(page.context().pages()).toHaveLength(1);
      expect(await inbox.mails()).toEqual([]);
    },

    'an application arrives': async () => {
      await expect(form.sendButton).toHaveCount(1);
      await form.fill();
      await form.field('hasOwnTools').check();
      await Promise.all([page.context().waitForEvent('page'), form.send()]);
      const { fields } = await inbox.waitForMail();
      expect(fields).toMatchObject({ ...applicant, hasOwnTools: 'on', _captcha: 'false' });
    },

    'the service leads back to the page, which confirms it': async () => {
      const { fields } = await inbox.waitForMail();
      const next = new URL(fields['_next'] ?? '');
      expect(next.pathname).toBe(partnerPages.en);
      await page.goto(next.pathname);
      await expect(page.getByText(form.words.received)).toBeHidden();
      await page.goto(next.pathname + next.search + next.hash);
      await expect(page.getByText(form.words.received)).toBeInViewport();
      await expect(page.getByText(form.words.receivedText)).toBeVisible();
    },

    'a demonstration has a text in place of the form': async () => {
      await page.goto(demonstrationPages.en);
      await expect(form.element.getByText(form.words.noScript)).toBeVisible();
      await expect(form.field('firstName')).toBeHidden();
      await expect(form.element.getByRole('button')).toHaveCount(0);
    },
  });
});
