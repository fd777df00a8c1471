import { lookDocs } from '../kit/look-docs.ts';
import type { WidgetDocs } from '../kit/meta.ts';
import type { chatMeta } from './chat.meta.ts';

/** The documentation of the assistant. */
export const chatDocs: WidgetDocs<typeof chatMeta> = {
  title: { nl: 'Assistent Wrappie', en: 'Wrappie, the assistant' },
  description: {
    nl: 'Beantwoordt vragen over wrappen en rekent een prijs uit. Alles gebeurt in de browser.',
    en: 'Answers questions about wrapping and works out a price. Everything happens in the browser.',
  },
  attributes: {
    placement: {
      description: {
        nl: 'Een knop in de hoek van het scherm (corner) of een paneel ter plaatse (inline).',
        en: 'As a button in the corner of the screen (corner), or as a panel where it stands (inline).',
      },
      absent: { nl: 'In de hoek.', en: 'In the corner.' },
    },
    open: {
      description: {
        nl: 'Of het paneel in de hoek open is.',
        en: 'Whether the panel in the corner is open; change it, and it opens or closes.',
      },
      absent: { nl: 'Dicht, tot iemand het opent.', en: 'Closed, until somebody opens it.' },
    },
    lang: {
      description: { nl: 'De taal van de assistent.', en: 'The language of the assistant.' },
      absent: {
        nl: 'De taal die de bezoeker koos, anders die van de pagina.',
        en: 'The language the visitor chose, else that of the page.',
      },
    },
    partner: {
      description: {
        nl: 'Uw partnercode. Die gaat mee naar onze pagina’s, en staat bij elke aanvraag die daar begint.',
        en: 'Your partner code. It travels with the visitor to our pages, and is added to every request that begins there.',
      },
      absent: {
        nl: 'Er staat geen partnercode bij de aanvraag.',
        en: 'The request carries no partner code.',
      },
    },
    mode: {
      description: {
        nl: 'Met kiosk, voor een toestel dat bezoekers delen, blijft er niets op het toestel staan: na herladen is het gesprek weg.',
        en: 'With kiosk, for a device that visitors share, nothing is kept on the device: a reload ends the conversation.',
      },
      absent: {
        nl: 'Het gesprek blijft staan tot het tabblad dichtgaat.',
        en: 'The conversation stays until the tab is closed.',
      },
    },
    ...lookDocs,
  },
  events: {
    'wrap-chat-opened': { nl: 'Het paneel ging open.', en: 'The panel was opened.' },
    'wrap-chat-closed': { nl: 'Het paneel ging dicht.', en: 'The panel was closed.' },
    'wrap-chat-answered': {
      nl: 'Er kwam een antwoord. In topic staat waarover: een onderwerp zoals warranty of payment, of price als de vraag alleen een project beschrijft. De vraag zelf gaat nergens heen.',
      en: 'An answer came. topic says what it was about: a topic such as warranty or payment, or price when the question only describes a project. The question itself goes nowhere.',
    },
  },
  parts: {
    launcher: { nl: 'De knop in de hoek.', en: 'The button in the corner.' },
    panel: { nl: 'Het paneel met het gesprek.', en: 'The panel with the conversation.' },
    close: {
      nl: 'De knop die het paneel sluit zolang het gesprek er niet is.',
      en: 'The button that closes the panel while the conversation is not there yet.',
    },
    send: { nl: 'De knop om te versturen.', en: 'The button that sends.' },
    waiting: {
      nl: 'De stippen zolang het antwoord er niet is.',
      en: 'The dots while there is no answer yet.',
    },
  },
};
