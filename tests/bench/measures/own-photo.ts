import { filmOwnPhoto } from '../in-page/film-own-photo.ts';
import { openSlowPhone } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { median, quartiles } from '../statistics.ts';
import type { Row } from '../table.ts';

/** From the choice of another film until it is visible on a photo of 12 megapixels, two thirds of which it covers. */
export async function ownPhoto({ devTools, origin }: Stand, runs: number): Promise<Row[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await openSlowPhone(devTools, { slowNetwork: false });
    await page.open(`${origin}/kleuren-folie`);
    await page.evaluate(filmOwnPhoto);
    times.push(median(await page.until(() => window.benchFilms)));
    await page.close();
  }
  const value = median(times);
  return [
    {
      what: 'another film on a photo of 12 megapixels until painted, median of 12',
      value,
      limit: 100,
      ours: `${value.toFixed(0)} ms`,
      spread: quartiles(times),
    },
  ];
}
