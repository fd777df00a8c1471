import { frontProportion } from '../engine/front-proportion.ts';
import { distance, type Point, type Quad } from '../engine/geometry.ts';
import type { Front } from '../engine/prepare-front.ts';
import { type FrontKind, kindOf } from '../engine/runs/run.ts';
import type { Work } from '../photo-studio.state.ts';
import { subjectOf } from '../subject.ts';
import { frontsOfRun, type RunFront } from './marked-run.ts';

/** How many doors and drawers: all that the price of a kitchen asks. Of anything else, `doors` counts the fronts or the windows. */
export interface Count {
  doors: number;
  drawers: number;
}

export const noCount: Count = { doors: 0, drawers: 0 };

/** A front on the photo, of a run or on its own. */
export interface PhotoFront {
  id: number;
  quad: Quad;
  kind: FrontKind;
  turned: boolean;
  /** The run that it belongs to; absent for one that stands alone. */
  run?: number;
  /** In cm; absent for one that stands alone. */
  width?: number;
  height?: number;
  lines?: RunFront['lines'];
}

/** All fronts on the photo: run by run, then those that stand alone. */
export function frontsOfWork({ photo, runs, fronts }: Work): PhotoFront[] {
  if (!photo) return [];
  return [
    ...runs.flatMap((run) =>
      frontsOfRun(run, photo).map((front) => ({ ...front, run: run.id, turned: false })),
    ),
    ...fronts.map((front) => ({
      ...front,
      kind: front.kind ?? kindOf(frontProportion(front.quad, photo), 1),
    })),
  ];
}

/** A quad in the plane that a place in the photo is most likely in: that of the nearest run, or of the nearest front that stands alone. */
export function planeNear({ runs, fronts }: Work, at: Point): Quad | undefined {
  const away = ({ quad }: { quad: Quad }) => Math.min(...quad.map((corner) => distance(corner, at)));
  return [...runs, ...fronts].sort((a, b) => away(a) - away(b))[0]?.quad;
}

/** The fronts that get film. */
export function filmedFronts(work: Work): Front[] {
  return frontsOfWork(work)
    .filter(({ kind }) => kind !== 'other')
    .map(({ id, quad, turned, width, height }) => ({
      id,
      quad,
      turned,
      ...(width && height && { longerSide: Math.max(width, height) / 100 }),
    }));
}

/** How many are marked on the photo. Only a kitchen tells doors and drawers apart; windows count as doors. */
export function markedCount(work: Work): Count {
  const subject = subjectOf(work.room);
  const fronts = frontsOfWork(work);
  const of = (kind: FrontKind) => fronts.filter((each) => each.kind === kind).length;
  if (subject === 'kitchen') return { doors: of('door'), drawers: of('drawer') };
  const counted = subject === 'windows' ? work.runs.length : fronts.length - of('other');
  return { doors: counted, drawers: 0 };
}

/** How many there are in all, with those that the visitor added or took off by number. */
export function totalCount(work: Work): Count {
  const { doors, drawers } = markedCount(work);
  const { extra } = work;
  return { doors: Math.max(0, doors + extra.doors), drawers: Math.max(0, drawers + extra.drawers) };
}
