import type { FrontKind } from './engine/runs/run.ts';
import type { Notice } from './notice.ts';
import type { Step, TapMeaning } from './photo-studio.state.ts';
import type { Axis } from './runs/layout.ts';
import type { Count } from './runs/work-fronts.ts';

/** The texts of the studio about one subject. Each language has them in a file of its own, of which a visitor loads one. */
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
  stepText: Record<Exclude<Step, 'mark' | 'check'>, string>;
  markFirst: string;
  markNext: string;
  markHint: string;
  /** Of a run after the first. */
  markNextHint: string;
  nextCorner: string;
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
  doubts: string;
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
  /** Of the buttons that remove a line, or a front that stands alone. */
  moveHint: string;
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
