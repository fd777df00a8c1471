import { examples } from '../../widgets/examples.ts';
import { expectLook, withServedFonts } from '../look/expect-look.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { watchArrivals } from '../support/arrivals.ts';
import { openBeforeScripts } from '../support/before-scripts.ts';
import { examplesPage } from '../support/examples-page.ts';
import { hydrate } from '../support/hydrate.ts';
import { markNodes, missingNodes } from '../support/marked-nodes.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectToFit } from './expect-to-fit.ts';
import { screenOf } from './screens.ts';

/* Every example of every widget, in both languages, with all checks that apply to any widget. The examples of a widget share a page. */

// A visit includes several tests.
test.describe.configure({ timeout: 180_000 });

/** Examples that cover the page, or part of it, and would cover the others. */
const coversPage = (tag: string, attributes: Record<string, string>) =>
  tag === 'wrap-chat' && attributes['placement'] !== 'inline';

for (const [tag, list] of Object.entries(examples)) {
  const inFlow = list.filter(({ attributes }) => !coversPage(tag, attributes));
  const alone = list.filter(({ attributes }) => coversPage(tag, attributes));
  for (const prefix of ['', '/en']) {
    const addressOf = ({ name }: { name: string }) => `${prefix}/workbench/${tag}/${name}`;
    for (const group of [inFlow, ...alone.map((each) => [each])].filter(({ length }) => length > 0)) {
      const addresses = group.map(addressOf);
      // In both languages an example has the same markup, so its accessibility is checked on one of the two screens.
      const checked = group.filter((each) => list.indexOf(each) % 2 === (prefix ? 1 : 0)).map(addressOf);
      const title = group.length === 1 ? addresses[0] : `${prefix}/workbench/${tag}`;
      test(`${title}: each example is as every example is to be`, async ({ page, pageErrors }) => {
        const screen = screenOf(`${prefix}/`);
        await page.setViewportSize(screen);
        await page.route('**/examples', (route) =>
          route.fulfill({ contentType: 'text/html', body: examplesPage(addresses) }),
        );
        const { release } = await openBeforeScripts(page, '/examples', tag);

        const arrivals = watchArrivals(page);
        const looks: Questions = {};
        for (const address of addresses)
          looks[address] = async () => {
            await showOnly(page, [address]);
            await arrivals();
            await expectLook(page, address.replace('/workbench', '').slice(1), screen);
          };
        const questions: Questions = {
          // The prerendered state. What changes by itself after that is checked below.
          'they look as they did': () => withServedFonts(page, () => ask(looks)),
        };
        questions['the scripts come'] = release;
        for (const address of addresses)
          questions[`${address} hydrates the prerendered nodes`] = async () => {
            const element = page.locator(`[data-example="${address}"] ${tag}`);
            await showOnly(page, [address]);
            const drawn = await markNodes(element);
            await hydrate(element);
            // A toast or the focus may add nodes, but no prerendered node may be replaced.
            expect(await missingNodes(element)).toEqual([]);
            expect(drawn).toBeGreaterThan(0);
            // React logs an error for a hydration mismatch.
            expect(pageErrors.splice(0)).toEqual([]);
          };
        // Hydrated, so that everything that the script adds is checked too.
        if (checked.length > 0)
          questions[`they keep nobody out at ${screen.width} px`] = async () => {
            await showOnly(page, checked);
            await expectAccessible(page, `${title} at ${screen.width} px`, undefined, '[data-example]');
          };
        questions['they fit a phone'] = async () => {
          await showOnly(page, addresses);
          await expectToFit(page);
        };
        questions['they log no errors'] = () => expect(pageErrors.splice(0)).toEqual([]);
        await ask(questions);
      });
    }
  }
}

/** Shows some of the examples, and hides the others. */
async function showOnly(page: Page, addresses: readonly string[]): Promise<void> {
  await page.locator('[data-example]').evaluateAll((blocks, addresses) => {
    for (const block of blocks as HTMLElement[])
      block.hidden = !addresses.includes(block.dataset['example'] ?? '');
  }, addresses);
}
