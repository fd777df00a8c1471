import type { PageContent } from '../../schema/page.ts';
import type { Localised } from '../content/localise.ts';

type Sections = Localised<PageContent>['sections'];

/** Tags of the widgets in these sections, and of those in the first screen, whose scripts are preloaded. */
export function widgetsOn(sections: Sections): { all: string[]; first: string[] } {
  const widgets = sections.flatMap((section) => {
    if (section.type === 'widget') return [section];
    return 'widget' in section && section.widget ? [section.widget] : [];
  });
  const tags = (chosen: typeof widgets) => [...new Set(chosen.map(({ tag }) => tag))];
  return { all: tags(widgets), first: tags(widgets.filter(({ first }) => first)) };
}
