import type { StoreApi } from 'zustand/vanilla';
import type { Film } from '../../domain/film/films.ts';
import type { Language } from '../../domain/text.ts';
import type { PhotoRefusal, Ports } from '../../kit/ports.ts';
import type { Edges } from './engine/edges.ts';
import type { Point } from './engine/geometry.ts';
import type { Stroke } from './engine/mask.ts';
import type { Front } from './engine/prepare-front.ts';
import type { History } from './history.ts';
import type { Painter } from './painter.ts';
import type { PhotoStudioCopy } from './photo-studio.copy.ts';

/** A photo as it is worked on: at most 2048 px, upright, without metadata. */
export interface StudioPhoto {
  blob: Blob;
  width: number;
  height: number;
  edges: Edges;
}

/** All that can be undone. */
export interface Work {
  photo?: StudioPhoto;
  fronts: readonly Front[];
  strokes: readonly Stroke[];
  /** From -100, darker, to 100, lighter. */
  lighter: number;
  /** Handles and gaps that are found stay as they are. */
  keepDetails: boolean;
}

/** Before anything was done; there is no photo yet. */
export const noWork: Work = { fronts: [], strokes: [], lighter: 0, keepDetails: true };

/** What the pointer does on the photo: mark fronts, brush, or compare. */
export type Tool = 'mark' | 'brush' | 'compare';

/** What is told to the visitor, once and aloud. */
export type Notice =
  | { kind: PhotoRefusal | 'opening' | 'no-painter' | 'no-paint' | 'grain-missing' | 'no-picture' }
  | {
      kind:
        | 'attached'
        | 'too-many'
        | 'glass'
        | 'not-a-front'
        | 'taps'
        | 'added'
        | 'removed'
        | 'undone'
        | 'redone';
    }
  | { kind: 'corner'; corner: number; at: Point };

/** What the studio gets from outside. */
export interface PhotoStudioContext {
  ports: Ports;
  /** Made when the first photo is chosen. */
  createPainter(): Promise<Painter>;
  /** Gives the visitor a file. */
  download(file: Blob, name: string): void;
  /** On the fronts at first; one for glass will not do. */
  film: Film;
}

export interface PhotoStudioData {
  history: History<Work>;
  /** The film on the fronts; none of glass. */
  film: Film;
  tool: Tool;
  /** Corners tapped for a new front; undefined when none is being tapped. */
  taps?: readonly Point[];
  /** The front whose corners can be dragged. */
  selected?: number;
  dragging: boolean;
  snapping: boolean;
  brush: { radius: number; erase: boolean };
  /** How much of the photo before is shown, 0 to 100. */
  open: number;
  opening: boolean;
  notice?: Notice;
  /** What was added to the request last. */
  attached?: { work: Work; film: Film };
}

export interface PhotoStudioActions {
  /** Opens a photo. What was marked on another goes, and can be undone. */
  choose(file: File): Promise<void>;
  /** Another film; one for glass is not shown, and the last stays. */
  wear(film: Film): void;
  use(tool: Tool): void;
  startTaps(): void;
  stopTaps(): void;
  /** A corner of the new front; the fourth completes it. */
  tap(at: Point): void;
  /** Puts a front into the middle, to be dragged from there. */
  addFront(): void;
  /** One like the selected, beside it. */
  duplicate(): void;
  remove(): void;
  turn(): void;
  select(id: number | undefined): void;
  grab(): void;
  dragCorner(corner: number, to: Point): void;
  dragFront(by: Point): void;
  /** Let go: the corner, or all four, go to the edges that are near. */
  drop(corner?: number): void;
  nudgeCorner(corner: number, by: Point): void;
  setSnapping(on: boolean): void;
  startStroke(at: Point): void;
  goOnStroke(at: Point): void;
  endStroke(): void;
  setBrush(brush: Partial<PhotoStudioData['brush']>): void;
  setKeepDetails(on: boolean): void;
  setLighter(lighter: number): void;
  compare(open: number): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  save(): Promise<void>;
  attach(): Promise<void>;
}

export interface PhotoStudioState extends PhotoStudioData, PhotoStudioActions {
  /** Once a photo is open: what it is seen on. */
  surfaces?: Painter['surfaces'];
}

export type PhotoStudioStore = StoreApi<PhotoStudioState>;

export interface PhotoStudioViewProps {
  store: PhotoStudioStore;
  lang: Language;
  /** Where the quote form is; without one nothing can be added to a request. */
  requestLink?: string;
}

/** What the parts of the view get. */
export interface StudioPartProps {
  state: PhotoStudioState;
  copy: PhotoStudioCopy;
}
