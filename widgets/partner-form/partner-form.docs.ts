import { lookDocs } from '../kit/look-docs.ts';
import type { WidgetDocs } from '../kit/meta.ts';
import type { partnerFormMeta } from './partner-form.meta.ts';

/** The documentation of the partner form. */
export const partnerFormDocs: WidgetDocs<typeof partnerFormMeta> = {
  title: { nl: 'Aanmelding voor zzp’ers', en: 'Freelancer application' },
  description: {
    nl: 'Meldt een zelfstandige wrapper aan voor ons netwerk.',
    en: 'Lets a freelance wrapper apply to join our network.',
  },
  attributes: {
    endpoint: {
      description: {
        nl: 'Hoe de aanmelding bij ons komt: met form-mail. Met none is het formulier een demonstratie, die dat zegt en niets verstuurt. Een eigen adres invullen kan niet, zodat niemand persoonsgegevens kan omleiden.',
        en: 'How the application reaches us: by form-mail. With none the form is a demonstration, which says so and sends nothing. You cannot give an address of your own, so that nobody can divert personal data.',
      },
      absent: {
        nl: 'De aanmelding komt bij ons, zoals met form-mail. Ook bij een andere waarde; dan staat er een waarschuwing in de console.',
        en: 'The application reaches us, as with form-mail. So it does with any other value, with a warning in the console.',
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
        nl: 'Uw partnercode. Die staat bij elke aanmelding die via uw pagina komt.',
        en: 'Your partner code. It is added to every application that comes from your page.',
      },
      absent: {
        nl: 'Er staat geen partnercode bij de aanmelding.',
        en: 'The application carries no partner code.',
      },
    },
    mode: {
      description: {
        nl: 'Met test gaat er niets de deur uit: de mail verschijnt onder de widget, met een vaste datum en een vast kenmerk. Met kiosk, voor een toestel dat bezoekers delen, wordt er echt verzonden, maar blijft er niets op het toestel staan.',
        en: 'With test nothing leaves the page: the mail shows below the widget, with a fixed date and reference. With kiosk, for a device that visitors share, requests are really sent, but nothing is kept on the device.',
      },
      absent: {
        nl: 'Aanmeldingen worden echt verzonden en bewaard tot ze er zijn.',
        en: 'Applications are really sent, and kept until they arrive.',
      },
    },
    ...lookDocs,
  },
  events: {
    'wrap-application-sent': {
      nl: 'Een aanmelding is aangekomen: de ontvangst is bevestigd. Nooit in een demonstratie.',
      en: 'An application has arrived: its receipt is confirmed. Never in a demonstration.',
    },
    'wrap-application-failed': {
      nl: 'Van een aanmelding is geen ontvangst bevestigd.',
      en: 'No receipt was confirmed for an application.',
    },
  },
  parts: {
    form: { nl: 'Het formulier.', en: 'The form.' },
    field: { nl: 'Een veld met zijn label en melding.', en: 'A field with its label and message.' },
    send: { nl: 'De knop om te versturen.', en: 'The button that sends.' },
    toast: { nl: 'De melding die even verschijnt.', en: 'The message that appears for a while.' },
  },
};
