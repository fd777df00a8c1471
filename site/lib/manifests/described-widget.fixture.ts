import { describeWidget } from './described-widget.ts';

/** A widget with something of every kind. */
export const touchWidget = describeWidget({
  meta: {
    tag: 'wrap-touch-me',
    attributes: { lang: { values: ['nl', 'en'] }, 'your-name': {} },
    events: { 'wrap-touched': { detail: { times: 'number', where: 'string' } }, 'wrap-left': { detail: {} } },
  },
  docs: {
    title: { nl: 'Raak aan', en: 'Touch me' },
    description: { nl: 'Telt.', en: 'Counts.' },
    attributes: {
      lang: {
        description: { nl: 'De taal.', en: 'The language.' },
        absent: { nl: 'Die van de pagina.', en: 'That of the page.' },
      },
      'your-name': {
        description: { nl: 'Uw naam.', en: 'Your name.' },
        absent: { nl: 'Geen naam.', en: 'No name.' },
      },
    },
    events: {
      'wrap-touched': { nl: 'Aangeraakt.', en: 'Somebody touched it.' },
      'wrap-left': { nl: 'Verlaten.', en: 'Somebody left.' },
    },
    parts: { button: { nl: 'De knop.', en: 'The button.' } },
  },
});
