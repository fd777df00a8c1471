import { makeKitchenPhoto } from '../in-page/make-kitchen-photo.ts';
import { priceFromPhoto, watchEngine } from '../in-page/price-from-photo.ts';
import { openSlowPhone } from '../slow-phone.ts';
import { canSlowRenderers, slowRenderers } from '../slow-renderers.ts';
import type { Stand } from '../stand.ts';
import { median, quartiles } from '../statistics.ts';
import type { Row } from '../table.ts';

/** How many times slower every thread of the page is. */
const factor = 4;

/** In ms, from the specification of the way from a photo to a price. */
const limits: Record<string, number> = { 'another film': 100, 'engine: split': 400 };

/**
 * The way from a photo of 12 megapixels to its price, with the main thread and the worker slowed: each step until it is painted, each film,
 * and what splitting the run takes the worker.
 */
export async function fromPhotoToPrice({ devTools, origin }: Stand, runs: number): Promise<Row[]> {
  if (!canSlowRenderers) return [];
  const times: Record<string, number[]> = {};
  const note = (what: string, ms: number) => {
    times[what] = [...(times[what] ?? []), ms];
  };
  for (let run = 0; run < runs; run++) {
    const page = await openSlowPhone(devTools, { cpu: 1, slowNetwork: false });
    await page.beforeLoad(watchEngine);
    await page.open(`${origin}/kleuren-folie`);
    await page.evaluate(makeKitchenPhoto);
    const end = await slowRenderers(devTools, factor);
    try {
      await page.evaluate(priceFromPhoto);
      const steps = await page.evaluate(() => window.benchSteps ?? {});
      const isFilm = (step: string) => step.startsWith('choose film');
      for (const [step, ms] of Object.entries(steps)) if (!isFilm(step)) note(step, ms);
      note('another film', median(Object.entries(steps).flatMap(([step, ms]) => (isFilm(step) ? ms : []))));
      const engine = await page.evaluate(() => window.benchEngine ?? {});
      for (const [question, each] of Object.entries(engine)) note(`engine: ${question}`, Math.max(...each));
    } finally {
      await end();
    }
    await page.close();
  }
  return Object.entries(times).map(([what, each]) => ({
    what,
    value: median(each),
    limit: limits[what],
    spread: quartiles(each),
    ours: `${median(each).toFixed(0)} ms`,
  }));
}
