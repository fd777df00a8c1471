import type { Language } from '../../domain/text.ts';

const words: Record<Language, { title: string; text: string }> = {
  nl: {
    title: 'Uw aanvraag wordt verzonden…',
    text: 'Even geduld. Gaat dit scherm niet vanzelf verder? Kijk dan in het tabblad met het formulier.',
  },
  en: {
    title: 'Sending your request…',
    text: 'One moment. If nothing happens here, please look at the tab with the form.',
  },
};

/** The look of our pages, copied: an import of the tokens would create a chunk that other widgets have to load too. */
const style =
  'margin:0;padding:10vh 24px;background:#FAF8F4;color:#16211D;font:17px/1.65 system-ui,sans-serif';

/** Shows a waiting message in the empty tab until the service answers: photos may still be uploading. */
export function sayWait(page: Document, lang: Language): void {
  const { title, text } = words[lang];
  const heading = page.createElement('h1');
  heading.textContent = title;
  const paragraph = page.createElement('p');
  paragraph.textContent = text;
  page.documentElement.lang = lang;
  page.title = title;
  page.body.style.cssText = style;
  page.body.append(heading, paragraph);
}
