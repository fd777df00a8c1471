import { createEngine, type Engine, type Scene } from './engine.ts';
import type { Point, Quad } from './geometry.ts';
import type { Picture } from './picture.ts';

/** The engine for a photo that is shown smaller than it is. Scenes and quads are in pixels of the whole photo. */
export interface StagedEngine extends Engine {
  /** Of the whole photo, in pixels. */
  width: number;
  /** Paints this scene as large as the photo, for the picture that the visitor keeps. What the stage shows stays as it is. */
  paintWhole(scene: Scene): ReturnType<Engine['paint']>;
}

/** Width and height, in pixels. */
export type Size = Pick<Picture, 'width' | 'height'>;

/**
 * Paints at the stage's size, and looks for fronts and their edges in the whole photo.
 *
 * @param whole the photo as it was taken
 * @param staged the same photo, as large as it is shown
 */
export function createStagedEngine(whole: Picture, staged: Picture): StagedEngine {
  const scale = { x: staged.width / whole.width, y: staged.height / whole.height };
  const evidence = createEngine(whole);
  const stage = scale.x === 1 ? evidence : createEngine(staged);
  const grains = new Map<string, Picture>();
  return {
    ...evidence,
    width: whole.width,
    addGrain(name, picture) {
      grains.set(name, picture);
      stage.addGrain(name, picture);
    },
    paint: (scene) => stage.paint(scaled(scene, scale)),
    paintWhole(scene) {
      // Made for one picture and then dropped: prepared fronts of a whole photo take more memory than the photo itself.
      const engine = createEngine(whole);
      const { grain } = scene.film;
      const picture = grain && grains.get(grain);
      if (picture) engine.addGrain(grain, picture);
      return engine.paint(scene);
    },
  };
}

function scaled(scene: Scene, { x, y }: Point): Scene {
  const point = (at: Point): Point => ({ x: at.x * x, y: at.y * y });
  return {
    ...scene,
    fronts: scene.fronts.map((front) => ({ ...front, quad: front.quad.map(point) as unknown as Quad })),
    strokes: scene.strokes.map((stroke) => ({
      ...stroke,
      points: stroke.points.map(point),
      radius: stroke.radius * x,
    })),
  };
}
