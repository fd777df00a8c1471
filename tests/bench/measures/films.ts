import { compare } from '../compare.ts';
import { changeFilm } from '../in-page/change-film.ts';
import { plainCalculator } from '../plain-pages.ts';
import { openSlowPhone } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { inPairs, median } from '../statistics.ts';
import type { Row } from '../table.ts';

/** From the choice of another film for one of our rooms until it is painted, against swapping a picture for another one. */
export async function films(stand: Stand, runs: number): Promise<Row[]> {
  const pairs = await inPairs(
    runs,
    () => changed(stand, '/kleuren-folie'),
    () => changed(stand, plainCalculator),
  );
  return [compare({ what: 'another film in a room until painted', pairs, limit: 100, by: 'difference' })];
}

async function changed({ devTools, origin }: Stand, path: string): Promise<number> {
  const page = await openSlowPhone(devTools, { slowNetwork: false });
  await page.open(origin + path);
  await page.evaluate(changeFilm);
  const times = await page.until(() => window.benchChanges);
  await page.close();
  return median(times);
}
