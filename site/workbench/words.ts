import type { Language } from '../../widgets/domain/text.ts';

/** The texts of the workbench. */
export const workbenchWords = {
  nl: {
    title: 'Werkbank',
    description: 'Elke widget, in elke staat, op elk soort pagina.',
    sections: 'Soorten blokken van een pagina',
    widget: 'Widget',
    state: 'Staat',
    attributes: 'Attributen',
    absent: 'afwezig',
    language: 'Taal',
    host: 'Pagina eromheen',
    width: 'Breedte',
    full: 'Zo breed als het kan',
    again: 'Opnieuw laden',
    alone: 'Open deze staat apart',
    preview: 'Voorbeeld',
    events: 'Gebeurtenissen',
    quiet: 'Nog geen.',
    clear: 'Wissen',
    all: 'Alle staten',
  },
  en: {
    title: 'Workbench',
    description: 'Every widget, in every state, on every kind of page.',
    sections: 'Kinds of sections of a page',
    widget: 'Widget',
    state: 'State',
    attributes: 'Attributes',
    absent: 'absent',
    language: 'Language',
    host: 'Page around it',
    width: 'Width',
    full: 'As wide as it can be',
    again: 'Reload',
    alone: 'Open this state alone',
    preview: 'Preview',
    events: 'Events',
    quiet: 'None yet.',
    clear: 'Clear',
    all: 'All states',
  },
} as const;

export type WorkbenchWords = (typeof workbenchWords)[Language];
