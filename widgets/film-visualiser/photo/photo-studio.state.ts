import type { StoreApi } from 'zustand/vanilla';
import type { Film } from '../../domain/film/films.ts';
import type { Language } from '../../domain/text.ts';
import type { Ports } from '../../kit/ports.ts';
import type { Edges } from './engine/edges.ts';
import type { Point } from './engine/geometry.ts';
import type { Stroke } from './engine/mask.ts';
import type { Front } from './engine/prepare-front.ts';
import type { History } from './history.ts';
import type { Notice } from './notice.ts';
import type { Painter } from './painter.ts';
import type { PhotoStudioCopy } from './photo-studio.copy.ts';

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
  fronts: readonly Front[];
  strokes: readonly Stroke[];
  /** From -100, darker, to 100, lighter. */
  lighter: number;
  /** Keeps the handles and gaps that the engine finds. */
  keepDetails: boolean;
}

/** The initial work, without a photo. */
export const noWork: Work = { fronts: [], strokes: [], lighter: 0, keepDetails: true };

/** What the pointer does on the photo: mark fronts, brush, or compare. */
export type Tool = 'mark' | 'brush' | 'compare';

/** What the studio needs from outside. */
export interface PhotoStudioContext {
  ports: Ports;
  /** Called when the first photo is chosen. */
  createPainter(): Promise<Painter>;
  /** Saves a file for the visitor. */
  download(file: Blob, name: string): void;
  /** The film on the fronts at first; it must not be one for glass. */
  film: Film;
}

export interface PhotoStudioData {
  history: History<Work>;
  /** The film on the fronts; never one for glass. */
  film: Film;
  tool: Tool;
  /** The corners tapped so far for a new front; undefined when none is being tapped. */
  taps?: readonly Point[];
  /** The front whose corners can be dragged. */
  selected?: number;
  dragging: boolean;
  snapping: boolean;
  brush: { radius: number; erase: boolean };
  /** The share of the photo that is shown without film, 0 to 100. */
  divider: number;
  opening: boolean;
  notice?: Notice;
  /** The picture that was added to the request last. */
  attached?: { work: Work; film: Film };
}

export interface PhotoStudioActions {
  /** Opens a photo. Removes the marks on the previous one, which can be undone. */
  choose(file: File): Promise<void>;
  /** Shows another film. For a film for glass the current one stays. */
  wear(film: Film): void;
  use(tool: Tool): void;
  startTaps(): void;
  stopTaps(): void;
  /** Adds a corner of the new front; the fourth completes it. */
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
  dragFront(by: Point): void;
  /** Ends a drag: the corner, or all four, snap to nearby edges. */
  drop(corner?: number): void;
  nudgeCorner(corner: number, by: Point): void;
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
  attach(): Promise<void>;
}

export interface PhotoStudioState extends PhotoStudioData, PhotoStudioActions {
  /** The canvases that show an open photo. */
  surfaces?: Painter['surfaces'];
}

export type PhotoStudioStore = StoreApi<PhotoStudioState>;

export interface PhotoStudioViewProps {
  store: PhotoStudioStore;
  lang: Language;
  /** Link to the quote form; without it nothing can be added to a request. */
  requestLink?: string;
}

/** The props of the parts of the view. */
export interface StudioPartProps {
  state: PhotoStudioState;
  copy: PhotoStudioCopy;
}
