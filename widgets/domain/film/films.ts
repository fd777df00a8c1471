import type { Finish, Service } from '../calculator/services.ts';
import type { Text } from '../text.ts';

/*
 * The films and the rooms of the visualiser. Our supplier has all films in stock; names and codes are ours, so that a visitor and a planner
 * mean the same film. Colours are sRGB, as the film looks in even daylight.
 */

/** Families of film, in the order of the page `/kleuren-folie`. */
export const filmGroups = ['plain', 'wood', 'stone', 'metallic', 'special', 'glass'] as const;
export type FilmGroup = (typeof filmGroups)[number];

/** The grain of a film: a picture of it is laid over the fronts. */
export const grains = ['oak', 'walnut', 'concrete', 'marble', 'brushed', 'leather', 'linen'] as const;
export type Grain = (typeof grains)[number];

/** The part of the pane that a film for glass covers. A film without a pattern covers all of it. */
export const glassPatterns = ['frost', 'low', 'lines', 'reeds'] as const;
export type GlassPattern = (typeof glassPatterns)[number];

export interface Film {
  /** `WF-118`: the code in quotes, orders and addresses. */
  code: string;
  name: Text;
  group: FilmGroup;
  /** sRGB `#rrggbb`. For a film with a grain: its lightest tone. For a film for glass: how much of the view it hides. */
  colour: string;
  grain?: Grain | GlassPattern;
}

const film = (
  code: string,
  group: FilmGroup,
  nl: string,
  en: string,
  colour: string,
  grain?: Film['grain'],
): Film => ({
  code: `WF-${code}`,
  name: { nl, en },
  group,
  colour,
  ...(grain && { grain }),
});

/** All films, in the order in which they are offered. */
export const films: readonly Film[] = [
  film('110', 'plain', 'Krijtwit', 'Chalk white', '#e9e7e2'),
  film('112', 'plain', 'Duinzand', 'Dune sand', '#d5c7b0'),
  film('114', 'plain', 'Mistgrijs', 'Mist grey', '#a7abaa'),
  film('116', 'plain', 'Saliegroen', 'Sage green', '#8f9c86'),
  film('118', 'plain', 'Rivierklei', 'River clay', '#b08a72'),
  film('120', 'plain', 'Terracotta', 'Terracotta red', '#a8563c'),
  film('122', 'plain', 'Dennengroen', 'Pine green', '#2f4238'),
  film('124', 'plain', 'Marineblauw', 'Navy blue', '#26364d'),
  film('126', 'plain', 'Antraciet', 'Anthracite', '#33363a'),
  film('128', 'plain', 'Nachtzwart', 'Night black', '#1b1c1e'),
  film('210', 'wood', 'Licht eiken', 'Pale oak', '#ecd9b8', 'oak'),
  film('212', 'wood', 'Naturel eiken', 'Natural oak', '#cfa97d', 'oak'),
  film('214', 'wood', 'Gerookt eiken', 'Smoked oak', '#8c6a4e', 'oak'),
  film('216', 'wood', 'Grijs eiken', 'Grey oak', '#b3aca2', 'oak'),
  film('218', 'wood', 'Notenhout', 'Walnut', '#94694a', 'walnut'),
  film('220', 'wood', 'Wengé', 'Wenge', '#5a4335', 'walnut'),
  film('310', 'stone', 'Licht beton', 'Light concrete', '#c9c7c3', 'concrete'),
  film('312', 'stone', 'Leisteen', 'Slate', '#5c5f63', 'concrete'),
  film('314', 'stone', 'Wit marmer', 'White marble', '#f0eeea', 'marble'),
  film('316', 'stone', 'Zandmarmer', 'Sand marble', '#dcc9ab', 'marble'),
  film('410', 'metallic', 'Geborsteld koper', 'Brushed copper', '#c07f57', 'brushed'),
  film('412', 'metallic', 'Geborsteld messing', 'Brushed brass', '#c2a062', 'brushed'),
  film('414', 'metallic', 'Geborsteld staal', 'Brushed steel', '#b4b7b9', 'brushed'),
  film('416', 'metallic', 'Geborsteld brons', 'Brushed bronze', '#7f6649', 'brushed'),
  film('510', 'special', 'Cognac leer', 'Cognac leather', '#9c5f39', 'leather'),
  film('512', 'special', 'Zwart leer', 'Black leather', '#34302d', 'leather'),
  film('514', 'special', 'Zandlinnen', 'Sand linen', '#d8cdb9', 'linen'),
  film('516', 'special', 'Blauw linnen', 'Blue linen', '#7b90a3', 'linen'),
  film('610', 'glass', 'Volledig mat', 'Fully frosted', '#ffffff'),
  film('612', 'glass', 'Zijdemat', 'Lightly frosted', '#8c8c8c'),
  film('614', 'glass', 'Baan met strepen', 'Band with stripes', '#ffffff', 'frost'),
  film('618', 'glass', 'Mat tot borsthoogte', 'Frosted to chest height', '#ffffff', 'low'),
  film('620', 'glass', 'Fijne lijnen', 'Fine lines', '#ffffff', 'lines'),
  film('624', 'glass', 'Ribbelglas', 'Reeded glass', '#ffffff', 'reeds'),
];

/** The rooms of the visualiser. */
export const rooms = ['kitchen', 'windows', 'wardrobe', 'yacht', 'office'] as const;
export type Room = (typeof rooms)[number];

/** What a room offers, and the service that it is priced as. */
export interface RoomFacts {
  service: Service;
  groups: readonly FilmGroup[];
  name: Text;
  /** Code of the film that it shows until another is chosen. */
  film: string;
}

const surfaces = ['plain', 'wood', 'stone', 'metallic', 'special'] as const;

export const roomFacts: Record<Room, RoomFacts> = {
  kitchen: { service: 'keuken', groups: surfaces, name: { nl: 'Keuken', en: 'Kitchen' }, film: 'WF-116' },
  windows: {
    service: 'kozijnen',
    groups: ['plain', 'wood'],
    name: { nl: 'Kozijnen', en: 'Window frames' },
    film: 'WF-126',
  },
  wardrobe: {
    service: 'meubel',
    groups: surfaces,
    name: { nl: 'Kastenwand', en: 'Wardrobe' },
    film: 'WF-118',
  },
  yacht: {
    service: 'jacht',
    groups: surfaces,
    name: { nl: 'Jachtsalon', en: 'Yacht saloon' },
    film: 'WF-218',
  },
  office: {
    service: 'raamfolie',
    groups: ['glass'],
    name: { nl: 'Kantoorglas', en: 'Office glass' },
    film: 'WF-614',
  },
};

/** The films that a room offers. */
export function filmsFor(room: Room): readonly Film[] {
  return films.filter(({ group }) => roomFacts[room].groups.includes(group));
}

/** Reads a room from an address or an attribute, in any case; any other text is `undefined`. */
export function readRoom(text: string | null | undefined): Room | undefined {
  const id = text?.trim().toLowerCase();
  return rooms.find((room) => room === id);
}

/** Reads a film by its code, in any case, with or without `WF-`; any other text is `undefined`. */
export function readFilm(text: string | null | undefined): Film | undefined {
  const number = text?.trim().toUpperCase().replace(/^WF-?/, '');
  return films.find(({ code }) => code === `WF-${number}`);
}

const surfaceFinishes = {
  plain: 'mat',
  wood: 'hout',
  stone: 'marmerlook',
  metallic: 'metallic',
  special: 'mat',
  leather: 'leatherlook',
  linen: 'stoflook',
} as const;

/** The films that each service works with, and the `folieType` that it prices them as: by grain, otherwise by family. */
export const filmFinishes: Readonly<Record<Service, Partial<Record<FilmGroup | Grain, Finish>>>> = {
  keuken: surfaceFinishes,
  meubel: surfaceFinishes,
  deuren: surfaceFinishes,
  jacht: surfaceFinishes,
  anders: surfaceFinishes,
  kozijnen: { plain: 'effen', wood: 'hout-look' },
  raamfolie: { glass: 'privacy' },
};

/** The `folieType` as which the calculator prices this film for a service; `undefined` where the service does not work with it. */
export function finishOf({ group, grain }: Film, service: Service): Finish | undefined {
  const finishes: Partial<Record<string, Finish>> = filmFinishes[service];
  return finishes[grain ?? ''] ?? finishes[group];
}
