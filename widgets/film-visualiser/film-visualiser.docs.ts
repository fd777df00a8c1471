import type { WidgetDocs } from '../kit/meta.ts';
import type { filmVisualiserMeta } from './film-visualiser.meta.ts';

/** What people read about the film visualiser. */
export const filmVisualiserDocs: WidgetDocs<typeof filmVisualiserMeta> = {
  title: { nl: 'Folie in beeld', en: 'Film visualiser' },
  description: {
    nl: 'Laat keuken, kozijnen, kast, jacht of kantoorglas van folie wisselen, met een greep voor en na. Ook op een foto van de bezoeker.',
    en: 'Lets a kitchen, window frames, wardrobe, yacht or office glass change film, before and after. On a photo of the visitor’s own too.',
  },
  attributes: {
    room: {
      description: {
        nl: 'De ruimte die er het eerst staat: kitchen, windows, wardrobe, yacht of office.',
        en: 'The room shown first: kitchen, windows, wardrobe, yacht or office.',
      },
      absent: { nl: 'De keuken staat er.', en: 'The kitchen is shown.' },
    },
    film: {
      description: {
        nl: 'De folie die er het eerst op zit, met zijn code, bijvoorbeeld WF-116.',
        en: 'The film it wears first, by its code, for example WF-116.',
      },
      absent: {
        nl: 'Elke ruimte heeft een eigen eerste folie. Zo ook als de ruimte deze folie niet heeft.',
        en: 'Each room has a first film of its own, also where it does not offer the one named.',
      },
    },
    look: {
      description: {
        nl: 'full toont alle ruimtes en folies en de eigen foto; compact één ruimte met een paar folies per soort.',
        en: 'full shows all rooms and films and the own photo; compact one room with a few films of each kind.',
      },
      absent: { nl: 'Alles staat er.', en: 'Everything is shown.' },
    },
    lang: {
      description: { nl: 'De taal van het onderdeel.', en: 'The language of the visualiser.' },
      absent: {
        nl: 'De taal die de bezoeker koos, anders die van de pagina.',
        en: 'The language the visitor chose, else that of the page.',
      },
    },
    partner: {
      description: {
        nl: 'Uw partnercode. Wie vanaf hier een prijs berekent op onze site, vraagt die aan via u.',
        en: 'Your partner code. Whoever goes on from here to our calculator asks for that price through you.',
      },
      absent: { nl: 'De aanvraag noemt geen partner.', en: 'The request names no partner.' },
    },
  },
  events: {
    'wrap-film-chosen': {
      nl: 'De bezoeker heeft een andere folie of ruimte gekozen.',
      en: 'The visitor has chosen another film or room.',
    },
  },
  parts: {
    visualiser: { nl: 'Het hele onderdeel.', en: 'The whole visualiser.' },
    room: { nl: 'De knop van een ruimte.', en: 'The button of a room.' },
    stage: { nl: 'Het beeld van de ruimte.', en: 'The picture of the room.' },
    film: { nl: 'Het staal van een folie.', en: 'The sample of a film.' },
    price: { nl: 'De knop die naar de prijs gaat.', en: 'The button that leads to the price.' },
    quote: { nl: 'De knop die naar de offerte gaat.', en: 'The button that leads to the quote.' },
  },
};
