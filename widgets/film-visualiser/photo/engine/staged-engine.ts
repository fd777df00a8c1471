import { createEngine, type Engine, type Scene } from './engine.ts';
import type { Point, Quad } from './geometry.ts';
import type { Picture } from './picture.ts';

/** The engine for a photo that is shown smaller than it is. Scenes and quads are in pixels of the whole photo. */
export interface StagedEngine extends Engine {
  /** Of the whole photo, in pixels. */
  width: number;
  /** Paints the last scene as large as the photo, for the picture that the visitor keeps; without a scene there is no film. */
  paintWhole(): ReturnType<Engine['paint']> | undefined;
}

/** Width and height, in pixels. */
export type Size = Pick<Picture, 'width' | 'height'>;

/** The size of a photo on the stage. @param longest its longest side there, in pixels */
export function stageSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Paints at the stage's size, and looks for fronts and their edges in the whole photo.
 *
 * @param whole the photo as it was taken
 * @param staged the same photo as large as `stageSize` says
 */
export function createStagedEngine(whole: Picture, staged: Picture): StagedEngine {
  const scale = { x: staged.width / whole.width, y: staged.height / whole.height };
  const evidence = createEngine(whole);
  const stage = scale.x === 1 ? evidence : createEngine(staged);
  const grains = new Map<string, Picture>();
  let last: Scene | undefined;
  return {
    ...evidence,
    width: whole.width,
    addGrain(name, picture) {
      grains.set(name, picture);
      stage.addGrain(name, picture);
    },
    paint(scene) {
      last = scene;
      return stage.paint(scaled(scene, scale));
    },
    paintWhole() {
      if (!last) return undefined;
      if (stage === evidence) return stage.paint(last);
      // Made for one picture and then dropped: prepared fronts of a whole photo take more memory than the photo itself.
      const engine = createEngine(whole);
      const { grain } = last.film;
      const picture = grain && grains.get(grain);
      if (picture) engine.addGrain(grain, picture);
      return engine.paint(last);
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
