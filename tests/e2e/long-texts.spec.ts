import { quoteOn, requestsOf, visitor } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test('a text that is too long for a mail is not sent: the visitor learns which one, and it is still there', async ({
  page,
  inbox,
}) => {
  const posts = requestsOf(page, /form-mail/);
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  const name = 'x'.repeat(20_001);
  await quote.contact('name').fill(name);
  await quote.send();
  await expect(quote.unconfirmed).toContainText(
    'Een tekst is te lang en kon niet worden verstuurd. Kort deze in: name',
  );
  await expect(quote.contact('name')).toHaveValue(name);
  expect(posts).toEqual([]);

  await quote.contact('name').fill(visitor.name);
  await quote.retry();
  await quote.expectAccepted();
  expect((await inbox.mails()).map(({ fields }) => fields['name'])).toEqual([visitor.name]);
});

test('a field for longer texts has a limit, and says how much room is left when it is nearly full', async ({
  page,
}) => {
  await page.goto('/#contact');
  const form = quoteFormOn(page);
  await form.hydrated();
  const description = form.element.getByRole('textbox', { name: 'Omschrijving' });
  await description.fill('x'.repeat(8_999));
  await expect(form.element.getByText('tekens over')).toBeHidden();
  await description.press('End');
  await description.pressSequentially('y');
  await expect(form.element.getByText('Nog 1000 tekens over')).toBeVisible();
  await description.fill('x'.repeat(10_000));
  await description.press('End');
  await description.pressSequentially('more');
  await expect(form.element.getByText('Nog 0 tekens over')).toBeVisible();
  await expect(description).toHaveValue('x'.repeat(10_000));
});
