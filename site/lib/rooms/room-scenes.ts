import { type Grain, glassPatterns, grains, type Room } from '../../../widgets/domain/film/films.ts';

/** How a room is rendered: the scene, its options and what can lie on its fronts. */
export interface RoomScene {
  scene: string;
  /** Samples per pixel for each of the two half renders, which are denoised together. `percent`: the size, of 1600 × 1000 pixels. */
  samples: number;
  percent: number;
  exposure: number;
  options: Readonly<Record<string, string>>;
  /** The scene's names for fronts that reflect nothing, and 80%. For glass: clear, and frosted all over. */
  black: string;
  white: string;
  /** Its picture before wrapping, in site/pictures. Absent: the black picture is used. */
  before?: string;
  /** Blur radius in pixels, for leaves and bricks that are sharper than in a photo. */
  soften?: number;
  grains: readonly string[];
  /** Of the grains, those of films that mirror or have relief: they need a render with light. */
  sheens: readonly string[];
  /** `albedo` renders a grain: the fronts without light. `mask` renders a pattern of glass: where the film is. */
  pass: 'albedo' | 'mask';
}

const fronts = {
  options: {},
  black: 'k00',
  white: 'w80',
  grains,
  sheens: ['brushed', 'leather'],
  pass: 'albedo',
} as const;

export const roomScenes: Record<Room, RoomScene> = {
  kitchen: {
    ...fronts,
    scene: 'island',
    samples: 20,
    percent: 100,
    exposure: 0.4,
    options: { shot: 'day' },
    before: 'island-before',
  },
  windows: {
    ...fronts,
    scene: 'window',
    samples: 20,
    percent: 75,
    exposure: 0.2,
    options: { inside: 'day' },
    before: 'window-before',
    soften: 0.6,
    grains: ['oak', 'walnut'] satisfies Grain[],
    sheens: [],
  },
  wardrobe: {
    ...fronts,
    scene: 'wardrobe',
    samples: 24,
    percent: 75,
    exposure: 0.25,
    before: 'wardrobe-before',
  },
  yacht: { ...fronts, scene: 'yacht', samples: 24, percent: 75, exposure: 0.3, before: 'yacht-before' },
  office: {
    scene: 'office',
    samples: 24,
    percent: 75,
    exposure: 0.35,
    options: {},
    black: 'before',
    white: 'whole',
    grains: glassPatterns,
    sheens: [],
    pass: 'mask',
  },
};
