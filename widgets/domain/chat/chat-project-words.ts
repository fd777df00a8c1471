import type {
  Complexity,
  CountedThing,
  Finish,
  MeasurementName,
  Service,
  Sides,
} from '../calculator/services.ts';

/*
 * The words for what a price depends on, in both languages, as patterns (see `hears`).
 */

/** The words for a service. */
export interface ServiceWords {
  names: string;
  /** Its measurements in metres, in the order in which people usually give them. */
  lengths: readonly MeasurementName[];
  /** Words for several pieces, of which a calculation takes one: a part of a regular expression. */
  pieces?: string;
  /** A piece has two sizes: of three numbers the first counts the pieces, as in `8 x 1,2 bij 1,5`. */
  flat?: true;
}

/** In the order in which they are looked for: "raamkozijn" must match the frame before the window. */
export const serviceWords: Readonly<Record<Service, ServiceWords>> = {
  keuken: {
    names:
      'keuken(?!tafel|stoel)*|kitchens?|fronten|fronts|frontjes|kastdeurtjes|aanrecht*|werkblad*|worktops?|countertops?',
    lengths: [],
  },
  kozijnen: {
    // Doors with frames are panelled.
    names: '*kozijn|*kozijnen|(?<!with )frames?|windows? with frames',
    lengths: ['width', 'length'],
    pieces: '\\p{L}*kozijnen|frames|window frames|ramen|windows|stuks',
    flat: true,
  },
  raamfolie: {
    names:
      'raamfolie|privacyfolie|zonwerende folie|raam|ramen|ruit|ruiten|spiegelfolie|matglas|melkglas|window(?! (frame|sill))s?|frosted|mirror film',
    lengths: ['windowWidth', 'windowHeight'],
    flat: true,
  },
  jacht: {
    names: 'jacht|jachten|*boot|boten|sloep|yachts?|boats?',
    lengths: ['length', 'width'],
    pieces: 'jachten|boten|yachts|boats',
  },
  deuren: {
    names: '*deur*|doors?',
    lengths: ['width', 'length'],
    pieces: '\\p{L}*deuren|doors|stuks',
    flat: true,
  },
  meubel: {
    names:
      '*meubel*|*kast|*kasten|kastjes?|dressoir*|*tafel|tafelblad|bureau*|furniture|fridges?|refrigerators?|freezers?|cabinets?|cupboards?|wardrobes?|sideboards?|tables?|desks?|dresser|shel(f|ves)',
    lengths: ['length', 'width', 'height'],
    pieces: 'meubels|\\p{L}*kasten|tafels|cabinets|cupboards|wardrobes|tables|desks',
  },
  anders: {
    names:
      'wand|wanden|vensterbank*|plint|plinten|window sills?|muur|muren|plafond|trap|trappen|lift|paneel|panelen|walls?|ceiling|stairs|panels?',
    lengths: ['length', 'width'],
    pieces: 'wanden|muren|panelen|walls|panels',
  },
};

export const finishWords: Record<Finish, string> = {
  licht: 'licht|lichte|light',
  medium: 'medium',
  donker: 'donker|donkere|dark',
  privacy: 'privacy*|matglas|melkglas|*mat|frosted|zandstraal*|ribbel*|reeded|strepen|stripes|lijnen|lines',
  spiegelfolie: 'spiegel*|mirror*',
  effen: 'effen|plain',
  'hout-look': 'hout|hout look|eiken*|noten*|walnoot|wenge|wood(?! (window )?frame)|wood look|oak|walnut',
  mat: 'mat|matte|matt',
  glanzend: 'glanzend*|hoogglans|glans|gloss*',
  hout: 'hout|houten|hout look|houtlook|eiken*|noten*|walnoot|wenge|wood|wood look|oak|walnut',
  metallic:
    'metallic|metaal*|metal|rvs|roestvrij*|inox|geborsteld*|koper*|messing|brons|goud*|brushed|stainless|steel|copper|brass|bronze|gold',
  leatherlook: 'leer|leerlook|leder*|leather*',
  marmerlook: '*marmer*|marble|beton*|concrete|steenlook|leisteen|slate|graniet|granite',
  stoflook: 'stoflook|stof|*linnen*|textiel|fabric|linen',
};

export const complexityWords: Record<Complexity, string> = {
  'begane-grond': 'begane grond|ground floor',
  'eerste-etage': 'eerste etage|eerste verdieping|1e etage|1e verdieping|first floor|1st floor',
  'tweede-etage': 'tweede etage|tweede verdieping|2e etage|2e verdieping|second floor|2nd floor',
  'moeilijk-bereikbaar': 'moeilijk bereikbaar|hard to reach',
  eenvoudig: 'eenvoudig|eenvoudige|simpel|simpele|simple',
  gemiddeld:
    'gemiddeld|gemiddelde|average|kader*|paneeldeur*|groef|groeven|sierlijsten|shaker|panelled|with frames|groov*|mouldings',
  complex: 'complex|complexe|lastig|lastige|ingewikkeld|rondingen|bogen|intricate|curve*',
};

export const sidesWords: Record<Sides, string> = {
  enkelzijdig:
    'enkelzijdig*|een kant|1 kant|alleen buiten|(?<!en )buitenkant(?! en)|one side|single sided|(?<!and )outside(?! and)',
  dubbelzijdig:
    'dubbelzijdig*|binnen en buiten*|inside and out*|beide kanten|twee kanten|2 kanten|both sides|double sided',
};

export const countedWords: Record<CountedThing, string> = {
  fronts:
    'fronten|front|fronts|frontjes|deurtjes|kastdeurtjes|kastdeuren|keukenkastjes|kitchen cabinets|keukendeurtjes|keukendeuren|keukenfronten|deuren|doors',
  drawers: 'lades|laden|laatjes|lade|drawers|drawer',
  windows: 'ramen|raam|ruiten|ruit|windows|window|stuks',
};

const few =
  'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|twintig';
const fewInEnglish =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';

/** The number words from one to twenty, in both languages. */
export const numberWords = `een|${few}|one|${fewInEnglish}`.split('|');
