import { makeKitchenPhoto } from '../in-page/make-kitchen-photo.ts';
import { usePhotoStudio } from '../in-page/use-photo-studio.ts';
import { watchEngine } from '../in-page/watch-engine.ts';
import { openSlowPhone } from '../slow-phone.ts';
import { slowRenderers } from '../slow-renderers.ts';
import type { Stand } from '../stand.ts';
import { median, quartiles } from '../statistics.ts';
import type { Row } from '../table.ts';

/** How many times slower every thread of the page is. */
const factor = 4;

const film = 'another film on a photo of 12 megapixels until painted';
const split = 'engine: search';
/** In ms. */
const limits: Record<string, number> = { [film]: 100, [split]: 400 };

/** The way from a photo to its price, with the main thread and the worker slowed: each step, each film, and what the worker takes. */
export async function photoStudio({ devTools, origin }: Stand, runs: number): Promise<Row[]> {
  const times = new Map<string, number[]>();
  const note = (what: string, ms: number) => times.set(what, [...(times.get(what) ?? []), ms]);
  for (let run = 0; run < runs; run++) {
    const page = await openSlowPhone(devTools, { cpu: 1, slowNetwork: false });
    await page.beforeLoad(watchEngine);
    await page.open(`${origin}/kleuren-folie`);
    await page.evaluate(makeKitchenPhoto);
    const end = await slowRenderers(devTools, factor);
    try {
      const { steps, films } = await page.evaluate(usePhotoStudio);
      for (const [step, ms] of Object.entries(steps)) note(step, ms);
      note(film, median(films));
      const engine = await page.evaluate(() => window.benchEngine);
      for (const [question, answers] of Object.entries(engine))
        note(`engine: ${question}`, Math.max(...answers));
    } finally {
      await end();
    }
    await page.close();
  }
  return [...times].map(([what, each]) => ({
    what,
    value: median(each),
    limit: limits[what],
    ours: `${median(each).toFixed(0)} ms`,
    spread: quartiles(each),
  }));
}
