import { films } from '../../../widgets/domain/film/films.ts';
import { frontsPrice } from '../../../widgets/domain/film/fronts-price.ts';
import { euros } from '../../../widgets/domain/numbers.ts';
import { everyEngine } from '../../engines/engines.ts';
import { strictPolicy } from '../../support/partner.ts';
import { ask, type Questions } from '../../support/questions.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { colourAt, visualiserOn } from '../../support/visualiser.ts';

/*
 * A visitor sees one of our rooms in different films: what the browser draws, with and without the script. Choices and where they are
 * taken are in room-choices.spec.ts.
 */

/** A front of the kitchen without anything in front of it. */
const front = [0.63, 0.2] as const;
/** The wall above it. */
const wall = [0.25, 0.12] as const;

const stage = (page: Page) => visualiserOn(page).element.locator('[part=stage]');

test('the rooms, drawn by the script', { tag: everyEngine }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/kleuren-folie');
  const { comeNear, element, room, film, handle, picture } = visualiserOn(page);
  await comeNear();

  const questions: Questions = {
    'arrow keys go through rooms and films, and move the handle': async () => {
      await room('Keuken').focus();
      await page.keyboard.press('ArrowRight');
      await expect(picture).toHaveAccessibleName('Kozijnen in Antraciet');
      await expect(handle, 'the line starts where the frames are').toHaveValue('50');
      await page.keyboard.press('ArrowLeft');
      await film('Saliegroen').focus();
      await page.keyboard.press('ArrowRight');
      await expect(film('Rivierklei')).toBeFocused();
      await expect(picture).toHaveAccessibleName('Keuken in Rivierklei');
      await handle.focus();
      await page.keyboard.press('End');
      await expect(handle).toHaveAttribute('aria-valuetext', '100% voor het wrappen');
      await page.keyboard.press('Home');
    },

    'they change film, and the wall does not': async () => {
      await film('Saliegroen').check();
      await expect(picture).toHaveAccessibleName('Keuken in Saliegroen');
      await expect
        .poll(async () => greenness(await colourAt(page, stage(page), ...front)))
        .toBeGreaterThan(8);
      const before = await colourAt(page, stage(page), ...wall);
      await film('Terracotta').check();
      await expect(picture).toHaveAccessibleName('Keuken in Terracotta');
      await expect.poll(async () => redness(await colourAt(page, stage(page), ...front))).toBeGreaterThan(40);
      const after = await colourAt(page, stage(page), ...wall);
      for (const channel of [0, 1, 2]) expect(Math.abs(before[channel]! - after[channel]!)).toBeLessThan(12);
    },

    'the picture says what twelve fronts cost in that film, where a room is priced by fronts': async () => {
      const price = stage(page).getByRole('status');
      for (const name of ['Terracotta', 'Wit marmer']) {
        await film(name).check();
        const amount = frontsPrice('kitchen', films.find((each) => each.name.nl === name)!, 12)!;
        await expect(price).toContainText(`vanaf ${euros(amount, 'nl')} voor 12 fronten`);
        await expect(price).toContainText('Indicatie incl. btw, geen offerte');
        await expect(price.getByText(`Keuken in ${name}`), 'the name is seen').toHaveCSS('clip-path', 'none');
      }
      await room('Kozijnen').check();
      await expect(price).toHaveText(/^Kozijnen in \S+$/);
      await room('Keuken').check();
    },

    'they show a grain, which is loaded only then': async () => {
      const grain = /\/rooms\/\d+\/kitchen-walnut-/;
      expect(asked.filter((path) => grain.test(path))).toEqual([]);
      await film('Notenhout').check();
      await expect.poll(() => asked.filter((path) => grain.test(path)).length).toBe(1);
    },

    'the handle draws the old kitchen over the new one': async () => {
      await film('Marineblauw').check();
      await expect.poll(async () => redness(await colourAt(page, stage(page), ...front))).toBeLessThan(0);
      await handle.fill('100');
      // Beech is orange, navy is not.
      await expect.poll(async () => redness(await colourAt(page, stage(page), ...front))).toBeGreaterThan(30);
    },
  };
  questions['on a wide screen the picture goes along to the last films, and stays clear of the links'] =
    async () => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await film('Blauw linnen').evaluate((input) =>
        input.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      const links = element.locator('[part=price]');
      for (let step = 0; step < 4; step++) {
        const [room, below] = await Promise.all([stage(page).boundingBox(), links.boundingBox()]);
        expect(room!.y + room!.height, 'above the links').toBeLessThan(below!.y);
        if (step === 0) expect(room!.y, 'in sight').toBeGreaterThan(0);
        await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
      }
    };
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [720, 450],
  ] as const)
    questions[`what has the focus is not behind the picture on a screen of ${width} by ${height}`] =
      async () => {
        await page.setViewportSize({ width, height });
        // Backwards, because the picture is at the top.
        await element.getByRole('link').last().focus();
        await film('Blauw linnen').focus();
        for (const name of ['Geborsteld koper', 'Licht beton', 'Licht eiken', 'Dennengroen', 'Krijtwit']) {
          await film(name).focus();
          await expect(film(name)).toBeFocused();
          const seen = () =>
            film(name).evaluate((input) => {
              const { x, y, width, height } = input.getBoundingClientRect();
              const root = input.getRootNode() as ShadowRoot;
              return root.elementFromPoint(x + width / 2, y + height / 2) === input;
            });
          await expect.poll(seen, name).toBe(true);
        }
      };
  await ask(questions);
});

test('on a page of a partner, under a strict policy, pictures load from our site and follow the film, and the link to the price names the partner', async ({
  page,
  partner,
  site,
}) => {
  partner.serve({
    html: `<!doctype html><html lang="nl"><wrap-film-visualiser look="compact" partner="dealer-7"></wrap-film-visualiser><script type="module" src="${site.origin}/widgets.js"></script></html>`,
    headers: { 'content-security-policy': `${strictPolicy(site.origin)}; img-src ${site.origin}` },
  });
  await page.goto(partner.origin);
  const { comeNear, film, price } = visualiserOn(page);
  await comeNear();
  await film('Antraciet').check();
  await expect.poll(async () => greenness(await colourAt(page, stage(page), ...front))).toBeLessThan(4);
  await film('Saliegroen').check();
  await expect.poll(async () => greenness(await colourAt(page, stage(page), ...front))).toBeGreaterThan(8);
  await expect(price).toHaveAttribute(
    'href',
    `${site.origin}/prijscalculator?partner=dealer-7#keuken?folieType=mat&film=WF-116&room=kitchen`,
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('rooms and films can be chosen, and the old room can be seen', { tag: everyEngine }, async ({
    page,
    browserName,
  }) => {
    await page.goto('/kleuren-folie');
    const { element, room, film } = visualiserOn(page);
    const questions: Questions = {
      'rooms and films can be chosen': async () => {
        await film('Marineblauw').check();
        for (const name of ['Marineblauw', 'Saliegroen'])
          await expect(element.getByText(name, { exact: true }), 'each film has its name').toBeVisible();
        const isShown = (name: string, shown: boolean) =>
          expect(element.locator(`[data-room=${name}]`)).toHaveCSS('display', shown ? 'block' : 'none');
        await isShown('kitchen', true);
        await isShown('yacht', false);
        const tint = () => element.locator('[data-room=kitchen] [data-layer=white] > i');
        const navy = await tint().evaluate((i) => getComputedStyle(i).backgroundColor);
        await film('Terracotta').check();
        expect(await tint().evaluate((i) => getComputedStyle(i).backgroundColor)).not.toBe(navy);
        await room('Jachtsalon').check();
        await isShown('kitchen', false);
        await isShown('yacht', true);
      },
    };
    // WebDriver BiDi switches scripts off, but not `@media (scripting)`, which the old room depends on.
    if (browserName !== 'firefox')
      questions['the old room can be seen'] = async () => {
        await room('Jachtsalon').check();
        const before = () => element.locator('[data-room=yacht] [data-layer=before]');
        await expect(before()).toHaveCSS('opacity', '0');
        await element.getByRole('checkbox', { name: 'Laat zien hoe het was' }).check();
        await expect(before()).toHaveCSS('opacity', '1');
      };
    await ask(questions);
  });
});

test('a picture that cannot be loaded is reported, also where it failed before the script has loaded', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/rooms/**', (route) => route.abort());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/widgets.js', async (route) => {
    await held;
    await route.continue();
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('kitchen-white'));
  await page.goto('/kleuren-folie#zien', { waitUntil: 'commit' });
  const { element } = visualiserOn(page);
  await element.scrollIntoViewIfNeeded();
  await failed;
  release();
  await expect(element.getByRole('alert')).toContainText('Het beeld kon niet worden geladen.');
  pageErrors.length = 0;
});

/** How much the green channel exceeds the mean of red and blue. */
const greenness = ([red = 0, green = 0, blue = 0]: number[]) => green - (red + blue) / 2;
const redness = ([red = 0, , blue = 0]: number[]) => red - blue;

test.describe('film samples', () => {
  for (const [path, width] of [
    ['/kleuren-folie', 360],
    ['/kleuren-folie', 768],
    ['/kleuren-folie', 1440],
    ['/diensten/keuken-wrappen', 768],
    ['/diensten/keuken-wrappen', 1440],
    ['/', 768],
  ] as const)
    test(`are large enough to judge and small enough to compare: ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { element } = visualiserOn(page);
      await element.scrollIntoViewIfNeeded();
      const samples = element.getByRole('radio', { name: /Saliegroen|Notenhout/ });
      await expect(samples).toHaveCount(2);
      for (const sample of await samples.all()) {
        const { width: wide, height } = (await sample.boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(56);
        expect(wide).toBeLessThanOrEqual(112);
        // Beside the room, where four families are to be in sight at once, they are lower than wide.
        expect(wide / height).toBeCloseTo(width < 1024 ? 1 : 4 / 3, 1);
      }
    });
});
