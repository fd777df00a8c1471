import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { loadPictureNotes } from '../../../site/lib/pictures/picture-source.ts';
import type { Quad } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import type { FrontKind } from '../../../widgets/film-visualiser/photo/engine/runs/run.ts';

/** A front as the scene has it, in px of its picture. */
export interface TrueFront {
  quad: Quad;
  column: number;
  row: number;
  kind: FrontKind;
  /** In cm. */
  width: number;
  height: number;
  /** The share that something stands before, or that is outside the picture. */
  hidden: number;
}

export interface TrueRun {
  name: string;
  quad: Quad;
  /** In cm. */
  width: number;
  height: number;
  fronts: readonly TrueFront[];
}

/** A render with the true corners of its fronts. */
export interface Room {
  name: string;
  file: string;
  /** Figures of the rooms that are kept for measuring are never looked at while the program is changed. */
  half: 'tuning' | 'kept';
  /** No figure was chosen by it. */
  isLast?: boolean;
  /** What kind of room it is. */
  kind: string;
  width: number;
  height: number;
  runs: readonly TrueRun[];
}

/** What `scenes/view.py` writes. */
interface Corners {
  width: number;
  height: number;
  runs: readonly {
    name: string;
    quad: Pair[];
    width: number;
    height: number;
    fronts: readonly (Omit<TrueFront, 'quad'> & { quad: Pair[] })[];
  }[];
}

type Pair = readonly [number, number];

const folder = 'tests/film-photos/rooms';
/** Rooms of the site, by scene, and by the shot of it where it has more than one: no scene is in both halves. */
const ofTheSite = {
  kitchen: { half: 'tuning', kind: 'kitchen' },
  counter: { half: 'tuning', kind: 'cupboards' },
  island: { half: 'kept', kind: 'island' },
  'island-day': { half: 'kept', kind: 'island' },
  wardrobe: { half: 'kept', kind: 'cupboards' },
} as const;

/** Whether a room that was made from this number is kept for measuring. */
const isKept = (number: number) => (number >= 7 && number < 20) || isLast(number);
/** Those that were made last: no figure was chosen by them. */
const isLast = (number: number) => number >= 65;

/** All rooms: those of the site, and those that were made for measuring (`scenes/measuring.py`). */
export async function measuringSet(): Promise<Room[]> {
  const site = Object.entries(ofTheSite).flatMap(([shot, how]) =>
    picturesOf(shot).map((name) => ({
      name,
      file: `site/pictures/${name}.webp`,
      ...how,
      ...corners(shot),
    })),
  );
  const made = readdirSync(folder)
    .filter((file) => /^room-\d+\.webp$/.test(file))
    .map((file) => {
      const name = file.replace('.webp', '');
      const number = Number(name.replace('room-', ''));
      const found = corners(name);
      const kind =
        number % 7 === 0
          ? 'cupboards'
          : found.runs.some((run) => run.name === 'island')
            ? 'island'
            : 'kitchen';
      return {
        name,
        file: `${folder}/${file}`,
        half: isKept(number) ? 'kept' : 'tuning',
        isLast: isLast(number),
        kind,
        ...found,
      } as const;
    });
  return Promise.all([...site, ...made].map(inItsOwnSize));
}

/** The pictures of a shot, as in `ofTheSite`: another shot of the scene has its fronts elsewhere. */
function picturesOf(shot: string): string[] {
  return Object.entries(loadPictureNotes()).flatMap(([id, { render }]) =>
    render && [render.scene, render.shot].filter(Boolean).join('-') === shot ? [id] : [],
  );
}

/** Corners are written for one size of a scene; some pictures of it are smaller. */
async function inItsOwnSize(room: Room): Promise<Room> {
  const { width, height } = await sharp(room.file).metadata();
  const scale = width / room.width;
  const scaled = (quad: Quad) => quad.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Quad;
  const runs = room.runs.map((run) => ({
    ...run,
    quad: scaled(run.quad),
    fronts: run.fronts.map((front) => ({ ...front, quad: scaled(front.quad) })),
  }));
  return { ...room, width, height, runs };
}

/** The most of a front that may be hidden, for its run to be marked at all; and on average, to count as free. */
const [mostHidden, free] = [0.5, 0.12];

function corners(name: string): Pick<Room, 'width' | 'height' | 'runs'> {
  const file = `${folder}/${name}.json`;
  if (!existsSync(file)) throw new Error(`${file} is missing: make-rooms.cli.ts writes it.`);
  const { width, height, runs } = JSON.parse(readFileSync(file, 'utf8')) as Corners;
  const quadOf = (pairs: Pair[]) => pairs.map(([x, y]) => ({ x, y })) as unknown as Quad;
  return {
    width,
    height,
    runs: runs
      .map((run) => ({
        ...run,
        quad: quadOf(run.quad),
        fronts: run.fronts.map((front) => ({ ...front, quad: quadOf(front.quad) })),
      }))
      .filter(({ fronts }) => fronts.every(({ hidden }) => hidden <= mostHidden)),
  };
}

/** The name of the scene that a room is a render of. */
export function sceneOf({ name }: Room): string {
  return name.startsWith('room-') ? name : name.split('-')[0]!;
}

/** Whether nothing to speak of stands before a run. */
export function isFree({ fronts }: TrueRun): boolean {
  return fronts.reduce((sum, { hidden }) => sum + hidden, 0) / fronts.length < free;
}
