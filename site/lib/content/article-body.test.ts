import { describe, expect, it } from 'vitest';
import { contextOf } from '../context.fixture.ts';
import { articleBody } from './article-body.ts';

const nl = contextOf('/over-ons');
const en = contextOf('/over-ons', 'en');

describe('the body of an article', () => {
  it('links to the page in the language of the reader', () => {
    expect(articleBody(nl, '[wij](/over-ons#privacy)').html).toContain('<a href="/over-ons#privacy">wij</a>');
    expect(articleBody(en, '[us](/over-ons?a=1)').html).toContain('<a href="/en/over-ons?a=1">us</a>');
    expect(articleBody(nl, '[x](https://a.example/)').html).toContain('href="https://a.example/"');
  });

  it('keeps only the words of a link to a page that does not exist', () => {
    expect(articleBody(nl, 'Zie [**de** pagina](/weg), [ons](/over-ons).').html).toBe(
      '<p>Zie <strong>de</strong> pagina, <a href="/over-ons">ons</a>.</p>\n',
    );
  });

  it('gives every heading a unique anchor', () => {
    const { html, headings } = articleBody(
      nl,
      '## Eén *prijs*?\n\n## 2 Eén prijs\n\n## Contact\n\n### Klein',
    );
    expect(headings).toEqual([
      { id: 'een-prijs', text: 'Eén prijs?' },
      { id: 'een-prijs-2', text: '2 Eén prijs' },
      { id: 'contact-2', text: 'Contact' },
    ]);
    expect(html).toContain('<h2 id="een-prijs">');
  });

  it('lets tables scroll or stack, marks the header cells of rows and columns, and writes no style attributes', () => {
    const { html } = articleBody(nl, '## Prijs "nu"\n\n| Wat | Prijs |\n| --- | ---: |\n| Keuken | € 150 |');
    expect(html).toContain(
      '<section data-scroll tabindex="0" aria-label="Tabel: Prijs &quot;nu&quot;"><table data-stack>',
    );
    expect(html).toContain('<th scope="col">Wat</th>');
    expect(html).toContain('<th scope="row">Keuken</th>');
    expect(html).toContain('<td data-label="Prijs" data-align="right">€ 150</td>');
    expect(html).not.toContain('style=');
  });

  it('does not accept HTML', () => {
    expect(articleBody(nl, '<script>x</script>').html).not.toMatch(/<script/);
  });

  it('draws a picture in a paragraph of its own, and leaves it out of a feed', () => {
    const source = 'Eerst.\n\n![](kitchen-oak)\n\nDan.';
    expect(articleBody(nl, source, (id) => `<figure>${id}</figure>`).html).toBe(
      '<p>Eerst.</p>\n<figure>kitchen-oak</figure>\n<p>Dan.</p>\n',
    );
    expect(articleBody(nl, source).html).not.toContain('kitchen');
  });
});
