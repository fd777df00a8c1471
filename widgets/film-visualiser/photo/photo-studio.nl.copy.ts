import type { PhotoStudioCopy } from './photo-studio.copy.ts';
import type { Count } from './runs/work-fronts.ts';
import type { Subject } from './subject.ts';

function counted({ doors, drawers }: Count): string {
  const parts = [
    doors > 0 && (doors === 1 ? '1 deur' : `${doors} deuren`),
    drawers > 0 && (drawers === 1 ? '1 lade' : `${drawers} lades`),
  ];
  return parts.filter(Boolean).join(' en ') || 'Nog geen fronten';
}

/** Where doors and drawers are not told apart. */
function counting(one: string, many: string, none: string): Pick<PhotoStudioCopy, 'counted' | 'question'> {
  const counted: PhotoStudioCopy['counted'] = ({ doors }) =>
    doors === 0 ? none : `${doors} ${doors === 1 ? one : many}`;
  return { counted, question: (count) => `${counted(count)}. Klopt dat?` };
}

const kitchen: PhotoStudioCopy = {
  choose: 'Kies een foto',
  chooseOther: 'Andere foto',
  take: 'Maak een foto',
  chooseHint:
    'Sta recht voor uw keuken, kast of kozijn, bij daglicht. Uw foto blijft op dit apparaat tot u hem zelf met een aanvraag verstuurt.',
  opening: 'Foto openen…',
  photo: (fronts, film) =>
    fronts === 0
      ? 'Uw foto, nog zonder folie'
      : `Uw foto: ${film} op ${fronts === 1 ? '1 vlak' : `${fronts} vlakken`}`,
  dropHere: 'Zet hier een foto van uw keuken',
  trySample: 'Geen foto bij de hand? Neem onze keuken',
  whatIsOnIt: 'Wat staat er op uw foto?',
  steps: 'Van foto naar prijs',
  step: { photo: 'Foto', mark: 'Kasten', check: 'Fronten', film: 'Folie', send: 'Prijs' },
  stepText: {
    photo: 'Begin met een foto van uw keuken',
    film: 'Kies een folie: u ziet meteen wat het kost',
    send: 'Neem foto, aantal en folie mee',
  },
  markFirst: 'Zet de hoeken om de onderkasten',
  markNext: 'Zet de hoeken om de volgende rij',
  markHint:
    'Tik twee hoeken aan, schuin tegenover elkaar, van een hele rij deurtjes en lades, zonder plint en werkblad. De rest zoeken wij. Laat uw vinger even liggen: de loep toont waar u tikt.',
  markNextHint:
    'Weer twee hoeken, schuin tegenover elkaar. Is de richting anders? Tik dan vier hoeken langs de rand aan.',
  nextCorner: 'Nog een hoek',
  addRun: 'Zet een kader neer',
  noMoreRuns: 'Dit waren alle rijen',
  runCorner: (run, name, x, y) => `Rij ${run}, hoek ${name}: ${x}, ${y}`,
  counted: (count) => counted(count),
  question: (count) => `${counted(count)}. Klopt dat?`,
  howMany: 'Hoeveel zijn het er?',
  photoIsThere: 'Kies een andere foto, of ga verder',
  goOn: 'Verder met deze foto',
  countIsRight: 'Ja, kies een folie',
  anotherRun: 'Nog een rij kasten',
  doubts: 'Over een gestippelde lijn twijfelen wij. Tik hem weg als er geen naad is.',
  tapMeans: 'Een tik op een front:',
  tapMeaning: { divide: 'splitst het daar', omit: 'laat het weg' },
  checkHint:
    'Tik op een naad die ontbreekt. Tik een lijn weg of versleep hem, net als de buitenrand. Een liggend streepje is een lade, een staand een deur: tik erop om te wisselen. Veeg over een oven, vaatwasser of glas: die krijgt geen folie.',
  wholeKitchen: 'Staat niet uw hele keuken op de foto? Tel de rest er hier bij.',
  countField: {
    doors: { name: 'Deuren', less: 'Een deur minder', more: 'Een deur meer' },
    drawers: { name: 'Lades', less: 'Een lade minder', more: 'Een lade meer' },
  },
  chooseFront: 'Kies een front…',
  frontOf: (number, all, kind, width, height) =>
    `Front ${number} van ${all}, ${kitchen.kind[kind].toLowerCase()}${width && height ? `, ongeveer ${Math.round(width)} × ${Math.round(height)} cm` : ''}`,
  kind: { door: 'Deur', drawer: 'Lade', other: 'Geen folie' },
  divide: { x: 'Splits naast elkaar', y: 'Splits boven elkaar' },
  removeLine: {
    left: 'Lijn links weg',
    right: 'Lijn rechts weg',
    top: 'Lijn boven weg',
    bottom: 'Lijn onder weg',
  },
  moveHint: 'Op zo’n knop verschuiven de pijltjes wat hij weghaalt, met Shift tien keer zo ver.',
  runs: 'Rijen kasten',
  adjustRun: (run) => `Hoeken van rij ${run}`,
  removeRun: 'Rij weghalen',
  toPrice: 'Naar de prijs',
  from: (amount) => `vanaf ${amount}`,
  countedOnPhoto:
    'Geteld op uw foto: controleer het aantal. Indicatie incl. btw bij eenvoudig werk, geen offerte.',
  calculate: 'Bereken de prijs',
  askQuote: 'Vraag een offerte met deze foto',
  goesAlong:
    'Uw foto met folie gaat mee naar de aanvraag. Hij verlaat dit apparaat pas als u op Versturen drukt.',
  saveAndAdd: 'Aantal en folie gaan mee. Bewaar de foto en voeg hem zelf toe.',
  moreTools: 'Meer gereedschap',
  lessTools: 'Minder gereedschap',
  doneWithTools: 'Klaar',
  tools: 'Wat wilt u doen?',
  tool: { mark: 'Los front', brush: 'Kwast', compare: 'Voor en na' },
  toolHint: {
    mark: 'Een vlak is één deurtje, lade of paneel: tik erop. Sleep daarna zijn hoeken of randen, of verzet een hoek met de pijltjestoetsen: 1 pixel per keer, 10 met Shift.',
    brush:
      'Veeg over wat geen folie krijgt, zoals grepen en naden. Met het toetsenbord: pijltjes om te richten, spatie om te vegen.',
    compare: 'Schuif de lijn over uw foto.',
  },
  fronts: 'Fronten op de foto',
  front: (number) => `Vlak ${number}`,
  corners: ['linksboven', 'rechtsboven', 'rechtsonder', 'linksonder'],
  corner: (front, name, x, y) => `Vlak ${front}, hoek ${name}: ${x}, ${y}`,
  tapCorners: 'Tik twee hoeken aan',
  oppositeCorner: 'Tik de hoek schuin ertegenover aan',
  whichFront: 'Welk vlak bedoelt u?',
  offered: (number, all) => `Vlak ${number} van ${all} kiezen`,
  noneOfThese: 'Geen van deze',
  addFront: 'Zet een vlak neer',
  duplicate: 'Nog zo een',
  remove: 'Vlak weghalen',
  turn: 'Draai het decor',
  backTo: (step) => `Terug naar ${kitchen.step[step]}`,
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  snapping: 'Hoeken zoeken zelf de rand',
  brushSurface: 'Kwast op uw foto',
  brushKeeps: 'Dit blijft zoals het is',
  brushErases: 'Hier toch folie',
  brushSize: 'Grootte van de kwast',
  keepDetails: 'Grepen en naden overslaan',
  keepDetailsHint: 'Wij zoeken ze zelf. Ziet u vlekken, zet dit dan uit.',
  lighter: 'Donkerder of lichter',
  lighterBy: (amount) =>
    amount === 0 ? 'zoals de foto' : `${Math.abs(amount)} ${amount > 0 ? 'lichter' : 'donkerder'}`,
  compare: 'Vergelijk uw foto voor en na',
  compared: (percent) => `${percent}% voor het wrappen`,
  save: 'Bewaar als foto',
  notice: (notice) => {
    if (notice.kind === 'line') return `Lijn op ${Math.round(notice.at * 100)}%`;
    if (notice.kind === 'corner')
      return `Hoek ${kitchen.corners[notice.corner]}: ${Math.round(notice.at.x)}, ${Math.round(notice.at.y)}`;
    return {
      opening: 'Foto openen…',
      'not-an-image': 'Dit bestand is geen foto. Kies een JPEG, PNG of WebP.',
      broken: 'Deze foto is beschadigd. Kies een andere.',
      'too-many-pixels': 'Deze foto is groter dan 50 megapixel. Kies een kleinere.',
      heic: 'Uw browser kan HEIC niet lezen. Zet uw camera op JPEG, of stuur ons een schermafdruk.',
      'no-painter': 'De foto kon niet worden geopend. Probeer het opnieuw, of kies een kleinere foto.',
      'no-paint': 'De folie kon niet worden getekend. Probeer het opnieuw, of kies een kleinere foto.',
      'grain-missing': 'Het decor kon niet worden geladen; u ziet alleen de kleur. Controleer uw verbinding.',
      'no-picture': 'Uw browser kon de foto niet bewaren.',
      attached: 'De foto gaat mee met uw aanvraag zodra u die verstuurt.',
      'too-many': 'Bij uw aanvraag zitten al vijf foto’s. Haal er eerst een weg.',
      glass: 'Raamfolie laat zich niet op een foto tonen. U ziet nog de vorige folie.',
      'not-a-front': 'Deze punten vormen geen vlak. Tik de hoeken opnieuw aan.',
      'one-tap': 'Tik op een deurtje, lade of paneel.',
      looking: 'Het vlak zoeken…',
      offered: 'Welk vlak bedoelt u?',
      'no-front': 'Hier vinden wij geen vlak. Tik twee hoeken aan die schuin tegenover elkaar liggen.',
      taps: 'Tik twee hoeken aan die schuin tegenover elkaar liggen.',
      added: 'Vlak toegevoegd. Sleep hoeken of randen tot het past.',
      removed: 'Weggehaald.',
      undone: 'Ongedaan gemaakt.',
      redone: 'Opnieuw gedaan.',
      dividing: 'Fronten zoeken…',
      'not-divided': 'De fronten konden niet worden gevonden. Tik op het vlak om het te splitsen.',
      'sample-failed': 'Onze foto kon niet worden geladen. Controleer uw verbinding.',
    }[notice.kind];
  },
};

/** What is not said as of a kitchen. */
const fronts: Partial<PhotoStudioCopy> = {
  ...counting('front', 'fronten', 'Nog geen fronten'),
  dropHere: 'Zet hier een foto van uw kast',
  stepText: { ...kitchen.stepText, photo: 'Begin met een foto van uw kast', film: 'Kies een folie' },
  markFirst: 'Zet de hoeken om alle deuren samen',
  markNext: 'Zet de hoeken om de volgende kast',
  markHint:
    'Tik twee hoeken aan, schuin tegenover elkaar, van alle deuren samen, zonder plint. De rest zoeken wij. Laat uw vinger even liggen: de loep toont waar u tikt.',
  noMoreRuns: 'Dit waren alle kasten',
  anotherRun: 'Nog een kast',
  checkHint:
    'Tik op een naad die ontbreekt. Tik een lijn weg of versleep hem, net als de buitenrand. Tik naast de kast om aan een volgende te beginnen. Veeg over een deel dat geen folie krijgt.',
  wholeKitchen: 'Staat niet alles op de foto? Tel de rest er hier bij.',
  countField: {
    ...kitchen.countField,
    doors: { name: 'Fronten', less: 'Een front minder', more: 'Een front meer' },
  },
  countedOnPhoto:
    'Geteld op uw foto: controleer het aantal. Maten zijn op een foto niet te zien: die vult u zo in bij de prijs.',
};

const windows: Partial<PhotoStudioCopy> = {
  ...counting('kozijn', 'kozijnen', 'Nog geen kozijnen'),
  dropHere: 'Zet hier een foto van uw kozijnen',
  step: { ...kitchen.step, mark: 'Kozijn', check: 'Glas' },
  stepText: {
    ...kitchen.stepText,
    photo: 'Begin met een foto van uw kozijnen',
    film: 'Kies een folie',
  },
  markFirst: 'Zet de hoeken om een kozijn',
  markNext: 'Zet de hoeken om het volgende kozijn',
  markHint:
    'Tik twee buitenhoeken van het kozijn aan, schuin tegenover elkaar. De rest zoeken wij. Laat uw vinger even liggen: de loep toont waar u tikt.',
  runCorner: (run, name, x, y) => `Kozijn ${run}, hoek ${name}: ${x}, ${y}`,
  noMoreRuns: 'Dit waren alle kozijnen',
  anotherRun: 'Nog een kozijn',
  checkHint:
    'Versleep de lijnen tot ze langs het glas liggen. Een tik op het glas zet er een stijl tussen, een tik op een lijn haalt hem weg. Tik naast het kozijn om aan een volgende te beginnen.',
  wholeKitchen: 'Staat niet alles op de foto? Tel de rest er hier bij.',
  countField: {
    ...kitchen.countField,
    doors: { name: 'Kozijnen', less: 'Een kozijn minder', more: 'Een kozijn meer' },
  },
  fronts: 'Delen op de foto',
  chooseFront: 'Kies een deel…',
  frontOf: (number, all, kind) => `Deel ${number} van ${all}, ${kind === 'other' ? 'glas' : 'kozijn'}`,
  kind: { ...kitchen.kind, door: 'Kozijn', other: 'Glas' },
  runs: 'Kozijnen',
  adjustRun: (run) => `Hoeken van kozijn ${run}`,
  removeRun: 'Kozijn weghalen',
  countedOnPhoto:
    'Geteld op uw foto: controleer het aantal. Maten zijn op een foto niet te zien: die vult u zo in bij de prijs.',
};

/** The studio's texts in Dutch, by what is on the photo. */
export const copy: Record<Subject, PhotoStudioCopy> = {
  kitchen,
  fronts: { ...kitchen, ...fronts },
  windows: { ...kitchen, ...windows },
};
