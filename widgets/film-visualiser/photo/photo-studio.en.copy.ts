import type { PhotoStudioCopy } from './photo-studio.copy.ts';
import type { Count } from './runs/work-fronts.ts';
import type { Subject } from './subject.ts';

function counted({ doors, drawers }: Count): string {
  const parts = [
    doors > 0 && (doors === 1 ? '1 door' : `${doors} doors`),
    drawers > 0 && (drawers === 1 ? '1 drawer' : `${drawers} drawers`),
  ];
  return parts.filter(Boolean).join(' and ') || 'No fronts yet';
}

/** Where doors and drawers are not told apart. */
function counting(one: string, many: string, none: string): Pick<PhotoStudioCopy, 'counted' | 'question'> {
  const counted: PhotoStudioCopy['counted'] = ({ doors }) =>
    doors === 0 ? none : `${doors} ${doors === 1 ? one : many}`;
  return { counted, question: (count) => `${counted(count)}. Is that right?` };
}

const kitchen: PhotoStudioCopy = {
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
    film: 'Choose a film, and see at once what it costs',
    send: 'Go on with photo, count and film',
  },
  markFirst: 'Set the corners round the base units',
  markNext: 'Set the corners round the next row',
  markHint:
    'Tap two corners, diagonally opposite, of a whole row of doors and drawers, without plinth and worktop. We look for the rest. Keep your finger down for a moment: the magnifier shows where you tap.',
  markNextHint:
    'Two corners again, diagonally opposite. Another direction? Then tap four corners along its edge.',
  nextCorner: 'One more corner',
  addRun: 'Put a frame down',
  noMoreRuns: 'All rows are marked',
  runCorner: (run, name, x, y) => `Row ${run}, ${name} corner: ${x}, ${y}`,
  counted: (count) => counted(count),
  question: (count) => `${counted(count)}. Is that right?`,
  howMany: 'How many are there?',
  photoIsThere: 'Choose another photo, or go on',
  goOn: 'Go on with this photo',
  countIsRight: 'Yes, choose a film',
  anotherRun: 'Another row of units',
  doubts: 'We are not sure of a dashed line. Tap it away if there is no gap.',
  tapMeans: 'A tap on a front:',
  tapMeaning: { divide: 'splits it there', omit: 'leaves it out' },
  checkHint:
    'Tap a gap that is missing. Tap a line away or drag it, like the outer edge. A level bar is a drawer, an upright one a door: tap it to swap. Swipe across an oven, dishwasher or glass: it gets no film.',
  wholeKitchen: 'Is part of your kitchen outside the photo? Add the rest here.',
  countField: {
    doors: { name: 'Doors', less: 'One door less', more: 'One door more' },
    drawers: { name: 'Drawers', less: 'One drawer less', more: 'One drawer more' },
  },
  chooseFront: 'Choose a front…',
  frontOf: (number, all, kind, width, height) =>
    `Front ${number} of ${all}, ${kitchen.kind[kind].toLowerCase()}${width && height ? `, about ${Math.round(width)} × ${Math.round(height)} cm` : ''}`,
  kind: { door: 'Door', drawer: 'Drawer', other: 'No film' },
  divide: { x: 'Split side by side', y: 'Split one above the other' },
  removeLine: {
    left: 'Remove left line',
    right: 'Remove right line',
    top: 'Remove upper line',
    bottom: 'Remove lower line',
  },
  moveHint: 'On such a button the arrow keys move what it removes, ten times as far with Shift.',
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
      'Brush over whatever gets no film, such as handles and gaps. On a keyboard: arrows to aim, space to brush.',
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
  backTo: (step) => `Back to ${kitchen.step[step]}`,
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
      return `Corner ${kitchen.corners[notice.corner]}: ${Math.round(notice.at.x)}, ${Math.round(notice.at.y)}`;
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
};

/** What is not said as of a kitchen. */
const fronts: Partial<PhotoStudioCopy> = {
  ...counting('front', 'fronts', 'No fronts yet'),
  dropHere: 'Put a photo of your wardrobe here',
  stepText: { ...kitchen.stepText, photo: 'Start with a photo of your wardrobe', film: 'Choose a film' },
  markFirst: 'Set the corners round all doors together',
  markNext: 'Set the corners round the next one',
  markHint:
    'Tap two corners, diagonally opposite, of all doors together, without the plinth. We look for the rest. Keep your finger down for a moment: the magnifier shows where you tap.',
  noMoreRuns: 'All cupboards are marked',
  anotherRun: 'Another one',
  checkHint:
    'Tap a gap that is missing. Tap a line away or drag it, like the outer edge. Tap beside the doors to start on the next one. Swipe across a part that gets no film.',
  wholeKitchen: 'Is part of it outside the photo? Add the rest here.',
  countField: {
    ...kitchen.countField,
    doors: { name: 'Fronts', less: 'One front less', more: 'One front more' },
  },
  countedOnPhoto:
    'Counted on your photo: please check the number. A photo shows no sizes: you fill those in with the price.',
};

const windows: Partial<PhotoStudioCopy> = {
  ...counting('window frame', 'window frames', 'No window frames yet'),
  dropHere: 'Put a photo of your window frames here',
  step: { ...kitchen.step, mark: 'Frame', check: 'Glass' },
  stepText: {
    ...kitchen.stepText,
    photo: 'Start with a photo of your window frames',
    film: 'Choose a film',
  },
  markFirst: 'Set the corners round a window frame',
  markNext: 'Set the corners round the next window frame',
  markHint:
    'Tap two outer corners of the frame, diagonally opposite. We look for the rest. Keep your finger down for a moment: the magnifier shows where you tap.',
  runCorner: (run, name, x, y) => `Frame ${run}, ${name} corner: ${x}, ${y}`,
  noMoreRuns: 'All frames are marked',
  anotherRun: 'Another frame',
  checkHint:
    'Drag the lines until they follow the glass. A tap on the glass puts a bar in it, a tap on a line removes it. Tap beside the frame to start on the next one.',
  wholeKitchen: 'Is part of it outside the photo? Add the rest here.',
  countField: {
    ...kitchen.countField,
    doors: { name: 'Frames', less: 'One frame less', more: 'One frame more' },
  },
  fronts: 'Parts on the photo',
  chooseFront: 'Choose a part…',
  frontOf: (number, all, kind) => `Part ${number} of ${all}, ${kind === 'other' ? 'glass' : 'frame'}`,
  kind: { ...kitchen.kind, door: 'Frame', other: 'Glass' },
  runs: 'Window frames',
  adjustRun: (run) => `Corners of frame ${run}`,
  removeRun: 'Remove frame',
  countedOnPhoto:
    'Counted on your photo: please check the number. A photo shows no sizes: you fill those in with the price.',
};

/** The studio's texts in English, by what is on the photo. */
export const copy: Record<Subject, PhotoStudioCopy> = {
  kitchen,
  fronts: { ...kitchen, ...fronts },
  windows: { ...kitchen, ...windows },
};
