import type { PageContent } from '../schema/page.ts';
import type { Localised } from './localise.ts';

type Sections = Localised<PageContent>['sections'];

/** Tags of the widgets that stand in the first screen of these sections: their scripts are asked for at once. */
export function firstWidgetsOn(sections: Sections): string[] {
  const widgets = sections.flatMap((section) => {
    if (section.type === 'widget') return [section];
    return 'widget' in section && section.widget ? [section.widget] : [];
  });
  return [...new Set(widgets.filter(({ first }) => first).map(({ tag }) => tag))];
}
