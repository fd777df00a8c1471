import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Language, languages } from './domain/text.ts';
import { entryOf } from './entries.ts';
import { prerender } from './kit/prerender.tsx';
import { CalculatorToast } from './price-calculator/CalculatorToast.tsx';
import { priceCalculatorCopy } from './price-calculator/price-calculator.copy.ts';
import { type CalculatorState, freshCalculator } from './price-calculator/price-calculator.state.ts';
import { QuoteRequestPanel } from './price-calculator/QuoteRequestPanel.tsx';

/*
 * What the forms ask and say, in each of their states and in both languages, as their views render it. The texts are written out, so that a
 * test notices a changed text. In the browser (tests/e2e) one language is enough.
 */

const company = {
  name: 'Wrappie',
  phone: '010 000 00 00',
  phoneInternational: '+31100000000',
  email: 'info@wrappie.example',
  formMail: { action: '/mail', next: 'https://wrappie.example/verzonden' },
};

/** A form in the state of one of its examples, with other members in addition. */
async function formIn(tag: string, name: string, lang: Language, more: object = {}): Promise<Document> {
  const { load, examples } = entryOf(tag);
  const { widget } = await load();
  await widget.loadAll();
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) return expect.fail(`${tag} has no example ${name}.`);
  const { attributes } = example;
  const state = { ...example.state, ...more };
  const markup =
    tag === 'wrap-price-calculator'
      ? requestSide(state, lang)
      : prerender(widget, { attributes, lang, company, state, styledBy: 'page' });
  const { document } = parseHTML(
    `<!doctype html><html><body>${markup.replaceAll(/<\/?template.*?>|<script.*?<\/script>/g, '')}</body></html>`,
  );
  // The parser keeps attribute names as React writes them.
  for (const element of document.querySelectorAll('input, select, textarea'))
    for (const { name, value } of [...element.attributes]) element.setAttribute(name.toLowerCase(), value);
  return document;
}

/** The request side of the calculator. It loads with the first interaction, so no prerendered markup holds it. */
function requestSide(state: object, lang: Language): string {
  const store = createStore<CalculatorState>(() => ({ ...freshCalculator, ...state }) as CalculatorState);
  const props = { store, copy: priceCalculatorCopy[lang], lang, company };
  return renderToString([
    createElement(QuoteRequestPanel, { key: 'panel', ...props }),
    createElement(CalculatorToast, { key: 'toast', ...props }),
  ]);
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The names of the fields, without those for a browser without scripts. */
const namesIn = (form: Document) =>
  all(form, '[name]')
    .filter((field) => !field.closest('noscript'))
    .map((field) => field.getAttribute('name'));

const field = (form: Document, name: string) =>
  form.querySelector(`[name="${name}"]`) ?? expect.fail(`There is no field ${name}.`);
const options = (form: Document, name: string) =>
  all(field(form, name), 'option:not([disabled])').map(textOf);

/** The visible name of a field. */
function labelOf(form: Document, name: string): string {
  const label = form.querySelector(`label[for="${name}"]`) ?? field(form, name).closest('label');
  return textOf(label ?? expect.fail(`The field ${name} has no label.`)).replace(/ \*$/, '');
}

/** Each field that is marked as wrong has a text that says what is wrong. */
function markedIn(form: Document): (string | null)[] {
  const marked = all(form, '[aria-invalid="true"]');
  for (const input of marked) {
    const [problem = ''] = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(textOf(form.querySelector(`[id="${problem}"]`) ?? input)).not.toBe('');
  }
  return marked.map((input) => input.getAttribute('name'));
}

/** A message of the form. */
const shown = (message: string) => ({ toast: { message, n: 1 } });

const sendingForms = ['wrap-price-calculator', 'wrap-quote-form', 'wrap-partner-form'];

const ways = {
  nl: {
    title: /^Uw (aanvraag|aanmelding) is nog niet bevestigd$/,
    retry: 'Opnieuw proberen',
    call: /^Bel \S/,
    mail: 'Stuur als e-mail',
    copy: /^Kopieer de (aanvraag|aanmelding)$/,
    copyFailed: /^Kopiëren lukt in deze browser niet/,
  },
  en: {
    title: /^Your (request|application) has not been confirmed yet$/,
    retry: 'Try again',
    call: /^Call \S/,
    mail: 'Send it as an email',
    copy: /^Copy the (request|application)$/,
    copyFailed: /^Your browser does not let us copy/,
  },
};

describe.each(sendingForms)('%s: without a receipt', (tag) => {
  it.each(languages)('offers to retry, call, mail and copy: %s', async (lang) => {
    const place = (await formIn(tag, 'unconfirmed', lang)).querySelector('section[data-focus="unconfirmed"]');
    if (!place) return expect.fail('The state offers nothing.');
    expect(place.getAttribute('aria-label')).toMatch(ways[lang].title);
    const [retry, copy] = all(place, 'button').map(textOf);
    expect([retry, copy]).toEqual([ways[lang].retry, expect.stringMatching(ways[lang].copy)]);
    const [call, mail] = all(place, 'a');
    expect(call?.getAttribute('href')).toBe('tel:+31100000000');
    expect(call && textOf(call)).toMatch(ways[lang].call);
    expect(mail?.textContent).toBe(ways[lang].mail);
    const address = new URL(mail?.getAttribute('href') ?? '');
    expect(address.protocol + address.pathname).toBe('mailto:info@wrappie.example');
    const [reference] = place.textContent?.match(/WR-[2-9A-HJKMNP-Z]{8}/) ?? [];
    expect(address.searchParams.get('body')).toContain(reference);
    // Mail programs expect CRLF, and read a plus sign as a plus.
    expect(address.search).not.toMatch(/\+|%0A(?<!%0D%0A)/);
  });

  it.each(languages)('shows the text where the browser does not copy: %s', async (lang) => {
    const text = (await formIn(tag, 'unconfirmed-copy-refused', lang)).querySelector('section textarea');
    expect(text?.getAttribute('aria-label')).toMatch(ways[lang].copyFailed);
    expect(text?.textContent).toMatch(/WR-[2-9A-HJKMNP-Z]{8}|@/);
  });
});

describe.each(languages)('the photos of a form in %s', (lang) => {
  const words = {
    nl: ['geüpload', 'uploadt', 'niet geüpload', 'staat klaar', 'wordt bekeken'],
    en: ['uploaded', 'uploading', 'not uploaded', 'ready', 'being checked'],
  }[lang];

  it.each([
    ['wrap-quote-form', 'photos'],
    ['wrap-price-calculator', 'send-form-photos'],
  ])('tell a screen reader when their state changes, and no stream of numbers: %s', async (tag, name) => {
    const rows = all(await formIn(tag, name, lang), 'li').filter((row) => row.querySelector('canvas'));
    expect(rows.map((row) => all(row, '[role="status"]').map(textOf))).toEqual(words.map((word) => [word]));
    const [uploading] = rows.filter((row) => row.querySelector('progress'));
    if (!uploading) return expect.fail('No photo is uploading.');
    expect(textOf(uploading), 'who sees it can read the number').toContain('40%');
    expect(all(uploading, '[aria-hidden="true"]').map(textOf).join()).toContain('40%');
    const progress = uploading.querySelector('progress');
    expect(progress?.getAttribute('value')).toBe('0.4');
    expect(textOf(uploading)).toContain(progress?.getAttribute('aria-label'));
  });
});

const privacy = {
  nl: { text: 'Wat wij bewaren, en hoe lang', href: '/over-ons#privacy' },
  en: { text: 'What we keep, and for how long', href: '/en/over-ons#privacy' },
};

describe('the link to what we keep of a request, and for how long', () => {
  it.each([
    ['wrap-price-calculator', 'send-form'],
    ['wrap-quote-form', 'empty'],
    ['wrap-partner-form', 'delivered'],
    ['wrap-unsent-requests', 'offered'],
  ])('is in %s, which sends: %s', async (tag, state) => {
    for (const lang of languages) {
      const { text, href } = privacy[lang];
      const links = all(await formIn(tag, state, lang), 'a').filter((link) => textOf(link) === text);
      expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
        [href, null],
      ]);
    }
  });

  it('is not in a demonstration, which sends nothing', async () => {
    expect(textOf((await formIn('wrap-partner-form', 'demonstration', 'nl')).body)).not.toContain(
      privacy.nl.text,
    );
  });
});

describe.each(languages)('the quote form in %s', (lang) => {
  const required = ['projectType', 'clientType', 'firstName', 'lastName', 'email'];
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
      projectType:
        'Keuken wrappen, Kozijnen wrappen, Meubels wrappen, Raamfolie, Jacht wrappen, Zakelijke projecten, Overig',
      clientType: 'Particulier, Zakelijk, Zzp’er',
    },
    en: {
      projectType:
        'Kitchen wrapping, Window frame wrapping, Furniture wrapping, Window film, Yacht wrapping, Business projects, Other',
      clientType: 'Private, Business, Self-employed',
    },
  };

  it('has the right fields, in the right order, with autofill and keyboard hints', async () => {
    const form = await formIn('wrap-quote-form', 'empty', lang);
    expect(namesIn(form)).toEqual(
      'projectType clientType photos description firstName lastName email phone address city homeVisit'.split(
        ' ',
      ),
    );
    for (const [name, token] of Object.entries(tokens))
      expect(field(form, name).getAttribute('autocomplete')).toBe(token);
    expect(field(form, 'email').getAttribute('type')).toBe('email');
    expect(field(form, 'phone').getAttribute('type')).toBe('tel');
    expect(field(form, 'homeVisit').hasAttribute('checked')).toBe(false);
    expect(field(form, 'photos').getAttribute('accept')).toBe('image/*');
    expect(options(form, 'projectType').join(', ')).toBe(choices[lang].projectType);
    expect(options(form, 'clientType').join(', ')).toBe(choices[lang].clientType);
    expect(form.querySelector('[part="send"]')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('reports what is missing in a message, in a summary and at each field', async () => {
    const form = await formIn('wrap-quote-form', 'missing', lang, shown('missing'));
    expect(markedIn(form)).toEqual(required);
    const links = all(form, 'section[data-focus="summary"] a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(required.map((name) => `#${name}`));
    const [title, text] =
      lang === 'nl'
        ? ['Velden ontbreken', 'Vul alle verplichte velden in met een *']
        : ['Fields missing', 'Please fill in all required fields marked *'];
    const alert = all(form, '[role="alert"]').find((element) => textOf(element).includes(title ?? ''));
    expect(alert && textOf(alert)).toContain(text);
  });

  it('can be posted as it is, without scripts, and says where photos can go', async () => {
    const form = await formIn('wrap-quote-form', 'empty', lang);
    const send = form.querySelector('noscript button');
    expect(send?.getAttribute('formaction') ?? send?.getAttribute('formAction')).toBe('/mail');
    expect(field(form, '_next').getAttribute('value')).toBe(company.formMail.next);
    expect(all(form, 'noscript p').map(textOf).join()).toContain(company.email);
  });
});

describe.each(languages)('the partner form in %s', (lang) => {
  const labels = {
    nl: {
      firstName: 'Voornaam',
      lastName: 'Achternaam',
      companyName: 'Bedrijfsnaam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      kvkNumber: 'KvK-nummer',
      workArea: 'Werkgebied',
      experienceLevel: 'Ervaring',
      portfolioLink: 'Link naar uw portfolio',
      hasOwnTools: 'Ik heb eigen gereedschap',
      motivation: 'Motivatie',
    },
    en: {
      firstName: 'First name',
      lastName: 'Last name',
      companyName: 'Company name',
      email: 'Email address',
      phone: 'Phone',
      kvkNumber: 'KvK number',
      workArea: 'Work area',
      experienceLevel: 'Experience',
      portfolioLink: 'Link to your portfolio',
      hasOwnTools: 'I have my own tools',
      motivation: 'Motivation',
    },
  };
  const required = [
    ...['firstName', 'lastName', 'email', 'phone', 'kvkNumber', 'workArea', 'experienceLevel', 'motivation'],
  ];

  it('has the right fields, in the right order, with the browser’s own checks', async () => {
    const form = await formIn('wrap-partner-form', 'empty', lang);
    const names = namesIn(form);
    expect(Object.fromEntries(names.map((name) => [name, labelOf(form, name ?? '')]))).toEqual(labels[lang]);
    expect(names).toEqual(Object.keys(labels[lang]));
    expect(names.filter((name) => field(form, name ?? '').hasAttribute('required'))).toEqual(required);
    for (const [name, type] of Object.entries({ email: 'email', phone: 'tel', portfolioLink: 'url' }))
      expect(field(form, name).getAttribute('type')).toBe(type);
    expect(options(form, 'experienceLevel')).toEqual(
      lang === 'nl'
        ? ['Onervaren', 'Ervaren', 'Specialist']
        : ['Inexperienced', 'Experienced', 'Specialist wrapper'],
    );
  });

  it.each([
    ['12345678', true],
    ['1234 56 78', true],
    ['1234567', false],
    ['123456789', false],
    ['1234567a', false],
  ])('the KvK number "%s": %s', async (typed, valid) => {
    const form = await formIn('wrap-partner-form', 'empty', lang);
    const pattern = field(form, 'kvkNumber').getAttribute('pattern') ?? expect.fail('It has no pattern.');
    // As browsers read a pattern.
    expect(new RegExp(`^(?:${pattern})$`, 'v').test(typed)).toBe(valid);
  });

  it('reports what is missing at each field, and in a summary with links to them', async () => {
    const form = await formIn('wrap-partner-form', 'missing', lang);
    expect(markedIn(form)).toEqual(required);
    const links = all(form, 'section[data-focus="summary"] a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(required.map((name) => `#${name}`));
  });

  it('confirms an application in the fixed words', async () => {
    const said = textOf((await formIn('wrap-partner-form', 'received', lang)).body);
    expect(said).toContain(lang === 'nl' ? 'Aanmelding ontvangen!' : 'Application received');
    expect(said).toContain(
      lang === 'nl'
        ? 'We nemen binnen 24 uur contact met je op voor de volgende stappen.'
        : 'We will contact you within 24 hours about the next steps.',
    );
  });

  it('says as a demonstration without scripts how to contact us', async () => {
    const form = await formIn('wrap-partner-form', 'demonstration', lang);
    expect(all(form, 'noscript p').map(textOf)).toEqual([
      expect.stringMatching(
        lang === 'nl'
          ? /^Dit formulier werkt niet zonder JavaScript\. Bel \S.* of mail \S+@\S+\.$/
          : /^This form needs JavaScript\. Call \S.* or email \S+@\S+\.$/,
      ),
    ]);
    expect(form.querySelector('noscript button')).toBeNull();
  });
});

describe.each(languages)('the calculator’s send form in %s', (lang) => {
  it('reports missing contact details', async () => {
    const form = await formIn('wrap-price-calculator', 'send-form-missing', lang, shown('contact-missing'));
    expect(markedIn(form)).toEqual(['name', 'email']);
    const said = textOf(form.body);
    for (const text of lang === 'nl'
      ? ['Vul uw naam en emailadres in', 'Vul uw naam in', 'Vul uw emailadres in']
      : ['Please enter your name', 'Please enter your email address'])
      expect(said).toContain(text);
  });

  it('says that a request has arrived', async () => {
    const said = textOf((await formIn('wrap-price-calculator', 'sent', lang, shown('sent'))).body);
    expect(said).toMatch(
      lang === 'nl'
        ? /Uw aanvraag (ligt bij ons op tafel|is verstuurd)/
        : /Your request (is on our desk|has been sent)/,
    );
    expect(said).toContain(
      lang === 'nl'
        ? 'Prijsindicatie verzonden! We nemen binnen 24 uur contact met u op.'
        : 'Price indication sent! We will contact you within 24 hours.',
    );
  });
});

describe.each(languages)('the notice of an unsent request in %s', (lang) => {
  const words = {
    nl: {
      title: 'Misschien is uw aanvraag niet aangekomen',
      send: 'Nu verzenden',
      discard: 'Niet mijn aanvraag: wissen',
      waiting: 'Wordt verzonden zodra u weer verbinding hebt.',
      unconfirmed: 'Weer geen bevestiging',
      sent: 'Uw aanvraag is alsnog verzonden',
      discarded: 'De aanvraag is gewist.',
    },
    en: {
      title: 'Your request may not have arrived',
      send: 'Send now',
      discard: 'Not my request: erase it',
      waiting: 'We will send it as soon as you are back online.',
      unconfirmed: 'Still no confirmation',
      sent: 'Your request has arrived after all',
      discarded: 'The request is gone.',
    },
  }[lang];

  it('offers to send and to erase it', async () => {
    const notice = await formIn('wrap-unsent-requests', 'offered', lang);
    expect(all(notice, 'h2').map(textOf)).toEqual([words.title]);
    const buttons = all(notice, 'button').map(textOf);
    expect(buttons).toEqual(expect.arrayContaining([words.send, words.discard]));
  });

  it.each(['waiting', 'unconfirmed', 'sent', 'discarded'] as const)('says that it is %s', async (state) => {
    const notice = await formIn('wrap-unsent-requests', state, lang);
    expect(textOf(notice.body)).toContain(words[state]);
  });
});
