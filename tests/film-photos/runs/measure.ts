import type { Point, Quad } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import { apply, ontoQuad } from '../../../widgets/film-visualiser/photo/engine/homography.ts';
import type { Run } from '../../../widgets/film-visualiser/photo/engine/runs/run.ts';
import { snapCorners } from '../../../widgets/film-visualiser/photo/engine/runs/snap-corners.ts';
import { splitRun } from '../../../widgets/film-visualiser/photo/engine/runs/split-run.ts';
import {
  suggestFront,
  sureMargin,
} from '../../../widgets/film-visualiser/photo/engine/runs/suggest-front.ts';
import { randomFrom, type Shot } from './cameras.ts';
import { isFree, type TrueRun } from './measuring-set.ts';
import { overlapOf, type RunScore, scoreOf } from './score.ts';

/** A run as a visitor marked it and the program split it. */
export interface MeasuredRun {
  shot: Shot;
  truth: TrueRun;
  isFree: boolean;
  run: Run;
  score: RunScore;
  /** In ms. */
  duration: number;
}

export interface MeasuredTap {
  shot: Shot;
  /** 0 to 1; 0 where nothing was suggested. */
  overlap: number;
  /** The overlap of the best of all that were offered. */
  best: number;
  isPlaced: boolean;
  margin: number;
}

/** How far a visitor's corners are off, in px of a photo of 1024 px. */
const off = 6;

/** Marks the runs of a photo as a visitor would, and splits them. */
export function measureRuns(shot: Shot, snapping = true): MeasuredRun[] {
  const { picture } = shot;
  return shot.runs.map((truth) => {
    const marked = markedBy(truth, picture, shot.room.name);
    const start = performance.now();
    const run = splitRun(picture, snapping ? snapCorners(picture, marked) : marked);
    const duration = performance.now() - start;
    return { shot, truth, isFree: isFree(truth), run, score: scoreOf(run, truth), duration };
  });
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
        if (!suggestion) return { shot, overlap: 0, best: 0, isPlaced: false, margin: 0 };
        const { front, margin, others } = suggestion;
        const overlap = overlapOf(front, quad);
        const best = Math.max(overlap, ...others.map((other) => overlapOf(other, quad)));
        return { shot, overlap, best, isPlaced: margin >= sureMargin, margin };
      }),
  );
}

/**
 * The touches for a room: four corners a run and one for each further run; then a tap for each line that is missing or wrong and for each
 * front that is named wrongly.
 */
export function touchesOf(runs: readonly MeasuredRun[]): number {
  const corrections = runs.map(({ score }) => score.lines - score.found + score.wrong + score.misnamed);
  return 5 * runs.length - 1 + corrections.reduce((sum, count) => sum + count, 0);
}
