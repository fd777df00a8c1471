import { expect, it } from 'vitest';
import { z } from 'zod';
import { loadPages } from '../lib/content/content.ts';
import { parseYaml } from '../lib/content/read-yaml.ts';
import { type SectionType, section, sections } from '../schema/sections.ts';
import { describeFields } from './describe-fields.ts';
import { layoutsOf, sectionExamples } from './section-examples.ts';

const examples = sectionExamples(loadPages());

it.each(Object.keys(sections) as SectionType[])('%s has an example of each layout', (type) => {
  const shown = examples.filter((example) => example.type === type).map(({ layout }) => layout);
  expect(shown).toEqual([...layoutsOf(type)]);
});

it.each(examples)('the YAML of $name can be pasted into a page', ({ yaml, content }) => {
  const page = parseYaml(`sections:\n${yaml}\n`, 'pasted.yaml', z.object({ sections: z.array(section) }));
  expect(page.sections).toEqual([content]);
});

it('the fields of a section are those of its schema, with the inner ones', () => {
  expect(describeFields(sections.questions)).toEqual([
    { path: 'id', required: false, wanted: 'words' },
    { path: 'title', required: true, wanted: 'text' },
    { path: 'text', required: false, wanted: 'rich-text' },
    { path: 'questions', required: true, wanted: { list: 'group' } },
    { path: 'questions › question', required: true, wanted: 'text' },
    { path: 'questions › answer', required: true, wanted: 'rich-text' },
  ]);
  const byPath = new Map(describeFields(sections.benefits).map(({ path, wanted }) => [path, wanted]));
  expect(byPath.get('layout')).toEqual({ oneOf: ['list', 'columns', 'beside'] });
  expect(byPath.get('picture')).toBe('picture');
  expect(byPath.get('benefits › icon')).toBe('icon');
});
