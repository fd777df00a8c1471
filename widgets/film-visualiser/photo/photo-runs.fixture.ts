import type { Quad } from './engine/geometry.ts';
import type { Painter } from './painter.ts';
import { corners, studio } from './photo-studio.fixture.ts';
import { linesOfRun } from './runs/marked-run.ts';
import { frontsOfWork, totalCount } from './runs/work-fronts.ts';

/** A photo with one run: two doors side by side, 190 px wide and 290 px high in all. */
export async function withRun(around: Quad = corners) {
  const given = await studio();
  given.painter.planeAt = async () => around;
  for (const corner of around) await given.state().tapRun(corner);
  const { work } = given;
  return {
    ...given,
    fronts: () => frontsOfWork(work()),
    run: () => work().runs[0]!,
    line: () => linesOfRun(work().runs[0]!)[0]!,
    total: () => totalCount(work()),
  };
}

/** A program that divides when the test says so. */
export function slowly({ splitRun }: Painter) {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  return { split: (async (...run) => asked.then(() => splitRun(...run))) as Painter['splitRun'], answer };
}

export const at = (x: number, y: number) => ({ x, y });
export const inLeftDoor = at(150, 300);
export const onLine = at(199, 250);
