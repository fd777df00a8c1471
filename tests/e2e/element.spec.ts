import { addScript, showHtml, widgetScript } from '../support/bare-page.ts';
import { Calculator, calculatorOn, kitchen, kitchenPrice } from '../support/calculator.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const tag = 'wrap-price-calculator';
const element = `<${tag}></${tag}>`;

/** A calculator with a price, on a page with a second place for it. */
async function priced(page: Page): Promise<Calculator> {
  await showHtml(page, `<div id="here">${element}</div><div id="there"></div>${widgetScript}`);
  const calculator = calculatorOn(page);
  await calculator.fill(kitchen);
  await calculator.button(words.nl.calculate).click();
  await expect(calculator.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
  return calculator;
}

test('a property set before the script has loaded is used', async ({ page }) => {
  await showHtml(page, element);
  await page.locator(tag).evaluate((early) => Object.assign(early, { service: 'jacht', lang: 'en' }));
  await addScript(page);
  await expect(page.getByRole('radio', { name: 'Yacht' })).toBeChecked();
  const now = await page
    .locator(tag)
    .evaluate((host) => [host.getAttribute('service'), (host as HTMLElement).lang]);
  expect(now).toEqual(['jacht', 'en']);
});

test('an element with a price', async ({ page }) => {
  const calculator = await priced(page);
  await ask({
    'keeps everything when it moves in the document: the price, what was typed, the same nodes': async () => {
      await calculator.field('length').evaluate((input) => Reflect.set(input, 'mark', 'the same'));
      await calculator.element.evaluate((host) => document.querySelector('#there')?.append(host));
      await expect(page.locator('#there').getByText(kitchenPrice, { exact: true })).toBeVisible();
      await expect(calculator.field('length')).toHaveValue('12');
      expect(await calculator.field('length').evaluate((input) => Reflect.get(input, 'mark'))).toBe(
        'the same',
      );
      await calculator.field('length').fill('13');
      await expect(calculator.element.getByText(words.nl.stale)).toBeVisible();
      await calculator.field('length').fill('12');
      await calculator.button('Bereken opnieuw').click();
    },

    'is as it was when it is removed and added again': async () => {
      await page.evaluate(async () => {
        const host = document.querySelector('wrap-price-calculator') as HTMLElement;
        host.remove();
        await new Promise((resolve) => setTimeout(resolve));
        // A removed element does no work: nothing in it is rendered.
        if (host.shadowRoot?.querySelector('input')) throw new Error('It was not unmounted.');
        document.querySelector('#here')?.append(host);
      });
      await expect(calculator.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      await expect(calculator.field('length')).toHaveValue('12');
      await expect(page.getByRole('radio', { name: 'Keuken' })).toBeChecked();
      await calculator.button(words.nl.accept).click();
      await expect(calculator.field('name')).toBeFocused();
    },

    'is translated in place by `lang`, until that is removed or emptied': async () => {
      for (const taken of ['removed', 'emptied'] as const) {
        await calculator.element.evaluate((host) => host.setAttribute('lang', 'en'));
        await expect(calculator.element.getByText('from €1,923', { exact: true })).toBeVisible();
        await expect(calculator.field('length')).toHaveValue('12');
        await take(calculator, 'lang', taken);
        await expect(calculator.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      }
    },

    'has another service by `service`, and keeps the choice once that is removed': async () => {
      await calculator.element.evaluate((host) => host.setAttribute('service', 'deuren'));
      await expect(page.getByRole('radio', { name: 'Deuren' })).toBeChecked();
      await calculator.field('length').fill('2');
      for (const change of ['remove', 'empty', 'nonsense'] as const) {
        await calculator.element.evaluate((host, how) => {
          if (how === 'remove') host.removeAttribute('service');
          else host.setAttribute('service', how === 'empty' ? '' : 'dak');
        }, change);
        await expect(page.getByRole('radio', { name: 'Deuren' })).toBeChecked();
        await expect(calculator.field('length')).toHaveValue('2');
      }
      await calculator.element.evaluate((host) => host.setAttribute('service', 'meubels'));
      await expect(page.getByRole('radio', { name: 'Meubel of kast' })).toBeChecked();
    },
  });
});

test('`partner` names the partner in the mail, and has no effect once it is removed', async ({
  page,
  inbox,
}) => {
  const calculator = await priced(page);
  let sent = 0;
  /** Sends a request, and returns the partner that its mail names. */
  const send = async () => {
    await calculator.button(words.nl.accept).click();
    await calculator.fill({ name: 'Sanne', email: 'sanne@voorbeeld.nl' });
    await calculator.button(words.nl.send).click();
    await expect(calculator.element.getByText(words.nl.sent).last()).toBeVisible();
    const reference = await calculator.element.getByText(/WR-/).first().textContent();
    await expect.poll(async () => (await inbox.mails()).length).toBe(++sent);
    const mails = await inbox.mails();
    return mails.find(({ fields }) => reference?.includes(fields['reference'] ?? 'none'))?.fields['partner'];
  };
  await calculator.element.evaluate((host) => host.setAttribute('partner', 'dealer-7'));
  expect(await send()).toBe('dealer-7');
  await take(calculator, 'partner', 'removed');
  await calculator.button(words.nl.calculate).click();
  expect(await send()).toBeUndefined();
});

function take(calculator: Calculator, attribute: string, how: 'removed' | 'emptied'): Promise<void> {
  return calculator.element.evaluate(
    (host, [attribute, how]) => {
      if (how === 'removed') host.removeAttribute(attribute);
      else host.setAttribute(attribute, '');
    },
    [attribute, how] as const,
  );
}

test.describe('an element is hydrated however it was added:', () => {
  const ways: Record<string, () => void> = {
    'made by script': () => document.body.append(document.createElement('wrap-price-calculator')),
    'written as HTML': () => {
      document.body.innerHTML = '<section><wrap-price-calculator></wrap-price-calculator></section>';
    },
    'cloned from a template': () => {
      const template = document.createElement('template');
      template.innerHTML = '<wrap-price-calculator></wrap-price-calculator>';
      document.body.append(template, template.content.cloneNode(true));
    },
    'imported from a template': () => {
      const template = document.createElement('template');
      template.innerHTML = '<p><wrap-price-calculator></wrap-price-calculator></p>';
      document.body.append(document.importNode(template.content, true));
    },
  };
  test('by a page, after the script', async ({ page }) => {
    await showHtml(page, widgetScript);
    const questions: Questions = {};
    for (const [name, put] of Object.entries(ways))
      questions[name] = async () => {
        await page.evaluate(() => document.body.replaceChildren());
        await page.evaluate(put);
        const calculator = calculatorOn(page);
        await calculator.choose('projectType', 'keuken');
        await expect(calculator.field('drawers')).toBeVisible();
      };
    await ask(questions);
  });

  test('inside the shadow root of another element, after the widget is defined', async ({ page }) => {
    await showHtml(page, `${element}<div id="other" lang="en"></div>${widgetScript}`);
    await calculatorOn(page).hydrated();
    await page.locator('#other').evaluate((other) => {
      other.attachShadow({ mode: 'open' }).innerHTML = '<wrap-price-calculator></wrap-price-calculator>';
    });
    const inner = new Calculator(page.locator('#other').locator('wrap-price-calculator'));
    await inner.choose('projectType', 'keuken');
    // The language is found through the shadow root.
    await expect(inner.element.getByRole('textbox', { name: 'Number of fronts' })).toBeVisible();
  });
});

test('twenty calculators on a page are independent', async ({ page }) => {
  // All in the same place, so that all are in the viewport, and the last is on top.
  const stacked = `<style>${tag}{position:absolute!important;inset:0 0 auto}</style>`;
  await showHtml(page, `${element.repeat(20)}${widgetScript}`, { head: stacked });
  const services = ['keuken', 'raamfolie', 'meubel', 'kozijnen', 'deuren', 'jacht', 'anders'];
  const all = page.locator(tag);
  const chosen = Array.from({ length: 20 }, (_, i) => services[i % services.length] as string);
  for (const i of chosen.keys()) await new Calculator(all.nth(i)).hydrated();
  await all.evaluateAll((hosts, chosen) => {
    for (const [i, host] of hosts.entries())
      host.shadowRoot
        ?.querySelector<HTMLInputElement>(`input[name=projectType][value=${chosen[i]}]`)
        ?.click();
  }, chosen);
  const last = new Calculator(all.nth(19));
  await last.fill(kitchen);
  await last.button(words.nl.calculate).click();
  await expect(page.locator('wrap-price-calculator').getByText(kitchenPrice, { exact: true })).toHaveCount(1);
  const now = await all.evaluateAll((hosts) =>
    hosts.map(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll<HTMLInputElement>('input[name=projectType]:checked') ?? [])].map(
        ({ value }) => value,
      ),
    ),
  );
  expect(now).toEqual([...chosen.slice(0, 19), 'keuken'].map((service) => [service]));
});

test('a page that replaces the calculator while it sends hears on the document that the request arrived, once', async ({
  page,
  inbox,
}) => {
  await showHtml(page, `${element}${widgetScript}`);
  const quote = quoteOn(page);
  await quote.prepare();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/bezorgen*', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('wrap-quote-sent', (event) => heard.push((event as CustomEvent).detail));
  });
  const asked = page.waitForRequest('**/bezorgen*');
  await quote.send();
  await asked;
  await quote.element.evaluate((host) => host.replaceWith('Bedankt'));
  release();
  const { reference } = (await inbox.waitForMail()).fields;
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([{ projectType: 'keuken', estimatedPrice: 1923, reference }]);
});
