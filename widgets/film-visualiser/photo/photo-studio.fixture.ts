import { readFilm } from '../../domain/film/films.ts';
import { PhotoRefused, type Ports } from '../../kit/ports.ts';
import { fakePorts } from '../../request/ports.fixture.ts';
import { findEdges } from './engine/edges.ts';
import type { Scene } from './engine/engine.ts';
import type { Quad } from './engine/geometry.ts';
import { frontsOf } from './engine/runs/run.ts';
import { pictureOf } from './engine/synthetic.fixture.ts';
import type { Painter } from './painter.ts';
import { createPhotoStudioStore } from './photo-studio.store.ts';

/** A studio with a painter that records calls, and photos that open by their name. */
export async function studio(
  given: Partial<Ports> = {},
  withPhoto = true,
  samplePhoto = async () => new File(['sample.jpg'], 'sample.jpg'),
) {
  const scenes: Scene[] = [];
  const loaded: string[] = [];
  const files: [string, string][] = [];
  const painter: Painter = {
    async load(photo) {
      loaded.push(await photo.text());
      return { width: 800, height: 600, edges };
    },
    async paint(scene) {
      scenes.push(scene);
      return { grainMissing: false };
    },
    // Two doors side by side.
    splitRun: async (quad) => {
      const lines = { columns: [{ at: 0.5, tilt: 0, sure: 0.9 }], rows: [[], []] };
      return { quad, lines, fronts: frontsOf(lines, quad, { width: 800, height: 600 }) };
    },
    // Beside each other, at two thirds of the front; above each other in its middle.
    divideFront: async ({ sides: { left, right, top, bottom }, axis }) => {
      const line = (from: number, to: number, share: number) => ({
        at: from + share * (to - from),
        tilt: 0,
        sure: 0.8,
      });
      return axis === 'y'
        ? { columns: [], rows: [[line(top, bottom, 1 / 2)]] }
        : { columns: [line(left, right, 2 / 3)], rows: [[], []] };
    },
    snapCorners: async (quad) => quad,
    planeAt: async () => corners,
    suggestFront: async () => ({ front: corners, others: [wider, taller] }),
    picture: async (scene) => new Blob([`picture ${scene.film.grain ?? 'plain'}`]),
  };
  const pictures = new Map<string, Blob>();
  let references = 0;
  const ports = fakePorts({
    now: () => new Date(1_700_000_000_000),
    preparePhoto: async (file) => {
      if (file.name.endsWith('.txt')) throw new PhotoRefused('not-an-image');
      return { blob: file, objectName: `object ${file.name}`, thumbnail: { close() {} } as ImageBitmap };
    },
    recallForVisit: () => undefined,
    rememberForVisit: () => true,
    newReference: () => `WR-${++references}`,
    pictures: async () => ({
      keepPicture: async (name, picture) => Boolean(pictures.set(name, picture)),
      pictureOf: async (name) => pictures.get(name),
      forgetPictures: async (names) => names.forEach((name) => void pictures.delete(name)),
    }),
    ...given,
  });
  const open = (worn = film('WF-116')) =>
    createPhotoStudioStore({
      ports,
      film: worn,
      createPainter: async () => painter,
      samplePhoto,
      download: async (file, name) => files.push([name, await file.text()]),
    });
  let store = open();
  const state = () => store.getState();
  const work = () => state().history.now;
  const choose = (name: string) => state().choose(new File([name], name));
  /** Marks a front that stands alone. */
  const mark = async () => {
    state().use('mark');
    await state().tapFront({ x: 200, y: 250 });
    state().chooseOffered(0);
  };
  /** Leaves the page, and opens it anew with what was kept as text. */
  const comeBack = async () => {
    // A photo is kept as soon as it is opened.
    await new Promise((resolve) => setTimeout(resolve));
    const kept = JSON.stringify(state().kept() ?? null);
    const { room, film } = work();
    store = open(film);
    void state().photograph(room, film);
    if (kept !== 'null') await state().restore(JSON.parse(kept));
  };
  if (withPhoto) await choose('kitchen.jpg');
  return { state, work, painter, scenes, loaded, files, ports, choose, mark, comeBack };
}

/** The film with this code. */
export const film = (code: string) => readFilm(code)!;

/** The corners of the front that `mark` marks, and where tests mark a run. */
export const corners: Quad = [
  { x: 100, y: 100 },
  { x: 300, y: 110 },
  { x: 290, y: 400 },
  { x: 105, y: 390 },
];
/** What else a tap on it may mean. */
const wider: Quad = [corners[0], { x: 500, y: 110 }, { x: 490, y: 400 }, corners[3]];
const taller: Quad = [corners[0], corners[1], { x: 290, y: 590 }, { x: 105, y: 590 }];

const edges = findEdges(pictureOf(64, 48, () => [128, 128, 128]));
