import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './read-yaml.ts';

describe('!file', () => {
  it('stands for what the named file under site/content holds', () => {
    expect(parseYaml('articles: !file terms.yaml', 'page.yaml', z.any()).articles).toHaveLength(11);
  });

  it('names the file that asks for one that does not exist', () => {
    expect(() => parseYaml('articles: !file absent.yaml', 'page.yaml', z.any())).toThrow(
      /^page\.yaml: .*absent/,
    );
  });
});
