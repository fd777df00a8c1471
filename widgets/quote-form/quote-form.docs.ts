import { lookDocs } from '../kit/look-docs.ts';
import type { WidgetDocs } from '../kit/meta.ts';
import type { quoteFormMeta } from './quote-form.meta.ts';

/** The documentation of the quote form. */
export const quoteFormDocs: WidgetDocs<typeof quoteFormMeta> = {
  title: { nl: 'Offerteformulier', en: 'Quote form' },
  description: {
    nl: 'Vraagt een offerte aan, met een omschrijving en foto’s.',
    en: 'Asks for a quote, with a description and photos.',
  },
  attributes: {
    'project-type': {
      description: { nl: 'Het project dat al gekozen is.', en: 'The project that is already selected.' },
      absent: {
        nl: 'Wat de bezoeker bij dit bezoek in de calculator koos, anders kiest hij zelf.',
        en: 'What the visitor chose in the calculator during this visit, else the visitor chooses.',
      },
    },
    'client-type': {
      description: {
        nl: 'Het soort klant dat al gekozen is.',
        en: 'The kind of client that is already selected.',
      },
      absent: { nl: 'De bezoeker kiest zelf.', en: 'The visitor chooses.' },
    },
    purpose: {
      description: {
        nl: 'Met partner vraagt een bedrijf een partnercode aan: het formulier vraagt naar de site, en niet naar een project, huisbezoek of foto’s.',
        en: 'With partner a company asks for a partner code: the form asks about its site, and not about a project, a home visit or photos.',
      },
      absent: { nl: 'Het formulier vraagt een offerte aan.', en: 'The form asks for a quote.' },
    },
    'home-visit': {
      description: {
        nl: 'Met none biedt het formulier geen huisbezoek aan, voor klanten bij wie wij niet langskomen.',
        en: 'With none the form offers no home visit, for customers whom we do not visit.',
      },
      absent: {
        nl: 'De bezoeker kan om een huisbezoek vragen.',
        en: 'The visitor can ask for a home visit.',
      },
    },
    lang: {
      description: { nl: 'De taal van het formulier.', en: 'The language of the form.' },
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
        nl: 'Met test gaat er niets de deur uit: de mail verschijnt onder de widget, met een vaste datum en een vast kenmerk. Met kiosk, voor een toestel dat bezoekers delen, wordt er echt verzonden, maar blijft er niets op het toestel staan.',
        en: 'With test nothing leaves the page: the mail shows below the widget, with a fixed date and reference. With kiosk, for a device that visitors share, requests are really sent, but nothing is kept on the device.',
      },
      absent: {
        nl: 'Aanvragen worden echt verzonden en bewaard tot ze er zijn.',
        en: 'Requests are really sent, and kept until they arrive.',
      },
    },
    ...lookDocs,
  },
  events: {
    'wrap-quote-sent': {
      nl: 'Een offerteaanvraag is aangekomen: de ontvangst is bevestigd.',
      en: 'A quote request has arrived: its receipt is confirmed.',
    },
    'wrap-quote-failed': {
      nl: 'Van een offerteaanvraag is geen ontvangst bevestigd.',
      en: 'No receipt was confirmed for a quote request.',
    },
  },
  parts: {
    form: { nl: 'Het formulier.', en: 'The form.' },
    field: { nl: 'Een veld met zijn label en melding.', en: 'A field with its label and message.' },
    send: { nl: 'De knop om te versturen.', en: 'The button that sends.' },
    toast: { nl: 'De melding die even verschijnt.', en: 'The message that appears for a while.' },
  },
};
