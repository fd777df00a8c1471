import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { fileOf } from './addresses.ts';
import { loadSite, type Site } from './site.ts';

/** The data of a template that makes one file per language. */
export interface LanguageData {
  site: Site;
  lang: Language;
}

/**
 * The data of such a template.
 *
 * @param route the Dutch route
 * @param fileAt the file for an address; by default an HTML page
 */
export function inBothLanguages(route: string, fileAt: (address: string) => string = fileOf) {
  return async () => ({
    site: await loadSite(),
    pagination: { data: 'languages', size: 1, alias: 'lang' },
    languages: [...languages],
    permalink: ({ lang }: LanguageData) => fileAt(addressOf(route, lang)),
  });
}
