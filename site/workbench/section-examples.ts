import { readFileSync } from 'node:fs';
import { isSeq, LineCounter, parseDocument } from 'yaml';
import type { Page } from '../lib/content/content.ts';
import { chosenFor, fieldsOf } from '../lib/content/walk-schema.ts';
import type { PageContent } from '../schema/page.ts';
import { type SectionType, sections } from '../schema/sections.ts';

/** A section of one of our pages, as an example of its kind. */
export interface SectionExample {
  /** `benefits-columns`: type and layout. */
  name: string;
  type: SectionType;
  layout?: string;
  /** As it stands in the file of its page. */
  yaml: string;
  page: Page;
  content: PageContent['sections'][number];
}

/** For every type of section, and each of its layouts, the shortest example that our pages have. */
export function sectionExamples(pages: readonly Page[]): SectionExample[] {
  const all = pages.flatMap(examplesOf).toSorted((a, b) => a.yaml.length - b.yaml.length);
  return Object.keys(sections).flatMap((type) =>
    layoutsOf(type as SectionType).flatMap((layout) => {
      const found = all.find((example) => example.type === type && example.layout === layout);
      return found ? [found] : [];
    }),
  );
}

/** The layouts of a type. One `undefined` where it has none. */
export function layoutsOf(type: SectionType): readonly (string | undefined)[] {
  const { layout } = fieldsOf(sections[type]);
  const bare = layout && chosenFor(layout);
  return bare?._zod.def.type === 'enum'
    ? Object.values(
        (bare as unknown as { _zod: { def: { entries: Record<string, string> } } })._zod.def.entries,
      )
    : [undefined];
}

function examplesOf(page: Page): SectionExample[] {
  const written = sectionsAsWritten(page.file);
  // Sections that two pages share are in a file of their own.
  if (!written) return [];
  return page.content.sections.map((content, index) => {
    const layout = 'layout' in content ? content.layout : undefined;
    const name = layout ? `${content.type}-${layout}` : content.type;
    return { name, type: content.type, layout, yaml: written[index] ?? '', page, content };
  });
}

/** The text of each section; undefined for a page whose list of sections is in another file. */
type Written = readonly string[] | undefined;

/** Parsing takes long, and a running server draws the examples after every change. So a file is parsed again only if it changed. */
const known = new Map<string, { text: string; sections: Written }>();

function sectionsAsWritten(file: string): Written {
  const text = readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.text === text) return before.sections;
  const sections = cutSections(text);
  known.set(file, { text, sections });
  return sections;
}

function cutSections(text: string): Written {
  const lineCounter = new LineCounter();
  const customTags = [{ tag: '!file', resolve: (name: string) => name }];
  const list = parseDocument(text, { lineCounter, customTags }).get('sections', true);
  if (!isSeq(list)) return undefined;
  return list.items.map((item) => {
    const [start, end] = (item as { range: [number, number] }).range;
    const line = lineCounter.lineStarts[lineCounter.linePos(start).line - 1] ?? start;
    return text.slice(line, end).trimEnd();
  });
}
