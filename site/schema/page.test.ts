import { describe, expect, it } from 'vitest';
import { parseYaml } from '../lib/content/read-yaml.ts';
import { page } from './page.ts';

const file = 'site/content/pages/proef.yaml';
const description = {
  nl: 'Een omschrijving die lang genoeg is voor een zoekmachine, met precies de woorden die een bezoeker zou willen lezen voor hij op de link klikt.',
  en: 'A description that is long enough for a search engine, holding just the words that a visitor would want to read before following the link.',
};
const good = {
  title: { nl: 'Een titel van de proef', en: 'A title for the trial' },
  description,
  sections: [
    {
      type: 'questions',
      title: { nl: 'Vragen', en: 'Questions' },
      questions: [{ question: { nl: 'Hoe?', en: 'How?' }, answer: { nl: 'Zo.', en: 'Thus.' } }],
    },
  ],
};

const parse = (value: object) => parseYaml(JSON.stringify(value), file, page);
const withQuestion = (question: object) => ({
  ...good,
  sections: [{ ...good.sections[0], questions: [question] }],
});

describe('a page file', () => {
  it('is accepted when complete', () => {
    expect(parse(good).index).toBe(true);
  });

  it.each([
    [
      'a missing translation',
      withQuestion({ question: { nl: 'Hoe?' }, answer: { nl: 'Zo.', en: 'Thus.' } }),
      'sections 1 › questions 1 › question › en: missing translation (en)',
    ],
    [
      'an empty translation',
      withQuestion({ question: { nl: 'Hoe?', en: ' ' }, answer: { nl: 'Zo.', en: 'Thus.' } }),
      'sections 1 › questions 1 › question › en: empty text',
    ],
    [
      'a sentence that was not translated',
      withQuestion({ question: { nl: 'Hoe lang?', en: 'Hoe lang?' }, answer: { nl: 'Zo.', en: 'Thus.' } }),
      'sections 1 › questions 1 › question: nl and en are the same ("Hoe lang?")',
    ],
    ['an unknown key', { ...good, subtitle: 'x' }, 'unknown key "subtitle"; there are: title, description'],
    [
      'an unknown key in a section',
      { ...good, sections: [{ ...good.sections[0], colour: 'red' }] },
      'sections 1: unknown key "colour"; there are: type, id, title, text, questions',
    ],
    [
      'an unknown section',
      { ...good, sections: [{ type: 'carousel' }] },
      'sections 1 › type: no section type is called "carousel"; there are: ',
    ],
    [
      'a missing field',
      { ...good, description: undefined },
      'description: missing: should be { nl: "…", en: "…" }',
    ],
    [
      'a title that is too long',
      { ...good, title: { ...good.title, en: 'x'.repeat(61) } },
      'title › en: 61 characters, should be 10 to 60',
    ],
    [
      'a widget tag that is none',
      { ...good, sections: [{ type: 'widget', tag: 'iframe' }] },
      'sections 1 › tag: "iframe" is not right: a widget tag begins with wrap-',
    ],
  ])('names file, line and field for %s', (_, value, message) => {
    expect(() => parse(value)).toThrow(`${file}:1: ${message}`);
  });

  it('reports every mistake at once', () => {
    expect(() => parse({ ...good, title: { nl: 'kort', en: 'A title for the trial' }, extra: 1 })).toThrow(
      /title › nl: 4 characters[\s\S]*unknown key "extra"/,
    );
  });

  it('reports the file name when it is not YAML', () => {
    expect(() => parseYaml('a: [', file, page)).toThrow(`${file}:1: `);
  });

  it('accepts names and figures that are the same in both languages', () => {
    expect(() =>
      parse(
        withQuestion({
          question: { nl: 'FAQ', en: 'FAQ' },
          answer: { nl: '€ {prices.minimum}', en: '€ {prices.minimum}' },
        }),
      ),
    ).not.toThrow();
  });
});
