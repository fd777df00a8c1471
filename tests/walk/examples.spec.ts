import { examples } from '../../widgets/examples.ts';
import { expectLook } from '../look/expect-look.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBeforeScripts } from '../support/before-scripts.ts';
import { markNodes, missingNodes } from '../support/marked-nodes.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { expectToFit } from './expect-to-fit.ts';
import { screenOf } from './screens.ts';

/* One visit to every example of every widget, in both languages, with all checks that apply to any widget. */

// A visit includes several tests.
test.describe.configure({ timeout: 180_000 });

for (const [tag, list] of Object.entries(examples))
  for (const { name } of list)
    for (const prefix of ['', '/en'])
      test(`${prefix}/workbench/${tag}/${name} is as every example is to be`, async ({
        page,
        pageErrors,
      }) => {
        const address = `${prefix}/workbench/${tag}/${name}`;
        const screen = screenOf(address);
        await page.setViewportSize(screen);
        const { hydrate } = await openBeforeScripts(page, address, tag);
        const element = page.locator(tag).first();

        const questions: Questions = {
          // The prerendered state. What changes by itself after that is checked below.
          'it looks as it did': () => expectLook(page, `${prefix}/${tag}/${name}`.slice(1), screen),
          'it hydrates the prerendered nodes': async () => {
            const drawn = await markNodes(element);
            await hydrate();
            // A toast or the focus may add nodes, but no prerendered node may be replaced.
            expect(await missingNodes(element)).toEqual([]);
            expect(drawn).toBeGreaterThan(0);
          },
        };
        // Hydrated, so that everything that the script adds is checked too.
        questions[`it keeps nobody out at ${screen.width} px`] = () =>
          expectAccessible(page, `${address} at ${screen.width} px`);
        questions['it fits a phone'] = () => expectToFit(page);
        // React logs an error for a hydration mismatch.
        questions['it logs no errors'] = () => expect(pageErrors.splice(0)).toEqual([]);
        await ask(questions);
      });
