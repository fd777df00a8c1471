import type {
  Complexity,
  CountedThing,
  Finish,
  MeasurementName,
  Service,
  Sides,
} from '../calculator/services.ts';

/*
 * The words for what a price depends on, in both languages; phrases are separated by a bar.
 */

/** The words for a service. */
export interface ServiceWords {
  names: string;
  /** Its measurements in metres, in the order in which people usually give them. */
  lengths: readonly MeasurementName[];
  /** Words for several pieces, of which a calculation takes one. */
  pieces?: string;
}

/**
 * In the order in which they are looked for: "raamkozijn" must match the frame before the window. A service without words is never
 * recognised in a message.
 */
export const serviceWords: Readonly<Record<Service, ServiceWords | undefined>> = {
  keuken: {
    names: 'keuken|keukens|keukenkastjes|keukenfronten|kitchen|kitchens|keukendeurtjes|fronten|fronts',
    lengths: [],
  },
  kozijnen: {
    names: 'kozijn|kozijnen|raamkozijn|raamkozijnen|window frame|window frames|frame|frames',
    lengths: ['width', 'length'],
    pieces: 'kozijnen|raamkozijnen|frames|window frames',
  },
  raamfolie: {
    names: 'raamfolie|zonwerende folie|raam|ramen|ruit|ruiten|window film|window|windows',
    lengths: ['windowWidth', 'windowHeight'],
  },
  jacht: {
    names: 'jacht|jachten|boot|boten|yacht|yachts|boat|boats',
    lengths: ['length', 'width'],
    pieces: 'jachten|yachts|boats',
  },
  deuren: {
    names: 'deur|deuren|binnendeur|binnendeuren|voordeur|door|doors',
    lengths: ['length', 'width'],
    pieces: 'deuren|binnendeuren|doors',
  },
  meubel: {
    names:
      'meubel|meubels|meubelen|kast|kasten|kledingkast|dressoir|tafel|bureau|furniture|cabinet|cupboard|wardrobe|sideboard|table|desk',
    lengths: ['length', 'width', 'height'],
    pieces: 'meubels|kasten|kledingkasten|tafels|cabinets|cupboards|wardrobes|tables|desks',
  },
  anders: undefined,
};

export const finishWords: Record<Finish, string> = {
  licht: 'licht|lichte|light',
  medium: 'medium',
  donker: 'donker|donkere|dark',
  privacy: 'privacy|melkglas|frosted',
  spiegelfolie: 'spiegelfolie|spiegel|mirror',
  effen: 'effen|plain',
  'hout-look': 'hout|houtlook|hout look|wood|wood look',
  mat: 'mat|matte|matt',
  glanzend: 'glanzend|glanzende|hoogglans|glans|gloss|glossy',
  hout: 'hout|houtlook|hout look|wood|wood look',
  metallic: 'metallic|metaal|metal',
  leatherlook: 'leatherlook|leer|leder|leather',
  marmerlook: 'marmerlook|marmer|marble',
  stoflook: 'stoflook|stof|fabric',
};

export const complexityWords: Record<Complexity, string> = {
  'begane-grond': 'begane grond|ground floor',
  'eerste-etage': 'eerste etage|eerste verdieping|1e etage|1e verdieping|first floor|1st floor',
  'tweede-etage': 'tweede etage|tweede verdieping|2e etage|2e verdieping|second floor|2nd floor',
  'moeilijk-bereikbaar': 'moeilijk bereikbaar|hard to reach',
  eenvoudig: 'eenvoudig|eenvoudige|simpel|simpele|simple',
  gemiddeld: 'gemiddeld|gemiddelde|average',
  complex: 'complex|complexe|lastig|lastige|ingewikkeld|intricate',
};

export const sidesWords: Record<Sides, string> = {
  enkelzijdig: 'enkelzijdig|een kant|1 kant|alleen buiten|one side|single sided',
  dubbelzijdig: 'dubbelzijdig|beide kanten|twee kanten|2 kanten|both sides|double sided',
};

export const countedWords: Record<CountedThing, string> = {
  fronts: 'fronten|fronts|frontjes|deurtjes|kastdeurtjes|kastdeuren|keukendeurtjes|keukenfronten|doors',
  drawers: 'lades|laden|laatjes|lade|drawers|drawer',
  windows: 'ramen|raam|ruiten|ruit|windows|window',
};

/** The number words from one to twelve, in both languages. */
export const numberWords =
  'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split(
    '|',
  );
