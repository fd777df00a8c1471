import { buildTime } from './measures/build-time.ts';
import { chat } from './measures/chat.ts';
import { films } from './measures/films.ts';
import { growth } from './measures/growth.ts';
import { keys } from './measures/keys.ts';
import { lighthouseScores } from './measures/lighthouse-scores.ts';
import { loads } from './measures/loads.ts';
import { manyCalculators } from './measures/many-calculators.ts';
import { onPartnersPage } from './measures/partner.ts';
import { photoStudio } from './measures/photo-studio.ts';
import { shifts } from './measures/shifts.ts';
import { usable } from './measures/usable.ts';
import type { Stand } from './stand.ts';
import type { Row } from './table.ts';

/** All measures of the bench, by their name for `--only`. */
export const measures: Record<string, (stand: Stand, runs: number) => Promise<Row[]>> = {
  build: buildTime,
  growth,
  loads,
  shifts,
  usable,
  partner: onPartnersPage,
  chat,
  films,
  keys,
  photo: photoStudio,
  many: manyCalculators,
  lighthouse: lighthouseScores,
};
