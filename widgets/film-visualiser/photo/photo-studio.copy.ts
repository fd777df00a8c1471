import type { Language } from '../../domain/text.ts';
import type { FrontKind } from './engine/runs/run.ts';
import type { Notice } from './notice.ts';
import type { Step, TapMeaning } from './photo-studio.state.ts';
import type { Axis } from './runs/layout.ts';
import type { Count } from './runs/work-fronts.ts';

export interface PhotoStudioCopy {
  choose: string;
  chooseOther: string;
  take: string;
  chooseHint: string;
  opening: string;
  photo(fronts: number, film: string): string;
  dropHere: string;
  trySample: string;
  whatIsOnIt: string;
  steps: string;
  step: Record<Step, string>;
  stepText: Record<Step, string>;
  markFirst: string;
  markNext: string;
  markHint: string;
  /** Of a run after the first. */
  markNextHint: string;
  cornersLeft(left: number): string;
  addRun: string;
  noMoreRuns: string;
  runCorner(run: number, name: string, x: number, y: number): string;
  /** How many there are, as text. */
  counted(count: Count): string;
  question(count: Count): string;
  /** Asked where nothing is counted. */
  howMany: string;
  /** The first step once a photo is there, and the way on from it. */
  photoIsThere: string;
  goOn: string;
  countIsRight: string;
  anotherRun: string;
  doubts(lines: number): string;
  tapMeans: string;
  tapMeaning: Record<TapMeaning, string>;
  checkHint: string;
  wholeKitchen: string;
  countField: Record<keyof Count, { name: string; less: string; more: string }>;
  chooseFront: string;
  /** A front in the list, with its size in cm where that is known. */
  frontOf(
    number: number,
    all: number,
    kind: FrontKind,
    width: number | undefined,
    height: number | undefined,
  ): string;
  kind: Record<FrontKind, string>;
  divide: Record<Axis, string>;
  removeLine: Record<'left' | 'right' | 'top' | 'bottom', string>;
  lineHint: string;
  runs: string;
  adjustRun(run: number): string;
  removeRun: string;
  toPrice: string;
  from(amount: string): string;
  countedOnPhoto: string;
  calculate: string;
  askQuote: string;
  goesAlong: string;
  saveAndAdd: string;
  moreTools: string;
  lessTools: string;
  doneWithTools: string;
  tools: string;
  tool: Record<'mark' | 'brush' | 'compare', string>;
  toolHint: Record<'mark' | 'brush' | 'compare', string>;
  fronts: string;
  front(number: number): string;
  corners: readonly [string, string, string, string];
  corner(front: number, name: string, x: number, y: number): string;
  tapCorners: string;
  oppositeCorner: string;
  whichFront: string;
  offered(number: number, all: number): string;
  noneOfThese: string;
  addFront: string;
  duplicate: string;
  remove: string;
  turn: string;
  backTo(step: Step): string;
  undo: string;
  redo: string;
  snapping: string;
  brushSurface: string;
  brushKeeps: string;
  brushErases: string;
  brushSize: string;
  keepDetails: string;
  keepDetailsHint: string;
  lighter: string;
  lighterBy(amount: number): string;
  compare: string;
  compared(percent: number): string;
  save: string;
  notice(notice: Notice): string;
}

function countedNl({ doors, drawers }: Count): string {
  const parts = [
    doors > 0 && (doors === 1 ? '1 deur' : `${doors} deuren`),
    drawers > 0 && (drawers === 1 ? '1 lade' : `${drawers} lades`),
  ];
  return parts.filter(Boolean).join(' en ') || 'Nog geen fronten';
}

function countedEn({ doors, drawers }: Count): string {
  const parts = [
    doors > 0 && (doors === 1 ? '1 door' : `${doors} doors`),
    drawers > 0 && (drawers === 1 ? '1 drawer' : `${drawers} drawers`),
  ];
  return parts.filter(Boolean).join(' and ') || 'No fronts yet';
}

export const photoStudioCopy: Record<Language, PhotoStudioCopy> = {
  nl: {
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
      mark: 'Zet de hoeken om uw kasten',
      check: 'Klopt dit?',
      film: 'Kies een folie: u ziet meteen wat het kost',
      send: 'Neem foto, aantal en folie mee',
    },
    markFirst: 'Zet de hoeken om de onderkasten',
    markNext: 'Zet de hoeken om de volgende rij',
    markHint:
      'Tik de vier hoeken van een hele rij aan: de deurtjes en lades samen, zonder plint en werkblad. De fronten zoeken wij. Laat uw vinger even liggen: de loep toont waar u tikt.',
    markNextHint:
      'Twee hoeken schuin tegenover elkaar zijn genoeg. Staat deze rij in een andere richting, zoals om de hoek? Tik dan haar vier hoeken langs de rand aan.',
    cornersLeft: (left) => (left === 1 ? 'Nog 1 hoek' : `Nog ${left} hoeken`),
    addRun: 'Zet een kader neer',
    noMoreRuns: 'Dit waren alle rijen',
    runCorner: (run, name, x, y) => `Rij ${run}, hoek ${name}: ${x}, ${y}`,
    counted: (count) => countedNl(count),
    question: (count) => `${countedNl(count)}. Klopt dat?`,
    howMany: 'Hoeveel zijn het er?',
    photoIsThere: 'Kies een andere foto, of ga verder',
    goOn: 'Verder met deze foto',
    countIsRight: 'Ja, kies een folie',
    anotherRun: 'Nog een rij kasten',
    doubts: (lines) =>
      lines === 1
        ? 'Over 1 lijn twijfelen wij: die is gestippeld. Tik hem weg als er geen naad is.'
        : `Over ${lines} lijnen twijfelen wij: die zijn gestippeld. Tik weg waar geen naad is.`,
    tapMeans: 'Een tik op een front:',
    tapMeaning: { divide: 'splitst het daar', swap: 'wisselt deur en lade', omit: 'laat het weg' },
    checkHint:
      'Tik op een naad die ontbreekt. Tik een lijn weg of versleep hem, net als de buitenrand. Tik naast de kasten om aan een volgende rij te beginnen. Een liggend streepje is een lade, een staand een deur. Oven, vaatwasser of glas? Laat die weg.',
    wholeKitchen: 'Staat niet uw hele keuken op de foto? Tel de rest er hier bij.',
    countField: {
      doors: { name: 'Deuren', less: 'Een deur minder', more: 'Een deur meer' },
      drawers: { name: 'Lades', less: 'Een lade minder', more: 'Een lade meer' },
    },
    chooseFront: 'Kies een front…',
    frontOf: (number, all, kind, width, height) =>
      `Front ${number} van ${all}, ${photoStudioCopy.nl.kind[kind].toLowerCase()}${width && height ? `, ongeveer ${Math.round(width)} × ${Math.round(height)} cm` : ''}`,
    kind: { door: 'Deur', drawer: 'Lade', other: 'Geen folie' },
    divide: { x: 'Splits naast elkaar', y: 'Splits boven elkaar' },
    removeLine: {
      left: 'Lijn links weg',
      right: 'Lijn rechts weg',
      top: 'Lijn boven weg',
      bottom: 'Lijn onder weg',
    },
    lineHint: 'Op zo’n knop verschuiven de pijltjes de lijn, met Shift tien keer zo ver.',
    runs: 'Rijen kasten',
    adjustRun: (run) => `Hoeken van rij ${run}`,
    removeRun: 'Rij weghalen',
    toPrice: 'Naar de prijs',
    from: (amount) => `vanaf ${amount}`,
    countedOnPhoto:
      'Geteld op uw foto: controleer het aantal. Indicatie inclusief btw bij eenvoudig werk, geen offerte.',
    calculate: 'Bereken de prijs',
    askQuote: 'Vraag een offerte met deze foto',
    goesAlong:
      'Uw foto met folie gaat mee naar de aanvraag. Hij verlaat dit apparaat pas als u daar op Versturen drukt.',
    saveAndAdd: 'Aantal en folie gaan mee. Bewaar de foto en voeg hem daar zelf toe.',
    moreTools: 'Meer gereedschap',
    lessTools: 'Minder gereedschap',
    doneWithTools: 'Klaar',
    tools: 'Wat wilt u doen?',
    tool: { mark: 'Los front', brush: 'Kwast', compare: 'Voor en na' },
    toolHint: {
      mark: 'Een vlak is één deurtje, lade of paneel: tik erop. Sleep daarna zijn hoeken of randen, of verzet een hoek met de pijltjestoetsen: 1 pixel per keer, 10 met Shift.',
      brush:
        'Veeg over wat geen folie krijgt, zoals grepen en naden. Met het toetsenbord: pijltjes om te richten, spatie om te vegen. Het hoeft niet: een schets is genoeg.',
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
    backTo: (step) => `Terug naar ${photoStudioCopy.nl.step[step]}`,
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
        return `Hoek ${photoStudioCopy.nl.corners[notice.corner]}: ${Math.round(notice.at.x)}, ${Math.round(notice.at.y)}`;
      return {
        opening: 'Foto openen…',
        'not-an-image': 'Dit bestand is geen foto. Kies een JPEG, PNG of WebP.',
        broken: 'Deze foto is beschadigd. Kies een andere.',
        'too-many-pixels': 'Deze foto is groter dan 50 megapixel. Kies een kleinere.',
        heic: 'Uw browser kan HEIC niet lezen. Zet uw camera op JPEG, of stuur ons een schermafdruk.',
        'no-painter': 'De foto kon niet worden geopend. Probeer het opnieuw, of kies een kleinere foto.',
        'no-paint': 'De folie kon niet worden getekend. Probeer het opnieuw, of kies een kleinere foto.',
        'grain-missing':
          'Het decor kon niet worden geladen; u ziet alleen de kleur. Controleer uw verbinding.',
        'no-picture': 'Uw browser kon de foto niet bewaren.',
        attached: 'De foto gaat mee met uw aanvraag zodra u die verstuurt.',
        'too-many': 'Bij uw aanvraag zitten al vijf foto’s. Haal er daar eerst een weg.',
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
  },
  en: {
    choose: 'Choose a photo',
    chooseOther: 'Another photo',
    take: 'Take a photo',
    chooseHint:
      'Stand square to your kitchen, wardrobe or window frame, in daylight. Your photo stays on this device until you send it with a request.',
    opening: 'Opening your photo…',
    photo: (fronts, film) =>
      fronts === 0
        ? 'Your photo, no film on it yet'
        : `Your photo: ${film} on ${fronts === 1 ? '1 panel' : `${fronts} panels`}`,
    dropHere: 'Put a photo of your kitchen here',
    trySample: 'No photo at hand? Try our kitchen',
    whatIsOnIt: 'What is on your photo?',
    steps: 'From photo to price',
    step: { photo: 'Photo', mark: 'Units', check: 'Fronts', film: 'Film', send: 'Price' },
    stepText: {
      photo: 'Start with a photo of your kitchen',
      mark: 'Set the corners round your units',
      check: 'Is this right?',
      film: 'Choose a film, and see at once what it costs',
      send: 'Go on with photo, count and film',
    },
    markFirst: 'Set the corners round the base units',
    markNext: 'Set the corners round the next row',
    markHint:
      'Tap the four corners of a whole row: its doors and drawers together, without plinth and worktop. We look for the fronts. Keep your finger down for a moment: the magnifier shows where you tap.',
    markNextHint:
      'Two corners, diagonally opposite, are enough. Does this row face another way, such as round a corner? Then tap its four corners along its edge.',
    cornersLeft: (left) => (left === 1 ? '1 more corner' : `${left} more corners`),
    addRun: 'Put a frame down',
    noMoreRuns: 'All rows are marked',
    runCorner: (run, name, x, y) => `Row ${run}, ${name} corner: ${x}, ${y}`,
    counted: (count) => countedEn(count),
    question: (count) => `${countedEn(count)}. Is that right?`,
    howMany: 'How many are there?',
    photoIsThere: 'Choose another photo, or go on',
    goOn: 'Go on with this photo',
    countIsRight: 'Yes, choose a film',
    anotherRun: 'Another row of units',
    doubts: (lines) =>
      lines === 1
        ? 'We are not sure of 1 line: it is dashed. Tap it away if there is no gap.'
        : `We are not sure of ${lines} lines: they are dashed. Tap away any without a gap.`,
    tapMeans: 'A tap on a front:',
    tapMeaning: { divide: 'splits it there', swap: 'swaps door and drawer', omit: 'leaves it out' },
    checkHint:
      'Tap a gap that is missing. Tap a line away or drag it, like the outer edge. Tap beside the units to start on the next row. A level bar is a drawer, an upright one a door. An oven, dishwasher or glass? Leave it out.',
    wholeKitchen: 'Is part of your kitchen outside the photo? Add the rest here.',
    countField: {
      doors: { name: 'Doors', less: 'One door less', more: 'One door more' },
      drawers: { name: 'Drawers', less: 'One drawer less', more: 'One drawer more' },
    },
    chooseFront: 'Choose a front…',
    frontOf: (number, all, kind, width, height) =>
      `Front ${number} of ${all}, ${photoStudioCopy.en.kind[kind].toLowerCase()}${width && height ? `, about ${Math.round(width)} × ${Math.round(height)} cm` : ''}`,
    kind: { door: 'Door', drawer: 'Drawer', other: 'No film' },
    divide: { x: 'Split side by side', y: 'Split one above the other' },
    removeLine: {
      left: 'Remove left line',
      right: 'Remove right line',
      top: 'Remove upper line',
      bottom: 'Remove lower line',
    },
    lineHint: 'On such a button the arrow keys move the line, ten times as far with Shift.',
    runs: 'Rows of units',
    adjustRun: (run) => `Corners of row ${run}`,
    removeRun: 'Remove row',
    toPrice: 'On to the price',
    from: (amount) => `from ${amount}`,
    countedOnPhoto:
      'Counted on your photo: please check the number. A guide price with VAT for simple work, not a quote.',
    calculate: 'Calculate the price',
    askQuote: 'Ask for a quote with this photo',
    goesAlong:
      'Your photo with its film goes along to the request. It leaves this device only when you press Send there.',
    saveAndAdd: 'Count and film go along. Save the picture and add it there yourself.',
    moreTools: 'More tools',
    lessTools: 'Fewer tools',
    doneWithTools: 'Done',
    tools: 'What would you like to do?',
    tool: { mark: 'Single front', brush: 'Brush', compare: 'Before and after' },
    toolHint: {
      mark: 'A panel is one door, drawer or side: tap it. Then drag its corners or edges, or move a corner with the arrow keys: 1 pixel at a time, 10 with Shift.',
      brush:
        'Brush over whatever gets no film, such as handles and gaps. On a keyboard: arrows to aim, space to brush. It is optional: a sketch will do.',
      compare: 'Slide the line across your photo.',
    },
    fronts: 'Fronts on the photo',
    front: (number) => `Panel ${number}`,
    corners: ['top left', 'top right', 'bottom right', 'bottom left'],
    corner: (front, name, x, y) => `Panel ${front}, ${name} corner: ${x}, ${y}`,
    tapCorners: 'Tap two corners',
    oppositeCorner: 'Tap the corner diagonally opposite',
    whichFront: 'Which panel do you mean?',
    offered: (number, all) => `Choose panel ${number} of ${all}`,
    noneOfThese: 'None of these',
    addFront: 'Put a panel down',
    duplicate: 'One more like it',
    remove: 'Remove panel',
    turn: 'Turn the grain',
    backTo: (step) => `Back to ${photoStudioCopy.en.step[step]}`,
    undo: 'Undo',
    redo: 'Redo',
    snapping: 'Corners find the edge themselves',
    brushSurface: 'Brush on your photo',
    brushKeeps: 'Leave this as it is',
    brushErases: 'Film here after all',
    brushSize: 'Brush size',
    keepDetails: 'Leave out handles and gaps',
    keepDetailsHint: 'We find them for you. If you see blotches, switch this off.',
    lighter: 'Darker or lighter',
    lighterBy: (amount) =>
      amount === 0 ? 'as in the photo' : `${Math.abs(amount)} ${amount > 0 ? 'lighter' : 'darker'}`,
    compare: 'Compare your photo before and after',
    compared: (percent) => `${percent}% before wrapping`,
    save: 'Save as a picture',
    notice: (notice) => {
      if (notice.kind === 'line') return `Line at ${Math.round(notice.at * 100)}%`;
      if (notice.kind === 'corner')
        return `Corner ${photoStudioCopy.en.corners[notice.corner]}: ${Math.round(notice.at.x)}, ${Math.round(notice.at.y)}`;
      return {
        opening: 'Opening your photo…',
        'not-an-image': 'This file is not a photo. Choose a JPEG, PNG or WebP.',
        broken: 'This photo is damaged. Please choose another.',
        'too-many-pixels': 'This photo is too large (over 50 megapixels). Please choose a smaller one.',
        heic: 'Your browser cannot read HEIC. Set your camera to JPEG, or use a screenshot.',
        'no-painter': 'The photo could not be opened. Try again, or choose a smaller one.',
        'no-paint': 'The film could not be drawn. Try again, or choose a smaller photo.',
        'grain-missing': 'The grain could not be loaded, so you only see its colour. Check your connection.',
        'no-picture': 'Your browser could not keep the picture.',
        attached: 'The picture goes along with your request when you send it.',
        'too-many': 'Your request holds five photos already. Take one off there first.',
        glass: 'Window film cannot be shown on a photo. You still see the last film.',
        'not-a-front': 'These points do not make a panel. Tap its corners again.',
        'one-tap': 'Tap a door, drawer or panel.',
        looking: 'Looking for the panel…',
        offered: 'Which panel do you mean?',
        'no-front': 'We find no panel here. Tap two corners that are diagonally opposite.',
        taps: 'Tap two corners that are diagonally opposite.',
        added: 'Panel added. Drag corners or edges until it fits.',
        removed: 'Removed.',
        undone: 'Undone.',
        redone: 'Done again.',
        dividing: 'Looking for fronts…',
        'not-divided': 'The fronts could not be found. Tap the area to split it.',
        'sample-failed': 'Our photo could not be loaded. Check your connection.',
      }[notice.kind];
    },
  },
};
