import { distance, type Point, type Quad } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import { apply, ontoQuad } from '../../../widgets/film-visualiser/photo/engine/homography.ts';
import type { Run } from '../../../widgets/film-visualiser/photo/engine/runs/run.ts';
import { snapCorners } from '../../../widgets/film-visualiser/photo/engine/runs/snap-corners.ts';
import { splitRun } from '../../../widgets/film-visualiser/photo/engine/runs/split-run.ts';
import {
  squareAround,
  suggestFront,
} from '../../../widgets/film-visualiser/photo/engine/runs/suggest-front.ts';
import { runOfOpposites } from '../../../widgets/film-visualiser/photo/marking.ts';
import type { StudioPhoto } from '../../../widgets/film-visualiser/photo/photo-studio.state.ts';
import { randomFrom, type Shot } from './cameras.ts';
import { correctionsOf } from './correct.ts';
import { isFree, type TrueRun } from './measuring-set.ts';
import { overlapOf, type RunScore, scoreOf } from './score.ts';

/** A run as a visitor marked it and the program split it. */
export interface MeasuredRun {
  shot: Shot;
  truth: TrueRun;
  isFree: boolean;
  /** The touches that marked it. */
  marks: number;
  run: Run;
  score: RunScore;
  /** The touches that put right what the program found. */
  corrections: number;
  /** In ms. */
  duration: number;
}

export interface MeasuredTap {
  shot: Shot;
  /** 0 to 1; 0 where nothing was suggested. */
  overlap: number;
  /** The overlap of the best of all that were offered. */
  best: number;
}

/** How far a visitor's corners are off, in px of a photo of 1024 px. */
const off = 6;

/** Marks the runs of a photo as a visitor would, and splits them. */
export function measureRuns(shot: Shot, snapping = true): MeasuredRun[] {
  const { picture } = shot;
  let before: Quad | undefined;
  return inOrder(shot.runs).map((truth) => {
    const { quad, marks } = marked(shot, truth, before);
    const start = performance.now();
    const run = splitRun(picture, snapping ? snapCorners(picture, quad) : quad);
    const duration = performance.now() - start;
    before = run.quad;
    const corrections = correctionsOf(picture, run, truth);
    return {
      shot,
      truth,
      isFree: isFree(truth),
      marks,
      run,
      score: scoreOf(run, truth),
      corrections,
      duration,
    };
  });
}

/** The studio asks for base units first. */
function inOrder(runs: readonly TrueRun[]): TrueRun[] {
  const isBase = ({ name }: TrueRun) => (name === 'base' ? 0 : 1);
  return [...runs].sort((a, b) => isBase(a) - isBase(b) || b.width * b.height - a.width * a.height);
}

/** A corner that is farther off than this, in px of a photo of 1024 px, is put right. */
const wrong = 12;

/** Two taps at opposite corners, and a touch for each other corner that is wrong; four taps if the two do not form a run. */
function marked({ picture, room }: Shot, truth: TrueRun, before?: Quad): { quad: Quad; marks: number } {
  const byHand = markedBy(truth, picture, room.name);
  const photo = picture as unknown as StudioPhoto;
  const [a, , c] = byHand;
  const plane = before ?? squareAround(picture, { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 });
  const found = runOfOpposites(photo, [a, c], plane, false);
  if (!found) return { quad: byHand, marks: 4 };
  const far = (wrong * Math.max(picture.width, picture.height)) / 1024;
  const isWrong = found.map((corner, i) => distance(corner, truth.quad[i]!) > far);
  const quad = found.map((corner, i) => (isWrong[i] ? byHand[i]! : corner)) as unknown as Quad;
  return { quad, marks: 2 + isWrong.filter(Boolean).length };
}

/** The corners of a run as a visitor marks them. @param by the same name makes the same mistakes */
export function markedBy(truth: TrueRun, photo: { width: number; height: number }, by: string): Quad {
  const random = randomFrom([...`${by}${truth.name}`].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 3));
  const scale = Math.max(photo.width, photo.height) / 1024;
  const miss = () => (2 * random() - 1) * off * scale;
  return truth.quad.map(({ x, y }) => ({ x: x + miss(), y: y + miss() })) as unknown as Quad;
}

/** Taps once in each front that is in view. */
export function measureTaps(shot: Shot): MeasuredTap[] {
  const { picture, room } = shot;
  const random = randomFrom(room.name.length);
  return shot.runs.flatMap(({ fronts }) =>
    fronts
      .filter(({ hidden, kind }) => hidden === 0 && kind !== 'other')
      .map(({ quad }): MeasuredTap => {
        const at: Point = apply(ontoQuad(quad), { x: 0.3 + 0.4 * random(), y: 0.3 + 0.4 * random() });
        const suggestion = suggestFront(picture, at);
        if (!suggestion) return { shot, overlap: 0, best: 0 };
        const { front, others } = suggestion;
        const overlap = overlapOf(front, quad);
        const best = Math.max(overlap, ...others.map((other) => overlapOf(other, quad)));
        return { shot, overlap, best };
      }),
  );
}

/** The touches for a room: those that mark its runs, and those that put them right. */
export function touchesOf(runs: readonly MeasuredRun[]): number {
  return runs.reduce((sum, { marks, corrections }) => sum + marks + corrections, 0);
}
