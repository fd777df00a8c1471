import fc from 'fast-check';
import { everyEngine } from '../engines/engines.ts';
import { Webkit } from '../engines/webkit.ts';
import { describeVisit, openVisit } from './early-visit.ts';
import { findWebkit, noWebkit } from './find-webkit.ts';
import { ask, type Questions } from './questions.ts';
import { expect, test } from './test.ts';

/** How many random visits are made in an engine, each with React from the start, and again with React at two other steps. */
const modelRuns = Number(process.env.MODEL_RUNS ?? 4);

/** Visits to a widget with an early part. */
export interface Visits<Step> {
  /** What holds whenever React comes. */
  title: string;
  /** Pages that hold the widget. In Firefox and WebKit only the first is visited. */
  addresses: Record<string, string>;
  step: fc.Arbitrary<Step>;
  /** Visits that once went wrong: they are made in every run, before those by chance. */
  known?: { steps: Step[]; releaseAt: number }[];
  /**
   * Takes the steps in a page of our site. It must not use anything outside itself.
   *
   * @param open `openVisit`, as text
   * @param describe `describeVisit`, as text
   * @param releaseAt number of the step before which React may load; -1 when it must be there before the first
   */
  takeSteps(
    open: string,
    describe: string,
    address: string,
    steps: readonly Step[],
    releaseAt: number,
  ): Promise<{ errors: string[] }>;
}

/** Tests in three engines that a visit is the same with React at any step and with React from the start. */
export function testTwins<Step>({ title, addresses, step, known = [], takeSteps }: Visits<Step>): void {
  test(title, { tag: everyEngine }, async ({ page, browserName }) => {
    test.setTimeout(60_000 + modelRuns * 30_000);
    await page.goto('/robots.txt');
    const questions: Questions = {};
    for (const [index, [where, address]] of Object.entries(addresses).entries())
      if (index === 0 || browserName === 'chromium')
        questions[where] = () =>
          expectTwins({ step, known }, (steps, releaseAt) =>
            page.evaluate(
              ([run, ...args]) =>
                new Function(`return (${run})(...arguments)`)(...args) as ReturnType<typeof takeSteps>,
              [
                String(takeSteps),
                String(openVisit),
                String(describeVisit),
                address,
                steps,
                releaseAt,
              ] as const,
            ),
          );
    await ask(questions);
  });

  test(`in WebKit: ${title}`, async ({ site }) => {
    test.skip(!findWebkit(), noWebkit);
    test.setTimeout(120_000 + modelRuns * 10_000);
    const [address = ''] = Object.values(addresses);
    const webkit = await Webkit.launch();
    try {
      await webkit.goto(`${site.origin}/robots.txt`);
      await expectTwins({ step, known }, (steps, releaseAt) =>
        webkit.evaluate(takeSteps, String(openVisit), String(describeVisit), address, steps, releaseAt),
      );
    } finally {
      await webkit.close();
    }
  });
}

const longest = 14;

/** The steps before which React may load. */
const releases = fc.array(fc.nat(longest), { minLength: 2, maxLength: 2 });

function stepsOf<Step>(step: fc.Arbitrary<Step>): fc.Arbitrary<Step[]> {
  return fc.array(step, { minLength: 1, maxLength: longest });
}

async function expectTwins<Step>(
  { step, known }: Required<Pick<Visits<Step>, 'step' | 'known'>>,
  visit: (steps: readonly Step[], releaseAt: number) => Promise<{ errors: string[] }>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(stepsOf(step), releases, async (steps, all) => {
      const expected = await visit(steps, -1);
      for (const at of new Set(all.map((each) => Math.min(each, steps.length)))) {
        const actual = await visit(steps, at);
        expect(actual).toEqual(expected);
        expect(actual.errors).toEqual([]);
      }
    }),
    {
      numRuns: modelRuns + known.length,
      examples: known.map(({ steps, releaseAt }): [Step[], number[]] => [steps, [releaseAt]]),
    },
  );
}
