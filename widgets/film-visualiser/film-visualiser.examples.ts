import type { Example } from '../kit/example.ts';
import type { FilmVisualiserData } from './film-visualiser.state.ts';

/** The visualiser in every state that a visitor can see. */
export const filmVisualiserExamples: readonly Example<Partial<FilmVisualiserData>>[] = [
  { name: 'kitchen', attributes: {} },
  { name: 'kitchen-oak', attributes: { film: 'WF-212' } },
  { name: 'windows', attributes: { room: 'windows' } },
  { name: 'wardrobe', attributes: { room: 'wardrobe', film: 'WF-514' } },
  { name: 'yacht', attributes: { room: 'yacht' } },
  { name: 'office', attributes: { room: 'office' } },
  { name: 'compact', attributes: { look: 'compact' } },
  { name: 'compact-windows', attributes: { look: 'compact', room: 'windows' } },
  { name: 'hero', attributes: { look: 'hero' } },
  { name: 'hero-counted', attributes: { look: 'hero', film: 'WF-510' }, state: { fronts: 20 } },
  { name: 'samples', attributes: {}, state: { samples: ['WF-116', 'WF-218'] } },
  { name: 'compared', attributes: { film: 'WF-124' }, state: { divider: 50 } },
];
