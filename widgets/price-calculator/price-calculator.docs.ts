import { lookDocs } from '../kit/look-docs.ts';
import type { WidgetDocs } from '../kit/meta.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';

/** The documentation of the price calculator. */
export const priceCalculatorDocs: WidgetDocs<typeof priceCalculatorMeta> = {
  title: { nl: 'Prijscalculator', en: 'Price calculator' },
  description: {
    nl: 'Rekent de prijs van wrappen uit en vraagt er een offerte voor aan.',
    en: 'Works out the price of wrapping and asks for a quote.',
  },
  attributes: {
    service: {
      description: {
        nl: 'De dienst die al gekozen is; meubels is hetzelfde als meubel.',
        en: 'The service that is already selected, by its Dutch name; meubels is the same as meubel.',
      },
      absent: {
        nl: 'De bezoeker kiest zelf. Een berekening of de parameter service in het adres van de pagina gaat voor.',
        en: 'The visitor chooses. A calculation or the parameter service in the address of the page comes first.',
      },
    },
    lang: {
      description: { nl: 'De taal van de calculator.', en: 'The language of the calculator.' },
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
    'wrap-price-calculated': { nl: 'Er is een prijs uitgerekend.', en: 'A price was worked out.' },
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
    calculator: { nl: 'De hele calculator.', en: 'The whole calculator.' },
    field: { nl: 'Een veld met zijn label en melding.', en: 'A field with its label and message.' },
    calculate: { nl: 'De knop die de prijs uitrekent.', en: 'The button that works out the price.' },
    price: { nl: 'De uitgerekende prijs.', en: 'The price that was worked out.' },
    explanation: { nl: 'De opbouw van de prijs.', en: 'How the price is made up.' },
    accept: { nl: 'De knop om akkoord te gaan.', en: 'The button that accepts the price.' },
    'send-form': { nl: 'Het formulier voor de aanvraag.', en: 'The form of the request.' },
    send: { nl: 'De knop om te versturen.', en: 'The button that sends.' },
    toast: { nl: 'De melding die even verschijnt.', en: 'The message that appears for a while.' },
  },
};
