import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { fileOf } from './addresses.ts';
import { loadSite, type Site } from './site.ts';

/** What a template gets that makes one file for each language. */
export interface LanguageData {
  site: Site;
  lang: Language;
}

/**
 * The data of such a template.
 *
 * @param route the Dutch one
 * @param fileAt the file at an address, for what is no page
 */
export function inBothLanguages(route: string, fileAt: (address: string) => string = fileOf) {
  return async () => ({
    site: await loadSite(),
    pagination: { data: 'languages', size: 1, alias: 'lang' },
    languages: [...languages],
    permalink: ({ lang }: LanguageData) => fileAt(addressOf(route, lang)),
  });
}
