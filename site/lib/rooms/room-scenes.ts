import { type Grain, glassPatterns, grains, type Room } from '../../../widgets/domain/film/films.ts';

/** How a room is rendered: the scene, its options and what can lie on its fronts. */
export interface RoomScene {
  scene: string;
  /** Per half, and of 1600 × 1000. */
  samples: number;
  percent: number;
  exposure: number;
  options: Readonly<Record<string, string>>;
  /** The scene's own names for fronts that reflect nothing, and 80%; of glass: clear, and frosted all over. */
  black: string;
  white: string;
  /** Its picture before wrapping, in site/pictures; none where that is the black one. */
  before?: string;
  /** In pixels of radius: leaves and bricks are sharper than a photo. */
  soften?: number;
  grains: readonly string[];
  /** A grain is what the fronts look like without light; a pattern of glass is where the film is. */
  pass: 'albedo' | 'mask';
}

const fronts = { options: {}, black: 'k00', white: 'w80', grains, pass: 'albedo' } as const;

export const roomScenes: Record<Room, RoomScene> = {
  kitchen: {
    ...fronts,
    scene: 'kitchen',
    samples: 32,
    percent: 100,
    exposure: 0.25,
    options: { handle: 'brass' },
    before: 'kitchen-before',
  },
  windows: {
    ...fronts,
    scene: 'window',
    samples: 20,
    percent: 75,
    exposure: 0.2,
    before: 'window-before',
    soften: 0.6,
    grains: ['oak', 'walnut'] satisfies Grain[],
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
    pass: 'mask',
  },
};
