import { languages } from '../../widgets/domain/text.ts';
import { calculatorOn } from '../support/calculator.ts';
import { Chat } from '../support/chat.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

/*
 * A conversation with the assistant. What a host page can do with it is in chat-host.spec.ts.
 */

const home = { nl: '/', en: '/en' };

for (const lang of languages) {
  const question = lang === 'nl' ? 'Hoe zit het met GARANTIE?' : 'What about the WARRANTY?';
  const answer = lang === 'nl' ? 'U krijgt 5 jaar garantie' : 'You get a 5-year warranty';

  test(`a conversation in ${lang}`, async ({ page }) => {
    const chat = await new Chat(page, lang).hurry();
    await page.goto(home[lang]);
    await ask({
      'works with the keyboard alone': async () => {
        await chat.launcher.focus();
        await page.keyboard.press('Enter');
        await expect(chat.question).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.type('   ');
        await page.keyboard.press('Enter');
        await expect(chat.log.locator('p[lang]'), 'empty ones are not sent').toHaveCount(1);
        await page.keyboard.type(question);
        await page.keyboard.press('Enter');
        await chat.expectAnswer(answer);
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Escape');
        await expect(chat.panel).toBeHidden();
        await expect(chat.launcher).toBeFocused();
        await page.keyboard.press('Space');
        await expect(chat.question).toBeFocused();
      },

      'a suggestion is a question to tap': async () => {
        const suggestions = chat.element.getByRole('list');
        const first = suggestions.getByRole('button').first();
        const text = await first.innerText();
        await first.click();
        await expect(chat.log.getByText(text)).toBeVisible();
        await chat.expectAnswer(lang === 'nl' ? 'vanaf €\u00a01.224' : 'starts at €1,224');
        await expect(suggestions.getByRole('button', { name: text, exact: true })).toHaveCount(0);
      },

      'a question is answered one second later, and until then Wrappie is typing': async () => {
        const again = lang === 'nl' ? 'onderhoud' : 'maintenance';
        const answered = lang === 'nl' ? 'zachte doek' : 'soft cloth';
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
        await chat.ask(again);
        await expect(chat.log.getByText(again)).toBeVisible();
        await expect(chat.question).toHaveValue('');
        await page.clock.runFor(990);
        await expect(chat.log.getByText(chat.words.typing)).toBeAttached();
        await expect(chat.log.getByText(answered)).toHaveCount(0);
        await page.clock.runFor(20);
        await chat.expectAnswer(answered);
        await expect(chat.log.getByText(chat.words.typing)).toHaveCount(0);
        await expect(chat.log.getByText(answered)).toBeInViewport();
        await page.clock.resume();
      },

      'a project gets a price, and a link that opens the calculator with it': async () => {
        await chat.ask('wat kost een keuken met 12 fronten en 4 lades');
        await chat.expectAnswer(lang === 'nl' ? 'vanaf €\u00a01.479' : 'starts at €1,479');
        await chat.log.getByRole('link').last().click();
        await page.waitForURL(
          '**/prijscalculator#keuken?length=12&drawers=4&folieType=mat&complexity=eenvoudig',
        );
        expect(new URL(page.url()).pathname.startsWith('/en/')).toBe(lang === 'en');
        await expect(
          calculatorOn(page)
            .element.getByText(/1[.,]479$/)
            .first(),
        ).toBeInViewport();
      },
    });
  });
}

test('on the page of the calculator the link fills it in, and the panel closes', async ({ page }) => {
  await page.goto('/prijscalculator');
  await calculatorOn(page).hydrated();
  const chat = new Chat(page);
  await chat.open();
  await chat.ask('keuken, 12 fronten, 4 lades');
  await chat.log.getByRole('link', { name: 'Open deze berekening' }).click();
  await expect(calculatorOn(page).element.getByText('vanaf €\u00a01.479')).toBeInViewport();
  await expect(chat.panel).toBeHidden();
});

test('from page to page', async ({ page }) => {
  const chat = await new Chat(page).hurry();
  await ask({
    'the conversation stays for the visit, and nothing loads before the first interaction': async () => {
      await page.goto('/');
      await chat.open();
      await chat.ask('contact');
      await chat.expectAnswer('Bel 010');
      const scripts: string[] = [];
      page.on(
        'request',
        (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
      );
      await page.goto('/over-ons', { waitUntil: 'networkidle' });
      expect(scripts).toEqual(['/widgets.js']);
      await expect(chat.panel).toBeHidden();
      await chat.open();
      await expect(chat.log.getByText(/^U: contact$/)).toBeVisible();
      await chat.expectAnswer('Bel 010');
      await expect(chat.log.getByRole('link', { name: /^Bel / })).toHaveAttribute('href', /^tel:\+/);
      await expect(chat.log.getByRole('link', { name: 'Stuur een bericht' })).toHaveAttribute(
        'href',
        '/#contact',
      );
    },

    'a question that was still unanswered when the visitor left is answered on the next page': async () => {
      await chat.ask('werkgebied');
      await page.goto('/404');
      await chat.open();
      await chat.expectAnswer('Zeeland');
    },

    'a question without an answer is filled in where it can be asked': async () => {
      await chat.ask('Wat eten we vanavond?');
      await chat.expectAnswer('Daar heb ik geen antwoord op');
      await expect(chat.log.getByRole('link', { name: 'Mail ons' }).last()).toHaveAttribute(
        'href',
        /^mailto:.+body=Wat%20eten%20we%20vanavond%3F$/,
      );
      await chat.log.getByRole('link', { name: 'Stuur een bericht' }).last().click();
      const description = page
        .locator('wrap-quote-form')
        .getByRole('textbox', { name: /Omschrijving|project/ });
      await expect(description).toHaveValue('Wat eten we vanavond?');
      await expect(description).toBeInViewport();
      await expect(page).toHaveURL(/\/#contact$/);
    },
  });
});

test('what a visitor types', async ({ page }) => {
  const chat = await new Chat(page).hurry();
  await page.goto('/over-ons');
  await chat.open();
  await ask({
    'markup is shown as text': async () => {
      const markup = '<img src=x onerror="document.title=1"><b>hoi</b>';
      await chat.ask(markup);
      await chat.expectAnswer('Hallo!');
      await expect(chat.log.getByText(markup)).toBeVisible();
      await expect(chat.log.locator('img, b')).toHaveCount(0);
    },

    'the length of a message is limited': async () => {
      await chat.question.fill('a'.repeat(2000));
      await expect(chat.question).toHaveValue('a'.repeat(500));
    },

    'another language changes it in place, and keeps what was typed': async () => {
      await chat.ask('onderhoud');
      await chat.expectAnswer('zachte doek');
      await chat.question.fill('maintenance');
      await page.evaluate(() =>
        document.dispatchEvent(new CustomEvent('wrap-language-changed', { detail: { language: 'en' } })),
      );
      const english = await new Chat(page, 'en').hurry();
      await expect(english.question).toHaveValue('maintenance');
      await english.question.press('Enter');
      await english.expectAnswer('soft cloth');
      await expect(english.log.getByText('zachte doek')).toHaveAttribute('lang', 'nl');
    },
  });
});

const brokenStorages: Record<string, () => void> = {
  blocked: () => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied by the browser.', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  'full of somebody else’s': () => sessionStorage.setItem('wrappie-chat', '[{"text":1},"x",{'),
};
test('it answers where storage fails', async ({ context }) => {
  const questions: Questions = {};
  for (const [name, breakIt] of Object.entries(brokenStorages))
    questions[name] = async () => {
      const page = await context.newPage();
      await page.addInitScript(breakIt);
      const chat = await new Chat(page).hurry();
      await page.goto('/over-ons');
      await chat.open();
      await chat.ask('verwijderen');
      await chat.expectAnswer('weer af');
      await page.close();
    };
  await ask(questions);
});

test('without its answers it says so, and names other ways to contact us', async ({ page, pageErrors }) => {
  await page.goto('/');
  const chat = new Chat(page);
  await chat.open();
  await page.route('**/assets/answers*', (route) => route.abort());
  await chat.ask('garantie');
  await chat.expectAnswer('Mijn antwoorden laden nu niet.');
  await expect(chat.log.getByRole('link', { name: /^Bel / })).toBeVisible();
  await page.unroute('**/assets/answers*');
  // The errors of the failed requests, and our own message about them.
  pageErrors.length = 0;
});
