import { readFile } from 'node:fs/promises';
import { keptSecret } from '../../site/partners/partner-secret.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { ask } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

/* What a partner sees of what came through them. The function that counts is tested in supabase/partner-figures.test.ts. */

test('a partner sees their figures with code and secret, and nobody else does', async ({
  page,
  inbox: _,
  site,
  pageErrors,
}) => {
  const api = (path: string, body: object, apikey: string) =>
    fetch(`${site.origin}/_local/rest/v1/${path}`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const code = 'dealer-7';
  await api('rpc/set_partner', { code, ...keptSecret('geheim-7') }, 'sb_secret_local');
  const quotes = [
    ['keuken', '1109', 'https://dealer.example/keukens'],
    ['keuken', '1224', 'https://dealer.example/keukens'],
    // Anybody can claim any page.
    ['raamfolie', '864', '=HYPERLINK("https://evil.example")<img src=x>'],
  ] as const;
  for (const [index, [projectType, estimatedPrice, address]] of quotes.entries())
    await api(
      'requests',
      {
        reference: `WR-AAAAAAA${index}`,
        digest: 'a'.repeat(64),
        kind: 'quote',
        fields: { projectType, estimatedPrice, page: address },
        partner: code,
      },
      'sb_publishable_local',
    );

  await page.goto('/partners/cijfers');
  const show = async (secret: string) => {
    await page.getByLabel('Partnercode').fill(code);
    await page.getByLabel('Wachtwoord').fill(secret);
    await page.getByLabel('Wachtwoord').press('Enter');
  };
  await ask({
    'a wrong secret shows nothing': async () => {
      await show('geraden');
      await expect(page.getByRole('status')).toHaveText(/horen niet bij elkaar/);
      await expect(page.getByRole('table')).toHaveCount(0);
    },
    'the right one shows requests, amounts and pages': async () => {
      await show('geheim-7');
      await expect(page.getByRole('heading', { name: 'Cijfers van dealer-7' })).toBeFocused();
      const [figures, pages] = [page.getByRole('table').first(), page.getByRole('table').last()];
      await expect(figures.getByRole('row', { name: /Keuken 2 € 2\.333/ })).toBeVisible();
      await expect(figures.getByRole('row', { name: /Totaal 3 € 3\.197/ })).toBeVisible();
      await expect(pages.getByRole('row', { name: 'https://dealer.example/keukens 2' })).toBeVisible();
      await expect(page.locator('[data-slot=chart] text').filter({ hasText: /^3$/ })).toBeVisible();
    },
    'the file for a spreadsheet holds the same, without formulas': async () => {
      const loading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download als CSV' }).click();
      const file = await loading;
      expect(file.suggestedFilename()).toBe('dealer-7.csv');
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toMatch(/^\uFEFF"Maand";"Dienst";"Aanvragen";"Som van de indicaties"\r\n/);
      expect(text).toMatch(/"Keuken";"2";"2333"/);
      expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")<img src=x>";"1"`);
    },
    'nothing is kept on the device': async () => {
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
        'geheim',
      );
    },
    'it keeps nobody out': () => expectAccessible(page, '/partners/cijfers with figures'),
    'a register that does not answer is told': async () => {
      await site.misbehave({ register: '500' });
      await show('geheim-7');
      await expect(page.getByRole('status')).toHaveText(/niet op te halen/);
      pageErrors.splice(0);
    },
  });
});
