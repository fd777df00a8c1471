import { parseHTML } from 'linkedom';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../domain/text.ts';
import { noPorts } from '../kit/prerender.tsx';
import { widget } from './chat.widget.ts';

/* What the panel offers while the conversation is not loaded, or cannot be. */

const company = {
  name: 'Wrappie',
  phone: '010 000 00 00',
  phoneInternational: '+31100000000',
  email: 'info@wrappie.example',
};

/** A panel without its conversation. */
function panelIn(lang: Language, attributes: Record<string, string>, origin = '') {
  const instance = widget.createInstance({
    attributes,
    ports: noPorts,
    emit() {},
    initial: { origin },
  });
  return parseHTML(renderToString(instance.view(lang, company))).document;
}

/** The links of a panel without its conversation, on our own pages, or on those of others when there is an `origin`. */
function linksIn(lang: Language, origin = '') {
  return [...panelIn(lang, { open: 'yes' }, origin).querySelectorAll('[part=waiting] a')].map((link) => ({
    href: link.getAttribute('href'),
    target: link.getAttribute('target'),
    text: link.textContent,
  }));
}

const contact = {
  nl: { href: '/#contact', text: 'Stuur een bericht', inNewTab: 'Stuur een bericht (nieuw tabblad)' },
  en: { href: '/en#contact', text: 'Send a message', inNewTab: 'Send a message (new tab)' },
};

describe.each(languages)('without its conversation, in %s, the panel', (lang) => {
  const { href, text, inNewTab } = contact[lang];

  test('offers to call, and leads to our contact form', () => {
    const [call, message] = linksIn(lang);
    expect(call).toMatchObject({ href: 'tel:+31100000000', target: null });
    expect(message).toEqual({ href, target: null, text });
  });

  test('leads to our own site from a page of others too, in a new tab, and says so', () => {
    const [call, message] = linksIn(lang, 'https://wrappie.example');
    expect(call?.target).toBeNull();
    expect(message).toEqual({ href: `https://wrappie.example${href}`, target: '_blank', text: inNewTab });
  });

  test('has a button with which the browser closes it, unless it stands in the page', () => {
    const button = panelIn(lang, {}).querySelector('[part=waiting] button');
    expect(button?.textContent).toBe(lang === 'nl' ? 'Sluit het gesprek' : 'Close the chat');
    expect(button?.outerHTML).toMatch(/ popovertarget="panel" popovertargetaction="hide"/i);
    expect(panelIn(lang, { placement: 'inline' }).querySelector('[part=waiting] button')).toBeNull();
  });
});
