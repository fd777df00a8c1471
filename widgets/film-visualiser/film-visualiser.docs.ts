import { lookDocs } from '../kit/look-docs.ts';
import type { WidgetDocs } from '../kit/meta.ts';
import type { filmVisualiserMeta } from './film-visualiser.meta.ts';

/** The documentation of the film visualiser. */
export const filmVisualiserDocs: WidgetDocs<typeof filmVisualiserMeta> = {
  title: { nl: 'Folie in beeld', en: 'Film visualiser' },
  description: {
    nl: 'Toont een keuken, kozijn, kast, jacht of glaswand in een andere folie, en ook de eigen foto van de bezoeker.',
    en: 'Shows a kitchen, frame, wardrobe, yacht or partition in another film, and the visitor’s own photo too.',
  },
  attributes: {
    room: {
      description: { nl: 'De ruimte die er het eerst staat.', en: 'The room shown first.' },
      absent: { nl: 'De keuken staat er.', en: 'The kitchen is shown.' },
    },
    film: {
      description: {
        nl: 'De code van de eerste folie, zoals WF-116.',
        en: 'The code of the first film, such as WF-116.',
      },
      absent: {
        nl: 'De ruimte begint met haar eigen folie. Dat doet zij ook als u een folie invult die zij niet heeft.',
        en: 'The room picks its own film, as it does when it does not have the one you named.',
      },
    },
    look: {
      description: {
        nl: 'Alles (full), één ruimte met een paar folies (compact), of die ruimte als opening van een pagina (hero): met de prijs in beeld, en met de inhoud van het element ernaast.',
        en: 'Everything (full), one room with a few films (compact), or that room as the opening of a page (hero): with the price in the picture, and with the content of the element beside it.',
      },
      absent: { nl: 'Alles staat er.', en: 'Everything is shown.' },
    },
    lang: {
      description: { nl: 'De taal van de widget.', en: 'The language of the visualiser.' },
      absent: {
        nl: 'De taal die de bezoeker koos, anders die van de pagina.',
        en: 'The language the visitor chose, else that of the page.',
      },
    },
    partner: {
      description: {
        nl: 'Uw partnercode. Die staat bij elke aanvraag die via uw pagina komt.',
        en: 'Your partner code. It is added to every request that comes from your page.',
      },
      absent: {
        nl: 'Er staat geen partnercode bij de aanvraag.',
        en: 'The request carries no partner code.',
      },
    },
    mode: {
      description: {
        nl: 'Met kiosk, voor een toestel dat bezoekers delen, blijven folie en foto in deze pagina: na herladen zijn ze weg.',
        en: 'With kiosk, for a device that visitors share, film and photo stay in this page: a reload removes them.',
      },
      absent: {
        nl: 'De formulieren op de volgende pagina’s van het bezoek kennen de gekozen folie.',
        en: 'The forms on the next pages of the visit know the film that was chosen.',
      },
    },
    ...lookDocs,
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
    'own-photo': {
      nl: 'De knop voor de eigen foto van de bezoeker.',
      en: 'The button for the visitor’s own photo.',
    },
    'photo-studio': {
      nl: 'Alles rond de eigen foto van de bezoeker.',
      en: 'Everything around the visitor’s own photo.',
    },
    'photo-stage': {
      nl: 'De eigen foto van de bezoeker zelf.',
      en: 'The visitor’s own photo itself.',
    },
    stage: { nl: 'Het beeld van de ruimte.', en: 'The picture of the room.' },
    film: { nl: 'Het staal van een folie.', en: 'The sample of a film.' },
    fronts: { nl: 'De schuif voor het aantal fronten.', en: 'The slider for the number of fronts.' },
    amount: { nl: 'De prijs in het beeld.', en: 'The price in the picture.' },
    price: { nl: 'De knop die naar de prijs gaat.', en: 'The button that leads to the price.' },
    sample: { nl: 'De knop van het gratis staal.', en: 'The button of the free sample.' },
    quote: { nl: 'De knop die naar de offerte gaat.', en: 'The button that leads to the quote.' },
  },
};
