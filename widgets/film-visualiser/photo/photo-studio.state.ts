import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Film, Room } from '../../domain/film/films.ts';
import type { Language } from '../../domain/text.ts';
import type { Ports } from '../../kit/ports.ts';
import type { Edges } from './engine/edges.ts';
import type { Point, Quad } from './engine/geometry.ts';
import type { Stroke } from './engine/mask.ts';
import type { Front } from './engine/prepare-front.ts';
import type { FrontKind } from './engine/runs/run.ts';
import type { History } from './history.ts';
import type { Notice } from './notice.ts';
import type { Painter } from './painter.ts';
import type { PhotoStudioCopy } from './photo-studio.copy.ts';
import type { Axis } from './runs/layout.ts';
import type { MarkedRun } from './runs/marked-run.ts';
import { type Count, noCount } from './runs/work-fronts.ts';

/** A photo in the studio: at most 2048 px, upright, without metadata. */
export interface StudioPhoto {
  blob: Blob;
  width: number;
  height: number;
  edges: Edges;
}

/** The part of the state that can be undone. */
export interface Work {
  photo?: StudioPhoto;
  /** The room that the photo is like: it tells what is counted. */
  room: Room;
  /** The film on the fronts; never one for glass. */
  film: Film;
  /** Runs of cabinets, each divided into fronts. */
  runs: readonly MarkedRun[];
  /** Fronts that stand alone. */
  fronts: readonly MarkedFront[];
  /** What is not on the photo, or was counted wrong: added to what is marked. */
  extra: Count;
  strokes: readonly Stroke[];
  /** From -100, darker, to 100, lighter. */
  lighter: number;
  /** Keeps the handles and gaps that the engine finds. */
  keepDetails: boolean;
}

/** The work on a photo as it is kept for the next page of the visit: plain data. */
export interface KeptWork {
  /** The name of the photo among the pictures of the visit. */
  picture: string;
  step: Step;
  /** The corners tapped so far for the next run. */
  taps?: readonly Point[] | undefined;
  work: Omit<Work, 'photo' | 'room' | 'film'>;
}

/** A front that stands alone. */
export interface MarkedFront extends Front {
  /** What the visitor says that it is; without it, its shape tells. */
  kind?: FrontKind;
}

/** Nothing is marked. */
export const noWork: KeptWork['work'] = {
  runs: [],
  fronts: [],
  extra: noCount,
  strokes: [],
  lighter: 0,
  keepDetails: true,
};

/** The way from a photo to a price: the photo, the corners of each run, its fronts, the film, and the ways on. */
export const steps = ['photo', 'mark', 'check', 'film', 'send'] as const;
export type Step = (typeof steps)[number];

/** What the pointer does on the photo: what the step asks; or mark fronts that stand alone, brush, or compare. */
export type Tool = 'steps' | 'mark' | 'brush' | 'compare';

/** What a tap on a front of a run does: divide it, or leave it out. */
export type TapMeaning = 'divide' | 'omit';

/** What the studio needs from outside. */
export interface PhotoStudioContext {
  ports: Ports;
  /** Called when the first photo is chosen. */
  createPainter(): Promise<Painter>;
  /** Saves a file for the visitor. */
  download(file: Blob, name: string): void;
  /** Fetches the photo of one of our kitchens. */
  samplePhoto(): Promise<File>;
  /** The film on the fronts at first; it must not be one for glass. */
  film: Film;
}

export interface PhotoStudioData {
  history: History<Work>;
  step: Step;
  tool: Tool;
  /** The corners tapped so far for a new run or front; undefined when none is being tapped. */
  taps?: readonly Point[] | undefined;
  /** Where the visitor went on to a new run, and the corner that was tapped by that. With no other corner and nothing changed, undo leads back there. */
  begun?: { step: Step | undefined; corner?: Point } | undefined;
  /** The fronts that a tap may have meant, likeliest first: one is to be chosen. */
  offered?: readonly Quad[] | undefined;
  /** The new run that is being divided. */
  pending?: Quad | undefined;
  /** The front that is described, and whose corners can be dragged where it stands alone. */
  selected?: number | undefined;
  /** The run whose corners can be dragged. */
  adjusting?: number | undefined;
  means: TapMeaning;
  dragging: boolean;
  snapping: boolean;
  brush: { radius: number; erase: boolean };
  /** The share of the photo that is shown without film, 0 to 100. */
  divider: number;
  opening: boolean;
  notice?: Notice | undefined;
  /** The picture that was added to the request last. */
  attached?: { work: Work; objectName: string };
}

export interface PhotoStudioActions {
  /** Says what the photo is like, and the film for it. Where the program looks for something else there, the runs are divided anew. */
  photograph(room: Room, film: Film): Promise<void>;
  /** Opens a photo. Removes the marks on the previous one, which can be undone. Of several at the same time the last one stays. */
  choose(file: File): Promise<void>;
  /** Shows another film. For a film for glass the current one stays. */
  wear(film: Film): void;
  use(tool: Tool): void;
  /** Goes to a step that there is work for; other steps are ignored. */
  go(step: Step): void;
  /** Opens a photo of one of our kitchens, for a visitor who has none at hand. */
  trySample(): Promise<void>;
  /** The next two taps are opposite corners of a run; or the next four are its corners, along its edge. */
  startRun(): void;
  /** Puts a run in the middle, to be moved into place by its corners. */
  addRun(): Promise<void>;
  /** Adds a corner of a run. One opposite the first completes it, else the fourth; then the program divides it into fronts. */
  tapRun(at: Point): Promise<void>;
  removeRun(id: number): void;
  /** Shows the corners of a run, to be moved; `undefined` hides them. */
  adjust(run: number | undefined): void;
  dragRunCorner(corner: number, to: Point): void;
  dropRunCorner(corner: number): Promise<void>;
  /** Moves a side of a run in its own plane, as far as its fronts leave room. @param side named by its first corner */
  dragRunSide(run: number, side: number, to: Point): void;
  dropRunSide(run: number, side: number): Promise<void>;
  nudgeRunCorner(corner: number, by: Point): void;
  /** The focus left a corner: if the arrow keys moved it, the run is divided anew. */
  leaveRunCorner(corner: number): Promise<void>;
  /**
   * A tap on the photo while fronts are checked: on a line it removes that, on a front it does what `means` says (divides it there, where its parts most likely meet), and beside all runs it is
   * the first corner of another run. Where it would divide, a tap on the bar of a front calls a door a drawer, or the reverse.
   *
   * @param reach how far from a line it may be, in px of the photo
   * @param least half the side of the smallest target, in px of the photo
   */
  press(at: Point, reach: number, least?: number): Promise<void>;
  /** A swipe while fronts are checked: sideways, it leaves out the front in its middle, or gives that film again. */
  swipe(from: Point, to: Point): void;
  mean(means: TapMeaning): void;
  /** Says that the lines are right: the program is sure of them from now on, which is no step. */
  trustLines(): void;
  /** Divides a front of a run: beside each other for `x`, above each other for `y`. */
  divide(front: number, axis: Axis): Promise<void>;
  /** Says what a front is; `undefined`: its size tells. */
  setKind(front: number, kind: FrontKind | undefined): void;
  dragLine(run: number, key: string, to: Point): void;
  /** Ends a drag of a line. */
  dropLine(): void;
  nudgeLine(run: number, key: string, by: number): void;
  removeLine(run: number, key: string): void;
  /** Says how many there are in all. */
  count(kind: keyof Count, total: number): void;
  /** One tap on a front that stands alone: offers what it may mean. */
  tapFront(at: Point): Promise<void>;
  /** Adds one of the fronts that are offered. */
  chooseOffered(index: number): void;
  /** The next two taps are opposite corners of a front. */
  startTaps(): void;
  stopTaps(): void;
  /** Adds a corner of the new front; the one opposite completes it. */
  tap(at: Point): void;
  /** Adds a front in the middle, to be dragged into place. */
  addFront(): void;
  /** Adds a front like the selected one, next to it. */
  duplicate(): void;
  remove(): void;
  turn(): void;
  select(id: number | undefined): void;
  grab(): void;
  dragCorner(corner: number, to: Point): void;
  /** Moves a side of the selected front, in its own plane. @param side named by its first corner */
  dragSide(side: number, to: Point): void;
  /** Moves the selected front in its own plane. */
  dragFront(from: Point, to: Point): void;
  /** Ends a drag: these corners, or all four, snap to nearby edges. */
  drop(...corners: readonly number[]): void;
  nudgeCorner(corner: number, by: Point): void;
  /** Moves the selected front in its own plane. */
  nudgeFront(by: Point): void;
  setSnapping(on: boolean): void;
  startStroke(at: Point): void;
  goOnStroke(at: Point): void;
  endStroke(): void;
  setBrush(brush: Partial<PhotoStudioData['brush']>): void;
  setKeepDetails(on: boolean): void;
  setLighter(lighter: number): void;
  compare(divider: number): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  save(): Promise<void>;
  /** Adds the picture to the visitor's request. Resolves with whether it is there. */
  attach(): Promise<boolean>;
  /**
   * Adds the picture to the request that the visitor goes on to. Resolves with whether to go on: after a failure the visitor stays once, to
   * read what is wrong, and may then go on without it.
   */
  takeAlong(): Promise<boolean>;
  /** What the next page of the visit needs to go on with this photo; `undefined` when there is none. */
  kept(): KeptWork | undefined;
  /** Goes on with what was kept. A photo that is no longer stored, or that the visitor has chosen meanwhile, changes nothing. */
  restore(kept: KeptWork): Promise<void>;
}

export interface PhotoStudioState extends PhotoStudioData, PhotoStudioActions {
  /** The canvases that show an open photo. */
  surfaces?: Painter['surfaces'];
}

export type PhotoStudioStore = StoreApi<PhotoStudioState>;

export interface PhotoStudioViewProps {
  store: PhotoStudioStore;
  lang: Language;
  ways: WaysOn;
  /** The room that the photo is like. */
  room: Room;
  onRoom(room: Room): void;
  /** The price of so many doors and drawers in the film; `undefined` where fronts have no price. */
  amount(count: Count): number | undefined;
  /** The films to choose from, and what else goes with one: shown where a film is chosen. */
  children: ReactNode;
}

/** Where a visitor goes on with the picture, the count and the film. */
export interface WaysOn {
  /** Address of the calculator, filled in. */
  calculator: string;
  /** Address of the quote form, where there is one to go to. */
  quote?: string | undefined;
  /** Whether the picture can go along: a form of this site takes it over. On a page of another origin it cannot leave that page. */
  carries: boolean;
  /** Hands over count and film. True when a form on this page has taken them. */
  take(to: 'calculator' | 'quote'): boolean;
}

/** The props of the parts of the view. */
export interface StudioPartProps {
  state: PhotoStudioState;
  copy: PhotoStudioCopy;
}
