import { ask } from '../support/questions.ts';
import { quoteOn, requestsOf, visitor } from '../support/quote.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/*
 * A request from the calculator, from start to receipt. Which fields each service has is in
 * widgets/domain/calculator/quote-payload.test.ts, and what the form says in each language in widgets/forms.isolated.test.ts.
 */

test('with the keyboard alone, from the English page: it arrives in Dutch, with the right fields in the right order', async ({
  page,
  inbox,
  site,
}) => {
  const posts = requestsOf(page, /form-mail/);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    // Listens on the window, which an event reaches only if it bubbles.
    for (const name of ['wrap-price-calculated', 'wrap-quote-sent', 'wrap-quote-failed'])
      addEventListener(name, (event) => {
        const { type, detail, bubbles, composed, target } = event as CustomEvent;
        heard.push({ type, detail, bubbles, composed, target: (target as Element).localName });
      });
  });
  await page.goto('/en/prijscalculator');
  const quote = quoteOn(page, 'en');
  const { element } = quote;
  const { keyboard } = page;
  await quote.hydrated();
  let reference = '';
  await ask({
    'the price, and how it was made': async () => {
      await tabTo(page, quote.field('projectType').first());
      await keyboard.press('Space');
      await tabTo(page, quote.field('length'));
      await keyboard.type('12');
      await tabTo(page, quote.field('drawers'));
      await keyboard.type('4');
      await tabTo(page, quote.field('folieType').first());
      await keyboard.press('Space');
      await tabTo(page, quote.field('complexity').first());
      await keyboard.press('ArrowRight');
      await tabTo(page, quote.button(quote.words.calculate));
      await keyboard.press('Enter');
      await expect(element.getByText(quote.words.price)).toBeVisible();
      await tabTo(page, element.locator('summary'));
      await keyboard.press('Enter');
      await expect(element.getByRole('definition').first()).toBeVisible();
    },

    'missing and invalid contact details are reported': async () => {
      await tabTo(page, quote.button(quote.words.accept));
      await keyboard.press('Space');
      await expect(quote.contact('name')).toBeFocused();
      const privacy = element.getByRole('link', { name: 'What we keep, and for how long' });
      await expect(privacy).toHaveAttribute('href', '/en/over-ons#privacy');
      await keyboard.press('Enter');
      const missing = 'Please enter your name and email address';
      await expect(element.getByRole('alert').filter({ hasText: missing })).toBeVisible();
      await expect(quote.contact('name')).toHaveAttribute('aria-invalid', 'true');
      await expect(quote.contact('name')).toHaveAccessibleDescription(/.+/);
      await expect(quote.contact('name')).toBeFocused();
      await keyboard.type(visitor.name);
      await tabTo(page, quote.contact('email'));
      await keyboard.type('sanne apenstaartje voorbeeld');
      await keyboard.press('Enter');
      await expect(quote.contact('email')).toHaveAttribute('aria-invalid', 'true');
      await expect(quote.contact('email')).toBeFocused();
      await expect(quote.contact('name')).not.toHaveAttribute('aria-invalid', 'true');
      expect(posts).toEqual([]);
    },

    'cancelling keeps what was typed': async () => {
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(visitor.email);
      await tabTo(page, quote.contact('phone'));
      await keyboard.type(visitor.phone);
      await tabTo(page, quote.button('Cancel'));
      await keyboard.press('Enter');
      await expect(quote.contact('email')).toHaveCount(0);
      await expect(quote.button(quote.words.accept)).toBeFocused();
      await keyboard.press('Enter');
      await quote.expectKept();
    },

    'sent, the focus moves to the outcome': async () => {
      await tabTo(page, quote.contact('email'));
      await keyboard.press('Enter');
      reference = await quote.expectAccepted();
      await expect(element.locator('[data-focus="sent"]')).toBeFocused();
    },

    'one mail, with the right fields in the right order': async () => {
      const [mail, ...more] = await inbox.mails();
      expect(more, 'one mail only').toEqual([]);
      expect(mail?.names).toEqual(
        (
          '_subject _next _captcha name email phone projectType estimatedPrice folieType complexity ' +
          'kozijnSides measurements uploadedFiles message reference page calculation timestamp'
        ).split(' '),
      );
      const { message, timestamp, ...fields } = mail?.fields ?? {};
      expect(timestamp, 'ISO 8601').toBe(new Date(timestamp ?? '').toISOString());
      expect(fields).toEqual({
        _subject: `Offerteaanvraag Keuken, vanaf € 1.923 (${reference})`,
        _next: `${site.origin}/bezorgen?success=true&ref=${reference}`,
        _captcha: 'false',
        ...visitor,
        projectType: 'keuken',
        estimatedPrice: '1923',
        folieType: 'mat',
        complexity: 'gemiddeld',
        kozijnSides: '',
        measurements:
          '{"length":"12","width":"1","height":"","drawers":"4","numberOfWindows":"","windowHeight":"","windowWidth":""}',
        uploadedFiles: '',
        reference,
        page: `${site.origin}/en/prijscalculator`,
        calculation: `${site.origin}/prijscalculator#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld`,
      });
      expect(mail?.origin, 'the service knows our domain, and no other').toBe(site.origin);
      expect(message?.split('\r\n').filter((line) => !line.startsWith('Tijdstip: '))).toEqual([
        'Nieuwe offerteaanvraag via de prijscalculator',
        '',
        'Projecttype: Keuken',
        'Geschatte prijs: vanaf € 1.923 (indicatie, incl. btw)',
        'Folietype: Mat',
        'Complexiteit: Gemiddeld',
        `Afmetingen: ${fields['measurements']}`,
        '',
        "Er zijn geen foto's geüpload.",
        '',
        'Actie: stuur binnen 24 uur een definitieve offerte.',
        `Referentie: ${reference}`,
      ]);
      expect(message).toMatch(/\r\nTijdstip: \d{1,2}-\d{1,2}-\d{4}, \d{2}:\d{2}:\d{2}\r\n/);
    },

    'the page gets events without personal data, and no dataLayer of ours': async () => {
      const price = { projectType: 'keuken', estimatedPrice: 1923 };
      const travels = { bubbles: true, composed: true, target: 'wrap-price-calculator' };
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
        { type: 'wrap-price-calculated', detail: price, ...travels },
        { type: 'wrap-quote-sent', detail: { ...price, reference }, ...travels },
      ]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    },

    'a dataLayer of the page gets the next events': async () => {
      await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
      await quote.button(quote.words.calculate).click();
      await quote.accept();
      await quote.send();
      const sent = await quote.expectAccepted();
      const price = { projectType: 'keuken', estimatedPrice: 1923 };
      expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
        { event: 'wrap-price-calculated', ...price },
        { event: 'wrap-quote-sent', ...price, reference: sent },
      ]);
    },
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
