import type { Language } from '../../domain/text.ts';
import type { Notice } from './notice.ts';

export interface PhotoStudioCopy {
  choose: string;
  chooseOther: string;
  take: string;
  chooseHint: string;
  opening: string;
  photo(fronts: number, film: string): string;
  tools: string;
  tool: Record<'mark' | 'brush' | 'compare', string>;
  toolHint: Record<'mark' | 'brush' | 'compare', string>;
  fronts: string;
  front(number: number): string;
  corners: readonly [string, string, string, string];
  corner(front: number, name: string, x: number, y: number): string;
  tapCorners: string;
  tapsLeft(left: number): string;
  addFront: string;
  duplicate: string;
  remove: string;
  turn: string;
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
  attach: string;
  toForm: string;
  notice(notice: Notice): string;
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
    tools: 'Wat wilt u doen?',
    tool: { mark: 'Vlakken', brush: 'Kwast', compare: 'Voor en na' },
    toolHint: {
      mark: 'Een vlak is één deurtje, lade of paneel. Sleep de hoeken, of zet er een op zijn plek met de pijltjestoetsen: 1 pixel per keer, 10 met Shift.',
      brush:
        'Veeg over wat geen folie krijgt, zoals grepen en naden. Met het toetsenbord: pijltjes om te richten, spatie om te vegen. Het hoeft niet: een schets is genoeg.',
      compare: 'Schuif de lijn over uw foto.',
    },
    fronts: 'Vlakken op de foto',
    front: (number) => `Vlak ${number}`,
    corners: ['linksboven', 'rechtsboven', 'rechtsonder', 'linksonder'],
    corner: (front, name, x, y) => `Vlak ${front}, hoek ${name}: ${x}, ${y}`,
    tapCorners: 'Tik vier hoeken aan',
    tapsLeft: (left) => (left === 1 ? 'Tik nog 1 hoek aan' : `Tik nog ${left} hoeken aan`),
    addFront: 'Zet een vlak neer',
    duplicate: 'Nog zo een ernaast',
    remove: 'Vlak weghalen',
    turn: 'Draai het decor',
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
    attach: 'Voeg toe aan mijn aanvraag',
    toForm: 'Naar het aanvraagformulier',
    notice: (notice) => {
      if (notice.kind === 'corner')
        return `Hoek ${photoStudioCopy.nl.corners[notice.corner]}: ${Math.round(notice.at.x)}, ${Math.round(notice.at.y)}`;
      return {
        opening: 'Foto openen…',
        'not-an-image': 'Dit bestand is geen foto. Kies een JPEG, PNG of WebP.',
        broken: 'Deze foto is beschadigd. Kies een andere.',
        'too-many-pixels': 'Deze foto is te groot (meer dan 50 megapixel). Kies een kleinere.',
        heic: 'Uw browser kan HEIC niet lezen. Zet uw camera op JPEG, of stuur ons een schermafdruk.',
        'no-painter': 'De foto kon niet worden geopend. Probeer het opnieuw, of kies een kleinere foto.',
        'no-paint': 'De folie kon niet worden getekend. Probeer het opnieuw, of kies een kleinere foto.',
        'grain-missing':
          'Het decor kon niet worden geladen; u ziet alleen de kleur. Controleer uw verbinding.',
        'no-picture': 'Uw browser kon de foto niet bewaren.',
        attached: 'De foto gaat mee met uw aanvraag zodra u die verstuurt.',
        'too-many': 'Bij uw aanvraag zitten al vijf foto’s. Haal er daar eerst een weg.',
        glass: 'Raamfolie laat zich niet op een foto tonen. U ziet nog de vorige folie.',
        'not-a-front': 'Deze vier punten vormen geen vlak. Tik de hoeken opnieuw aan.',
        taps: 'Tik de vier hoeken van een deurtje of paneel aan.',
        added: 'Vlak toegevoegd. Sleep de hoeken tot ze passen.',
        removed: 'Vlak weggehaald.',
        undone: 'Ongedaan gemaakt.',
        redone: 'Opnieuw gedaan.',
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
    tools: 'What would you like to do?',
    tool: { mark: 'Panels', brush: 'Brush', compare: 'Before and after' },
    toolHint: {
      mark: 'A panel is one door, drawer or side. Drag its corners, or move one with the arrow keys: 1 pixel at a time, 10 with Shift.',
      brush:
        'Brush over whatever gets no film, such as handles and gaps. On a keyboard: arrows to aim, space to brush. It is optional: a sketch will do.',
      compare: 'Slide the line across your photo.',
    },
    fronts: 'Panels on the photo',
    front: (number) => `Panel ${number}`,
    corners: ['top left', 'top right', 'bottom right', 'bottom left'],
    corner: (front, name, x, y) => `Panel ${front}, ${name} corner: ${x}, ${y}`,
    tapCorners: 'Tap four corners',
    tapsLeft: (left) => (left === 1 ? 'Tap 1 more corner' : `Tap ${left} more corners`),
    addFront: 'Put a panel down',
    duplicate: 'One more beside it',
    remove: 'Remove panel',
    turn: 'Turn the grain',
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
    attach: 'Add to my request',
    toForm: 'Go to the request form',
    notice: (notice) => {
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
        'not-a-front': 'These four points do not make a panel. Tap its corners again.',
        taps: 'Tap the four corners of a door or panel.',
        added: 'Panel added. Drag its corners until they fit.',
        removed: 'Panel removed.',
        undone: 'Undone.',
        redone: 'Done again.',
      }[notice.kind];
    },
  },
};
