import type { Facing } from './rectify.ts';
import type { RunFront, RunLines } from './run.ts';

/** How far the colour of a front must be from that of the run, in bytes, to be something else. */
const foreign = 48;
/** Ovens and panes are at most this bright. */
const dark = 75;

/** Marks ovens, dishwashers and glass among the fronts: only where they clearly look other than the rest. */
export function withOthers(view: Facing, fronts: readonly RunFront[], lines: RunLines): RunFront[] {
  const looks = fronts.map((front) => lookOf(view, front, lines));
  const areas = fronts.map(({ width, height }) => width * height);
  const usual = usualLook(looks, areas);
  return fronts.map((front, i) => {
    const look = looks[i]!;
    const isOther = look.light < dark && distanceOf(look, usual) > foreign;
    return isOther ? { ...front, kind: 'other' } : front;
  });
}

interface Look {
  light: number;
  red: number;
  yellow: number;
}

/** The median colour of a front's middle. */
function lookOf(view: Facing, { column, row }: RunFront, { columns, rows }: RunLines): Look {
  const across = [0, ...columns.map(({ at }) => at), 1];
  const down = [0, ...(rows[column] ?? []).map(({ at }) => at), 1];
  const steps = 12;
  const samples: Record<keyof Look, number[]> = { light: [], red: [], yellow: [] };
  for (let i = 1; i < steps; i++)
    for (let j = 1; j < steps; j++) {
      const x = across[column]! + ((across[column + 1]! - across[column]!) * i) / steps;
      const y = down[row]! + ((down[row + 1]! - down[row]!) * j) / steps;
      const at =
        Math.min(Math.floor(y * view.height), view.height - 1) * view.width +
        Math.min(Math.floor(x * view.width), view.width - 1);
      for (const key of ['light', 'red', 'yellow'] as const) samples[key].push(view[key][at]!);
    }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return { light: middle(samples.light), red: middle(samples.red), yellow: middle(samples.yellow) };
}

function distanceOf(a: Look, b: Look): number {
  return Math.hypot(a.light - b.light, a.red - b.red, a.yellow - b.yellow);
}

/** The look that is nearest to all others, by their area. */
function usualLook(looks: readonly Look[], areas: readonly number[]): Look {
  const far = (look: Look) => looks.reduce((sum, other, i) => sum + areas[i]! * distanceOf(look, other), 0);
  return looks.reduce((best, look) => (far(look) < far(best) ? look : best));
}
