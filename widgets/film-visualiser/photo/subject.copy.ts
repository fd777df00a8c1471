import type { Language } from '../../domain/text.ts';
import { type PhotoStudioCopy, photoStudioCopy } from './photo-studio.copy.ts';
import type { Subject } from './subject.ts';

/** The texts of the studio about what is on the photo. */
export function copyFor(subject: Subject, lang: Language): PhotoStudioCopy {
  return subject === 'kitchen'
    ? photoStudioCopy[lang]
    : { ...photoStudioCopy[lang], ...others[lang][subject] };
}

const { nl, en } = photoStudioCopy;

/** What is not said as of a kitchen. */
const others: Record<Language, Record<Exclude<Subject, 'kitchen'>, Partial<PhotoStudioCopy>>> = {
  nl: {
    fronts: {
      ...counting('front', 'fronten', 'Nog geen fronten', 'Klopt dat?'),
      dropHere: 'Zet hier een foto van uw kast',
      stepText: { ...nl.stepText, photo: 'Begin met een foto van uw kast', film: 'Kies een folie' },
      markFirst: 'Zet de hoeken om alle deuren samen',
      markNext: 'Zet de hoeken om de volgende kast',
      markHint:
        'Tik de vier hoeken van alle deuren samen aan, zonder plint. De fronten zoeken wij. Laat uw vinger even liggen: de loep toont waar u tikt.',
      noMoreRuns: 'Dit waren alle kasten',
      anotherRun: 'Nog een kast',
      checkHint:
        'Tik op een naad die ontbreekt. Tik een lijn weg of versleep hem, net als de buitenrand. Tik naast de kast om aan een volgende te beginnen. Krijgt een deel geen folie? Laat dat weg.',
      wholeKitchen: 'Staat niet alles op de foto? Tel de rest er hier bij.',
      countField: {
        ...nl.countField,
        doors: { name: 'Fronten', less: 'Een front minder', more: 'Een front meer' },
      },
      countedOnPhoto:
        'Geteld op uw foto: controleer het aantal. Maten zijn op een foto niet te zien: die vult u zo in bij de prijs.',
    },
    windows: {
      ...counting('kozijn', 'kozijnen', 'Nog geen kozijnen', 'Klopt dat?'),
      dropHere: 'Zet hier een foto van uw kozijnen',
      step: { ...nl.step, mark: 'Kozijn', check: 'Glas' },
      stepText: {
        ...nl.stepText,
        photo: 'Begin met een foto van uw kozijnen',
        mark: 'Zet de hoeken om uw kozijn',
        film: 'Kies een folie',
      },
      markFirst: 'Zet de hoeken om een kozijn',
      markNext: 'Zet de hoeken om het volgende kozijn',
      markHint:
        'Tik de vier buitenhoeken van het kozijn aan. Het glas zoeken wij. Laat uw vinger even liggen: de loep toont waar u tikt.',
      markNextHint:
        'Twee buitenhoeken schuin tegenover elkaar zijn genoeg. Zit dit kozijn in een andere gevel? Tik dan de vier hoeken langs de rand aan.',
      runCorner: (run, name, x, y) => `Kozijn ${run}, hoek ${name}: ${x}, ${y}`,
      noMoreRuns: 'Dit waren alle kozijnen',
      anotherRun: 'Nog een kozijn',
      checkHint:
        'Versleep de lijnen tot ze langs het glas liggen. Een tik op het glas zet er een stijl tussen, een tik op een lijn haalt hem weg. Tik naast het kozijn om aan een volgende te beginnen.',
      wholeKitchen: 'Staat niet alles op de foto? Tel de rest er hier bij.',
      countField: {
        ...nl.countField,
        doors: { name: 'Kozijnen', less: 'Een kozijn minder', more: 'Een kozijn meer' },
      },
      fronts: 'Delen op de foto',
      chooseFront: 'Kies een deel…',
      frontOf: (number, all, kind) => `Deel ${number} van ${all}, ${kind === 'other' ? 'glas' : 'kozijn'}`,
      kind: { ...nl.kind, door: 'Kozijn', other: 'Glas' },
      runs: 'Kozijnen',
      adjustRun: (run) => `Hoeken van kozijn ${run}`,
      removeRun: 'Kozijn weghalen',
      countedOnPhoto:
        'Geteld op uw foto: controleer het aantal. Maten zijn op een foto niet te zien: die vult u zo in bij de prijs.',
    },
  },
  en: {
    fronts: {
      ...counting('front', 'fronts', 'No fronts yet', 'Is that right?'),
      dropHere: 'Put a photo of your wardrobe here',
      stepText: { ...en.stepText, photo: 'Start with a photo of your wardrobe', film: 'Choose a film' },
      markFirst: 'Set the corners round all doors together',
      markNext: 'Set the corners round the next one',
      markHint:
        'Tap the four corners of all doors together, without the plinth. We look for the fronts. Keep your finger down for a moment: the magnifier shows where you tap.',
      noMoreRuns: 'All cupboards are marked',
      anotherRun: 'Another one',
      checkHint:
        'Tap a gap that is missing. Tap a line away or drag it, like the outer edge. Tap beside the doors to start on the next one. Does a part get no film? Leave it out.',
      wholeKitchen: 'Is part of it outside the photo? Add the rest here.',
      countField: {
        ...en.countField,
        doors: { name: 'Fronts', less: 'One front less', more: 'One front more' },
      },
      countedOnPhoto:
        'Counted on your photo: please check the number. A photo shows no sizes: you fill those in with the price.',
    },
    windows: {
      ...counting('window frame', 'window frames', 'No window frames yet', 'Is that right?'),
      dropHere: 'Put a photo of your window frames here',
      step: { ...en.step, mark: 'Frame', check: 'Glass' },
      stepText: {
        ...en.stepText,
        photo: 'Start with a photo of your window frames',
        mark: 'Set the corners round your window frame',
        film: 'Choose a film',
      },
      markFirst: 'Set the corners round a window frame',
      markNext: 'Set the corners round the next window frame',
      markHint:
        'Tap the four outer corners of the frame. We look for the glass. Keep your finger down for a moment: the magnifier shows where you tap.',
      markNextHint:
        'Two outer corners, diagonally opposite, are enough. Is this frame in another wall? Then tap its four corners along its edge.',
      runCorner: (run, name, x, y) => `Frame ${run}, ${name} corner: ${x}, ${y}`,
      noMoreRuns: 'All frames are marked',
      anotherRun: 'Another frame',
      checkHint:
        'Drag the lines until they follow the glass. A tap on the glass puts a bar in it, a tap on a line removes it. Tap beside the frame to start on the next one.',
      wholeKitchen: 'Is part of it outside the photo? Add the rest here.',
      countField: {
        ...en.countField,
        doors: { name: 'Frames', less: 'One frame less', more: 'One frame more' },
      },
      fronts: 'Parts on the photo',
      chooseFront: 'Choose a part…',
      frontOf: (number, all, kind) => `Part ${number} of ${all}, ${kind === 'other' ? 'glass' : 'frame'}`,
      kind: { ...en.kind, door: 'Frame', other: 'Glass' },
      runs: 'Window frames',
      adjustRun: (run) => `Corners of frame ${run}`,
      removeRun: 'Remove frame',
      countedOnPhoto:
        'Counted on your photo: please check the number. A photo shows no sizes: you fill those in with the price.',
    },
  },
};

function counting(
  one: string,
  many: string,
  none: string,
  question: string,
): Pick<PhotoStudioCopy, 'counted' | 'question'> {
  const counted: PhotoStudioCopy['counted'] = ({ doors }) =>
    doors === 0 ? none : `${doors} ${doors === 1 ? one : many}`;
  return { counted, question: (count) => `${counted(count)}. ${question}` };
}
