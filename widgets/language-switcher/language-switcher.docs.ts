import { lookDocs } from '../kit/look-docs.ts';
import type { WidgetDocs } from '../kit/meta.ts';
import type { languageSwitcherMeta } from './language-switcher.meta.ts';

/** The documentation of the language switcher. */
export const languageSwitcherDocs: WidgetDocs<typeof languageSwitcherMeta> = {
  title: { nl: 'Taalkeuze', en: 'Language switcher' },
  description: {
    nl: 'Zet alle widgets op de pagina in het Nederlands of het Engels en onthoudt de keuze.',
    en: 'Switches every widget on the page to Dutch or English and remembers the choice.',
  },
  attributes: {
    look: {
      description: {
        nl: 'Hoe de talen er staan: codes (NL, EN) of names (Nederlands, English).',
        en: 'How the languages are written: codes (NL, EN) or names (Nederlands, English).',
      },
      absent: { nl: 'De codes staan er.', en: 'The codes are shown.' },
    },
    'href-nl': {
      description: {
        nl: 'Het adres van deze pagina in het Nederlands, als die er is.',
        en: 'The address of this page in Dutch, if there is one: choosing Dutch goes there.',
      },
      absent: {
        nl: 'Kiest een bezoeker Nederlands, dan blijft hij op de pagina en veranderen alleen de widgets.',
        en: 'A visitor who chooses Dutch stays on the page, and only the widgets change.',
      },
    },
    'href-en': {
      description: {
        nl: 'Hetzelfde voor het Engels.',
        en: 'The same for English.',
      },
      absent: {
        nl: 'Kiest een bezoeker Engels, dan blijft hij op de pagina en veranderen alleen de widgets.',
        en: 'A visitor who chooses English stays on the page, and only the widgets change.',
      },
    },
    ...lookDocs,
  },
  events: {
    'wrap-language-changed': {
      nl: 'De bezoeker heeft een andere taal gekozen. Ook een pagina zelf kan dit op document afvuren: dan volgen de widgets.',
      en: 'The visitor has chosen another language. A page may dispatch it on document itself: the widgets then follow.',
    },
  },
  parts: {
    language: { nl: 'De knop of link van een taal.', en: 'The button or link of a language.' },
    current: { nl: 'De taal die nu gekozen is.', en: 'The language that is selected now.' },
  },
};
