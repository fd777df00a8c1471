import type { Complexity, Finish, Service, Sides } from '../calculator/services.ts';

/*
 * What people call the things a price depends on, in both languages; phrases with a bar between them.
 */

/** In the order in which they are looked for: "raamkozijn" is a frame before it is a window. */
export const serviceWords: readonly (readonly [Service, string])[] = [
  ['keuken', 'keuken|keukens|keukenkastjes|keukenfronten|kitchen|kitchens|keukendeurtjes|fronten|fronts'],
  ['kozijnen', 'kozijn|kozijnen|raamkozijn|raamkozijnen|window frame|window frames|frame|frames'],
  ['raamfolie', 'raamfolie|zonwerende folie|raam|ramen|ruit|ruiten|window film|window|windows'],
  ['jacht', 'jacht|jachten|boot|boten|yacht|yachts|boat|boats'],
  ['deuren', 'deur|deuren|binnendeur|binnendeuren|voordeur|door|doors'],
  [
    'meubel',
    'meubel|meubels|meubelen|kast|kasten|kledingkast|dressoir|tafel|bureau|furniture|cabinet|cupboard|wardrobe|sideboard|table|desk',
  ],
];

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

export const frontNouns =
  'fronten|fronts|frontjes|deurtjes|kastdeurtjes|kastdeuren|keukendeurtjes|keukenfronten|doors';
export const drawerNouns = 'lades|laden|laatjes|lade|drawers|drawer';
export const windowNouns = 'ramen|raam|ruiten|ruit|windows|window';

/** Things of which a calculation holds one. */
export const pieceNouns =
  'kozijnen|raamkozijnen|frames|window frames|deuren|binnendeuren|doors|meubels|kasten|kledingkasten|tafels|cabinets|cupboards|wardrobes|tables|desks|jachten|yachts|boats';

/** One to twelve, twice. */
export const numberWords =
  'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split(
    '|',
  );
