import type { Language, Text } from '../../widgets/domain/text.ts';
import type { NameKind } from '../schema/name-kinds.ts';
import type { SectionType } from '../schema/sections.ts';

/** What each kind of section is for. */
export const sectionUses: Record<SectionType, Text> = {
  hero: {
    nl: 'De opening van de homepage, met de keuze van een project.',
    en: 'The opening of the home page, with the choice of a project.',
  },
  'page-hero': {
    nl: 'De opening van een pagina: breed voor een dienst, gedeeld voor een plaats, als tekst voor een gids.',
    en: 'The opening of a page: wide for a service, split for a place, text for a guide.',
  },
  intro: {
    nl: 'De opening van een pagina met een widget, of met feiten.',
    en: 'The opening of a page with a widget, or with facts.',
  },
  story: {
    nl: 'Lopende tekst, eventueel naast een foto.',
    en: 'Running text, with a picture beside it if you like.',
  },
  benefits: { nl: 'Voordelen, elk met een icoon.', en: 'Benefits, each with an icon.' },
  steps: {
    nl: 'Genummerde stappen, eventueel met de tijd die zij kosten.',
    en: 'Numbered steps, with the time they take if you like.',
  },
  kinds: {
    nl: 'Soorten van iets: kozijnen, meubels, folies, ruimtes.',
    en: 'Kinds of something: frames, furniture, films, rooms.',
  },
  'price-table': {
    nl: 'Een tabel met prijzen of andere cijfers.',
    en: 'A table of prices or other figures.',
  },
  comparison: {
    nl: 'Wrappen en vervangen naast elkaar, per punt.',
    en: 'Wrapping and replacing side by side, point by point.',
  },
  compare: {
    nl: 'Twee foto’s over elkaar, met een lijn om te slepen.',
    en: 'Two pictures on top of each other, with a line to drag.',
  },
  figures: { nl: 'Een rij grote getallen.', en: 'A row of large figures.' },
  'selling-points': { nl: 'Vier redenen, elk met een getal.', en: 'Four reasons, each with a figure.' },
  widget: {
    nl: 'Een widget, met of zonder tekst ernaast.',
    en: 'A widget, with or without words beside it.',
  },
  questions: { nl: 'Vragen die openklappen.', en: 'Questions that unfold.' },
  contact: {
    nl: 'Contactgegevens met de stappen erna, en het offerteformulier.',
    en: 'Contact details with the next steps, and the quote form.',
  },
  'closing-call': {
    nl: 'De laatste oproep: een knop naar de offerte.',
    en: 'The final call: a button to the quote.',
  },
  projects: {
    nl: 'Afgeronde projecten met plaats, duur en folie.',
    en: 'Finished projects with place, duration and film.',
  },
  transformations: {
    nl: 'Voor en na in woorden, bij één foto.',
    en: 'Before and after in words, with one picture.',
  },
  testimonials: { nl: 'Ervaringen van klanten.', en: 'What customers say.' },
  names: { nl: 'Namen, zoals die van klanten of merken.', en: 'Names, such as those of clients or brands.' },
  links: { nl: 'Links naar andere pagina’s.', en: 'Links to other pages.' },
  areas: {
    nl: 'Het werkgebied: regio’s met hun plaatsen.',
    en: 'The working area: regions and their towns.',
  },
  places: {
    nl: 'Plaatsen, met de afstand en wat wij daar doen.',
    en: 'Places, with the distance and what we do there.',
  },
  articles: { nl: 'Genummerde artikelen van voorwaarden.', en: 'Numbered articles of terms.' },
  social: { nl: 'Beoordelingen, delen en sociale media.', en: 'Reviews, sharing and social media.' },
  box: { nl: 'Een opvallende mededeling met knoppen.', en: 'A note that stands out, with buttons.' },
};

/** What a field may hold, in words. */
export const fieldWords: Record<
  Language,
  Record<NameKind | 'text' | 'rich-text' | 'words' | 'number' | 'yes-no' | 'group', string> & {
    list: string;
    oneOf: string;
  }
> = {
  nl: {
    picture: 'naam van een foto in site/pictures',
    icon: 'icoon (lucide.dev/icons)',
    link: 'adres: /pagina, #anker, https://…, tel:…, mailto:…',
    route: 'pagina van deze site, /adres',
    widget: 'tag van een widget, wrap-…',
    project: 'naam van een project in site/content/projects.yaml',
    text: 'tekst in beide talen',
    'rich-text': 'tekst in beide talen, met [links](/adres) en **nadruk**',
    words: 'tekst',
    number: 'getal',
    'yes-no': 'true of false',
    group: 'groep velden',
    list: 'lijst van',
    oneOf: 'één van',
  },
  en: {
    picture: 'name of a picture in site/pictures',
    icon: 'icon (lucide.dev/icons)',
    link: 'address: /page, #anchor, https://…, tel:…, mailto:…',
    route: 'page of this site, /address',
    widget: 'tag of a widget, wrap-…',
    project: 'name of a project in site/content/projects.yaml',
    text: 'text in both languages',
    'rich-text': 'text in both languages, with [links](/address) and **stress**',
    words: 'text',
    number: 'number',
    'yes-no': 'true or false',
    group: 'group of fields',
    list: 'list of',
    oneOf: 'one of',
  },
};

export const galleryWords = {
  nl: {
    title: 'Soorten blokken',
    description:
      'Een pagina is een lijst blokken. Kopieer een voorbeeld naar uw pagina in site/content/pages, onder sections, en vervang de woorden. Een nieuwe pagina maakt u met npm run new -- page /adres.',
    back: 'Naar de werkbank',
    from: 'Uit',
    alone: 'Apart bekijken',
    copy: 'Kopieer',
    copied: 'Gekopieerd',
    fields: 'Velden',
    field: 'Veld',
    holds: 'Inhoud',
    required: 'verplicht',
  },
  en: {
    title: 'Kinds of sections',
    description:
      'A page is a list of sections. Copy an example to your page in site/content/pages, below sections, and replace the words. A new page is made by npm run new -- page /address.',
    back: 'To the workbench',
    from: 'From',
    alone: 'View alone',
    copy: 'Copy',
    copied: 'Copied',
    fields: 'Fields',
    field: 'Field',
    holds: 'Holds',
    required: 'required',
  },
} as const;
