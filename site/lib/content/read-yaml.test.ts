import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '../../schema/text.ts';
import { parseYaml } from './read-yaml.ts';

describe('!file', () => {
  it('includes the content of the named file under site/content', () => {
    expect(parseYaml('articles: !file terms.yaml', 'page.yaml', z.any()).articles).toHaveLength(11);
  });

  it('names the file and line that include a file that does not exist', () => {
    expect(() => parseYaml('articles: !file absent.yaml', 'page.yaml', z.any())).toThrow(
      /^page\.yaml:1: .*absent/,
    );
  });
});

describe('a mistake is reported with its line', () => {
  const schema = z.strictObject({
    title: text,
    sections: z.array(z.strictObject({ heading: text, more: z.string().optional() })),
  });
  const read = (...lines: string[]) => parseYaml(lines.join('\n'), 'page.yaml', schema);
  const title = 'title: { nl: Titel, en: Title }';

  it.each([
    [
      'a missing translation',
      [title, 'sections:', '  - heading:', '      nl: Kop'],
      'page.yaml:3: sections 1 › heading › en: missing translation (en)',
    ],
    [
      'an unknown key',
      [title, 'sections:', '  - heading: { nl: Kop, en: Head }', '    colour: red'],
      'page.yaml:4: sections 1: unknown key "colour"; there are: heading, more',
    ],
    [
      'a wrong value',
      ['# The page', title, 'sections:', '  - { heading: { nl: Kop, en: Head }, more: 3 }'],
      'page.yaml:4: sections 1 › more: should be a text (put quotes around it), is 3',
    ],
    ['what is missing altogether', ['', title], 'page.yaml:2: sections: missing: should be a list'],
    ['what is no YAML', [title, 'sections: [', 'x'], 'page.yaml:3: '],
  ])('%s', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });
});

it('a file is parsed again when its text has changed', () => {
  const read = (yaml: string) => parseYaml(yaml, 'words.yaml', z.object({ word: z.string() })).word;
  expect([read('word: one'), read('word: two'), read('word: one')]).toEqual(['one', 'two', 'one']);
});
