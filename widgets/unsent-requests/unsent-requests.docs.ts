import { lookDocs } from '../kit/look-docs.ts';
import type { WidgetDocs } from '../kit/meta.ts';
import type { unsentRequestsMeta } from './unsent-requests.meta.ts';

/** The documentation of the notice of unsent requests. */
export const unsentRequestsDocs: WidgetDocs<typeof unsentRequestsMeta> = {
  title: { nl: 'Niet verzonden aanvragen', en: 'Unsent requests' },
  description: {
    nl: 'Is nooit bevestigd dat een aanvraag is aangekomen, dan kan uw bezoeker hem bij een volgend bezoek alsnog versturen. De melding daarvoor verschijnt vanzelf.',
    en: 'Offers to send a request again, on the next visit, if its receipt was never confirmed. The notice appears by itself.',
  },
  attributes: {
    lang: {
      description: { nl: 'De taal van de melding.', en: 'The language of the notice.' },
      absent: {
        nl: 'De taal die de bezoeker koos, anders die van de pagina.',
        en: 'The language the visitor chose, else that of the page.',
      },
    },
    mode: {
      description: {
        nl: 'Met kiosk, voor een toestel dat bezoekers delen, wordt er niets aangeboden.',
        en: 'With kiosk, for a device that visitors share, nothing is offered.',
      },
      absent: {
        nl: 'Wat op dit toestel niet bevestigd is, wordt opnieuw aangeboden.',
        en: 'What was not confirmed on this device is offered again.',
      },
    },
    ...lookDocs,
  },
  events: {
    'wrap-unsent-request-sent': {
      nl: 'Een aanvraag is alsnog aangekomen: de ontvangst is bevestigd.',
      en: 'A request has arrived after all: its receipt is confirmed.',
    },
    'wrap-unsent-request-discarded': {
      nl: 'De bezoeker heeft een aanvraag weggegooid.',
      en: 'The visitor has thrown a request away.',
    },
  },
  parts: {
    notice: { nl: 'De melding.', en: 'The notice.' },
  },
};
