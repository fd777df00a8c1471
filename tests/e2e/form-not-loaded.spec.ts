import { everyEngine } from '../engines/engines.ts';
import { forgive } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

/* A visitor presses while the script of the form cannot be loaded. */

for (const lang of ['nl', 'en'] as const)
  test(`in ${lang} the form says that the request waits, until its script is there`, {
    tag: everyEngine,
  }, async ({ page, pageErrors, browserName }) => {
    const isFormScript = /\/quote-form[^/]*\.js/;
    await page.route(isFormScript, (route) => route.abort());
    await page.goto(lang === 'nl' ? '/' : '/en');
    const form = quoteFormOn(page, lang);
    const said = form.element
      .getByRole('alert')
      .filter({ hasText: lang === 'nl' ? 'Geen verbinding' : 'No connection' });
    await form.fill();
    await expect(said).toBeHidden();
    await form.press(form.words.send);
    await expect(said).toContainText(lang === 'nl' ? 'Laat deze pagina open' : 'Keep this page open');
    await expect(said.getByRole('link')).toHaveAttribute('href', /^tel:\+/);

    // Firefox remembers for as long as the page is open that a module could not be loaded.
    if (browserName !== 'firefox') {
      await page.unroute(isFormScript);
      await form.field('firstName').focus();
      await form.expectSending();
      await expect(said).toHaveCount(0);
    }
    forgive(pageErrors, /quote-form|Failed to load|could not be loaded|NetworkError|net::/);
  });
