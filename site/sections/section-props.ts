import type { Localised } from '../lib/content/localise.ts';
import type { PageContext } from '../lib/page-context.ts';
import type { SectionContent, SectionType } from '../schema/sections.ts';

/** The props of a section component: its content in the page's language, and the page around it. */
export interface SectionProps<T extends SectionType> {
  content: Localised<SectionContent<T>>;
  context: PageContext;
}
