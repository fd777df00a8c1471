import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import {
  contrastWithWhite,
  cssValue,
  fragmentOf,
  framed,
  readFragment,
  shortcode,
  snippet,
  templateTag,
} from './snippet.js';

const choice = {
  tag: 'wrap-price-calculator',
  attributes: {},
  properties: {},
  script: { src: 'https://site.example/widgets.js' },
  inside: '<a href="https://site.example/prijscalculator">Bereken uw prijs</a>',
};

describe('the code to copy', () => {
  it('is a script and a tag, with a fallback in it', () => {
    expect(snippet(choice)).toBe(
      [
        '<script type="module" src="https://site.example/widgets.js"></script>',
        '<wrap-price-calculator>',
        '  <a href="https://site.example/prijscalculator">Bereken uw prijs</a>',
        '</wrap-price-calculator>',
      ].join('\n'),
    );
  });

  it('is one line shorter for a widget without a fallback', () => {
    expect(snippet({ ...choice, tag: 'wrap-chat', inside: '' })).toMatch(/\n<wrap-chat><\/wrap-chat>$/);
  });

  it('holds the chosen attributes and colours, and no others', () => {
    const code = snippet({
      ...choice,
      attributes: { service: 'keuken', lang: '', partner: 'dealer-7' },
      properties: { '--wrap-paper': '#f0f0f0', '--wrap-font': '"My Font", serif', '--wrap-ink': '' },
    });
    expect(code).toContain(
      '<wrap-price-calculator service="keuken" partner="dealer-7" style="--wrap-paper: #f0f0f0; --wrap-font: &quot;My Font&quot;, serif">',
    );
  });

  it('carries the partner code in its link to our page, and not in its telephone number', () => {
    const inside =
      '<a href="https://site.example/#contact">Offerte</a> of bel <a href="tel:+31101234567">010</a>';
    expect(snippet({ ...choice, inside, attributes: { partner: 'dealer 7' } })).toContain(
      '<a href="https://site.example/?partner=dealer%207#contact">Offerte</a> of bel <a href="tel:+31101234567">010</a>',
    );
  });

  it('carries the hash of a pinned version', () => {
    const script = { src: 'https://site.example/widgets/1.0.0/widgets.js', integrity: 'sha384-abc+/=' };
    expect(snippet({ ...choice, script })).toContain(
      '<script type="module" src="https://site.example/widgets/1.0.0/widgets.js" integrity="sha384-abc+/=" crossorigin></script>',
    );
  });

  it('holds exactly what was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('"', '<', '&', '"><script>'),
        (text, sign) => {
          const partner = text + sign;
          const { document } = parseHTML(snippet({ ...choice, attributes: { partner } }));
          expect(document.querySelector('wrap-price-calculator')?.getAttribute('partner')).toBe(partner);
          expect(document.querySelectorAll('script')).toHaveLength(1);
        },
      ),
    );
  });
});

describe('for other ways in', () => {
  it('the shortcode holds the same choices', () => {
    const attributes = { service: 'keuken', lang: '', partner: 'dealer-7' };
    expect(shortcode('wrap-price-calculator', attributes)).toBe(
      '[wrappie widget="price-calculator" service="keuken" partner="dealer-7"]',
    );
    expect(shortcode('wrap-chat', { partner: 'a"]<b>' }), 'nothing that ends it').toBe(
      '[wrappie widget="chat" partner="ab"]',
    );
  });

  it('so does the tag in JSX and in a template of Vue, with a listener', () => {
    const chosen = {
      tag: 'wrap-quote-form',
      attributes: { 'project-type': 'raamfolie', lang: '', partner: 'dealer-7' },
      event: 'wrap-quote-sent reference',
    };
    expect(templateTag('react', chosen)).toBe(
      '<wrap-quote-form project-type="raamfolie" partner="dealer-7" onwrap-quote-sent={(event) => show(event.detail.reference)} />',
    );
    expect(templateTag('vue', chosen)).toBe(
      '<wrap-quote-form project-type="raamfolie" partner="dealer-7" @wrap-quote-sent="(event) => show(event.detail.reference)" />',
    );
    expect(templateTag('vue', { ...chosen, attributes: {}, event: undefined }), 'no event').toBe(
      '<wrap-quote-form />',
    );
  });

  it('so does the frame, whose address says the language', () => {
    const code = '<iframe src="https://site.example/embed/a?partner=X" title="A"></iframe>\n<script src="b">';
    const attributes = { service: 'keuken', lang: 'en', partner: 'dealer-7', radius: '' };
    expect(framed(code, { address: 'https://site.example/en/embed/b', title: '"B"', attributes })).toBe(
      '<iframe src="https://site.example/en/embed/b?service=keuken&amp;partner=dealer-7" title="&quot;B&quot;"></iframe>\n<script src="b">',
    );
  });
});

describe('the address that holds the same choices', () => {
  it('is a readable fragment', () => {
    expect(fragmentOf('wrap-chat', { placement: 'inline', lang: '' })).toBe('#wrap-chat?placement=inline');
    expect(fragmentOf('wrap-chat', {})).toBe('#wrap-chat');
  });

  it('gives back what was put in', () => {
    const chosen = { '--wrap-action': '#a3271f', '--wrap-font': 'Georgia, serif', partner: 'a&b=c?d#e' };
    expect(readFragment(fragmentOf('wrap-chat', chosen))).toEqual({ tag: 'wrap-chat', chosen });
  });

  it('accepts any characters', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readFragment(`#${text}`).tag === 'string'));
  });
});

describe('a value for a custom property', () => {
  it('keeps a valid value', () => {
    expect(cssValue(' "My Font", Georgia, serif ')).toBe('"My Font", Georgia, serif');
  });

  it('can end neither its declaration nor the style element', () => {
    expect(cssValue('red; } </style><script>')).not.toMatch(/[;{}<>]/);
    expect(cssValue('red /* the rest')).not.toContain('/*');
  });
});

describe('white on a colour', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 21],
    ['#767676', 4.54],
    ['#1e5a45', 8.07],
  ])('%s has a contrast of %d', (hex, contrast) => {
    expect(contrastWithWhite(hex)).toBeCloseTo(contrast, 1);
  });
});
