import {
  type Lang,
  outbox,
  quoteOn,
  redirectLate,
  referencePattern,
  requestsOf,
  visitor,
} from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

const pages = { nl: '/prijscalculator', en: '/en/prijscalculator' };

for (const lang of ['nl', 'en'] as const satisfies Lang[]) {
  test.describe(`a request in ${lang}`, () => {
    test('arrives with the right fields, in the right order, in Dutch', async ({ page, inbox, site }) => {
      await page.goto(pages[lang]);
      const quote = quoteOn(page, lang);
      await quote.prepare();
      await quote.send();
      const reference = await quote.expectAccepted();
      const [mail, ...more] = await inbox.mails();
      expect(more, 'one mail only').toEqual([]);
      expect(mail?.names).toEqual(
        (
          '_subject _next _captcha name email phone projectType estimatedPrice folieType complexity ' +
          'kozijnSides measurements uploadedFiles message reference page calculation'
        ).split(' '),
      );
      const { message, ...fields } = mail?.fields ?? {};
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
        page: site.origin + pages[lang],
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
    });

    test('reports success only after the receipt, and then clears the contact details, not the price', async ({
      page,
      inbox,
      site,
    }) => {
      await site.misbehave({ formMail: 'thanks' });
      await page.goto(pages[lang]);
      const quote = quoteOn(page, lang);
      await quote.prepare();
      await quote.send();
      const mail = await inbox.waitForMail();
      await quote.expectSending();
      await expect(quote.element.getByText(quote.words.sentTitle)).toBeHidden();
      await quote.expectKept();

      await redirectLate(page, mail);
      await quote.expectAccepted();
      await expect(quote.element.getByText(quote.words.price)).toBeVisible();
      await expect(quote.contact('name')).toBeHidden();
      await expect(quote.sendButton).toBeHidden();
      await quote.button(quote.words.calculate).click();
      await quote.button(quote.words.accept).click();
      for (const name of ['name', 'email', 'phone'] as const)
        await expect(quote.contact(name)).toHaveValue('');
    });
  });
}

test('window frames include their sides and their floor', async ({ page, inbox }) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.calculate({
    projectType: 'kozijnen',
    length: '1,5',
    width: '120 cm',
    folieType: 'hout-look',
    complexity: 'eerste-etage',
    kozijnSides: 'dubbelzijdig',
  });
  await quote.accept();
  await quote.send();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  expect(fields).toMatchObject({ projectType: 'kozijnen', kozijnSides: 'dubbelzijdig' });
  expect(JSON.parse(fields['measurements'] ?? '')).toMatchObject({
    length: '1.5',
    width: '1.2',
    drawers: '',
  });
  expect(fields['message']).toMatch(/Verdieping: .+\r\nZijden kozijn: .+\r\n/);
});

test('the host page gets an event, without personal data', async ({ page }) => {
  await page.goto('/prijscalculator');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, dataLayer: [] });
    document.addEventListener('wrap-quote-sent', (event) => heard.push((event as CustomEvent).detail));
  });
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const reference = await quote.expectAccepted();
  const detail = { projectType: 'keuken', estimatedPrice: 1923, reference };
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([detail]);
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    { event: 'wrap-price-calculated', projectType: 'keuken', estimatedPrice: 1923 },
    { event: 'wrap-quote-sent', ...detail },
  ]);
});

test('the next request is a new one, with its own reference', async ({ page, inbox }) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const first = await quote.expectAccepted();
  await quote.button(quote.words.calculate).click();
  await quote.accept();
  await quote.send();
  const second = await quote.expectAccepted();
  expect(second).toMatch(referencePattern);
  expect(second).not.toBe(first);
  expect((await inbox.mails()).map(({ fields }) => fields['reference']).sort()).toEqual(
    [first, second].sort(),
  );
});

test('without name or e-mail nothing is sent, and the visitor is told', async ({ page, inbox }) => {
  const posts = requestsOf(page, /form-mail/);
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.contact('email').fill('');
  await quote.send();
  await expect(
    quote.element.getByRole('alert').filter({ hasText: 'Vul uw naam en emailadres in' }),
  ).toBeVisible();
  await expect(quote.contact('email')).toBeFocused();
  expect(posts).toEqual([]);
  expect(await inbox.mails()).toEqual([]);
});

test('the outbox holds the request only until it is accepted', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  expect(await outbox(page)).toEqual([]);
  await quote.send();
  const mail = await inbox.waitForMail();
  expect(await outbox(page)).toEqual([mail.fields['reference']]);
  await redirectLate(page, mail);
  await quote.expectAccepted();
  await expect.poll(() => outbox(page)).toEqual([]);
});

const brokenDatabases: Record<string, () => void> = {
  'is blocked': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Denied by the browser.', 'SecurityError');
      },
    });
  },
  'cannot be opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
};

for (const [what, breakIt] of Object.entries(brokenDatabases)) {
  test(`a request arrives where IndexedDB ${what}`, async ({ page, inbox }) => {
    await page.addInitScript(breakIt);
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.prepare();
    await quote.send();
    await quote.expectAccepted();
    expect(await inbox.mails()).toHaveLength(1);
  });
}
