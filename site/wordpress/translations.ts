import { type GetTextTranslations, mo, po } from 'gettext-parser';
import { type Language, languages, type Text } from '../../widgets/domain/text.ts';

/** The name under which WordPress looks translations up, and of the files. */
export const textDomain = 'wrappie-widgets';

/** A text of the plugin. English is what the code says, so it is the key. */
export interface PluginText {
  text: Text;
  /** Tells apart texts that are the same in English: WordPress sets it for what is in `block.json`. */
  context?: string;
}

/**
 * The translations as files: the template for translators, and for each language its texts to read, and as WordPress loads them. The code
 * is in English, so English needs none. The names have the language only, since Dutch has three locales in WordPress.
 */
export function translationFiles(texts: readonly PluginText[], version: string): Record<string, Uint8Array> {
  const translated = languages.filter((lang) => texts.some(({ text }) => text[lang] !== text.en));
  return Object.assign(
    { [`${textDomain}.pot`]: po.compile(catalogue(texts, version), { sort: true }) },
    ...translated.map((lang) => ({
      [`${textDomain}-${lang}.po`]: po.compile(catalogue(texts, version, lang), { sort: true }),
      [`${textDomain}-${lang}.mo`]: mo.compile(catalogue(texts, version, lang)),
    })),
  );
}

/** @param lang absent: without translations */
function catalogue(texts: readonly PluginText[], version: string, lang?: Language): GetTextTranslations {
  const translations: GetTextTranslations['translations'] = {};
  for (const { text, context = '' } of texts) {
    translations[context] ??= {};
    translations[context][text.en] = {
      msgid: text.en,
      ...(context && { msgctxt: context }),
      msgstr: [lang ? text[lang] : ''],
    };
  }
  return {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': `Wrappie Widgets ${version}`,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
      ...(lang && { Language: lang, 'Plural-Forms': 'nplurals=2; plural=(n != 1);' }),
      'X-Domain': textDomain,
    },
    translations,
  };
}
