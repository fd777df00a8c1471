import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { everyEngine } from '../../engines/engines.ts';
import {
  chooseTool,
  colourAt,
  colourIn,
  coloursAt,
  cornersOf,
  drag,
  front,
  goTo,
  kitchenPhoto,
  openPhoto,
  pressAt,
  replacePhoto,
  roomPhoto,
  tapFront,
  tapRun,
  waitForPaint,
} from '../../support/photo-studio.ts';
import { unusableFiles } from '../../support/photos.ts';
import { ask } from '../../support/questions.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Film on a visitor's own photo, in a real browser with worker and canvas.
 */

const near = 4;
const corners = [
  [front.left, front.top],
  [front.right, front.top],
  [front.right, front.bottom],
  [front.left, front.bottom],
];

test('a visitor goes from a photo of their kitchen to a request with its price', {
  tag: everyEngine,
}, async ({ page, pageErrors, browserName }) => {
  const asked: { url: string; method: string }[] = [];
  page.on('request', (request) => asked.push({ url: request.url(), method: request.method() }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kleuren-folie');
  const studio = page.locator('wrap-film-visualiser');
  const status = studio.getByRole('status').first();
  const press = (name: string | RegExp) => studio.getByRole('button', { name }).click();

  await ask({
    'none of its code loads before it is opened': async () => {
      await studio.scrollIntoViewIfNeeded();
      const open = studio.getByRole('button', { name: /eigen foto/ });
      await expect(open).toBeVisible();
      expect(asked.filter(({ url }) => /photo-(engine|studio)/.test(url))).toEqual([]);
      await open.click();
      await expect(page.getByText('Uw foto blijft op dit apparaat')).toBeVisible();
      const loaded = asked.flatMap(({ url }) => /photo-studio\.(\w+)/.exec(url)?.[1] ?? []);
      expect(loaded.sort(), 'and its texts in one language').toEqual(['nl', 'part']);
    },

    'every file that is not a usable photo is refused with a message': async () => {
      for (const { file } of await unusableFiles()) {
        // Firefox decodes the first part of a photo that is cut off.
        if (browserName === 'firefox' && file.name === 'half.jpg') continue;
        await studio.getByLabel('Kies een foto').setInputFiles(file);
        await expect(status).toContainText(/geen foto|beschadigd|te groot|groter dan|HEIC/);
      }
      await expect(studio.locator('[part=photo-stage]')).toBeHidden();
      expect(pageErrors).toEqual([]);
    },

    'four taps round the units find their doors and drawers': async () => {
      await studio.getByLabel('Kies een foto').setInputFiles(await kitchenPhoto());
      await expect(status).toContainText('Zet de hoeken om de onderkasten');
      await tapRun(studio);
      await expect(status).toHaveText('2 deuren en 3 lades. Klopt dat?');
    },

    'a tap puts right what is wrong, and is undone by one press': async () => {
      await pressAt(studio, 300, 600);
      await expect(status).toHaveText('1 deur en 5 lades. Klopt dat?');
      await press('Ongedaan maken');
      await expect(status).toContainText('Ongedaan gemaakt');
      await pressAt(studio, 900, 500);
      await expect(status).toHaveText('2 deuren en 2 lades. Klopt dat?');
      await press('Ongedaan maken');
      await pressAt(studio, 375, 480);
      await expect(status, 'on its bar a door is a drawer').toHaveText('1 deur en 4 lades. Klopt dat?');
      await press('Ongedaan maken');
    },

    'a swipe across a front leaves it out, and the next takes that back': async () => {
      await drag(studio, [230, 550], [370, 590]);
      await expect(status).toHaveText('1 deur en 3 lades. Klopt dat?');
      await drag(studio, [370, 590], [230, 550]);
      await expect(status).toHaveText('2 deuren en 3 lades. Klopt dat?');
      await drag(studio, [250, 480], [260, 680]);
      await expect(status, 'up or down is a try to scroll').toHaveText('2 deuren en 3 lades. Klopt dat?');
    },

    'a line that is dragged takes the fronts beside it along, their sizes and their count': async () => {
      const first = studio.getByLabel('Fronten op de foto').locator('option').nth(1);
      await expect(first).toHaveText(/^Front 1 van 5, deur, ongeveer 6\d × 72 cm$/);
      await drag(studio, [450, 560], [600, 560]);
      await expect(first).toHaveText(/^Front 1 van 5, lade, ongeveer 10\d × 72 cm$/);
      await expect(status).toHaveText('1 deur en 4 lades. Klopt dat?');
      await drag(studio, [600, 560], [450, 560]);
      await expect(status).toHaveText('2 deuren en 3 lades. Klopt dat?');
    },

    'one press leads back from another run that was asked for by mistake': async () => {
      await press('Nog een rij kasten');
      await expect(status).toContainText('Zet de hoeken');
      await press('Ongedaan maken');
      await expect(status).toHaveText('2 deuren en 3 lades. Klopt dat?');
    },

    'the list of fronts does the same for the keyboard and a screen reader': async () => {
      const list = studio.getByLabel('Fronten op de foto');
      await list.selectOption({ index: 3 });
      await expect(list.locator('option:checked')).toHaveText(/^Front 3 van 5, lade, ongeveer \d+ × \d+ cm$/);
      const lower = studio.getByRole('button', { name: 'Lijn onder weg' });
      await expect(lower).toHaveAccessibleDescription(/verschuiven de pijltjes/);
      await lower.press('Shift+ArrowDown');
      await expect(status).toHaveText(/^Lijn op 3\d%$/);
      await studio.getByRole('button', { name: 'Lijn onder weg' }).press('Delete');
      await expect(status).toHaveText('2 deuren en 2 lades. Klopt dat?');
      await press('Splits boven elkaar');
      await expect(status).toHaveText('2 deuren en 3 lades. Klopt dat?');
    },

    'nothing is no count to go on with': async () => {
      for (const kind of ['Deuren', 'Lades']) await studio.getByLabel(kind, { exact: true }).fill('0');
      await expect(status).toHaveText('Nog geen fronten. Hoeveel zijn het er?');
      await expect(studio.locator('[part=photo-studio] [part=amount]')).not.toContainText('€');
      await expect(studio.getByRole('button', { name: 'Ja, kies een folie' })).toBeHidden();
    },

    'what is outside the photo is added by number': async () => {
      await studio.getByLabel('Deuren', { exact: true }).fill('9');
      await studio.getByLabel('Lades', { exact: true }).fill('3');
      await press('Een lade meer');
      await expect(status).toHaveText('9 deuren en 4 lades. Klopt dat?');
    },

    'the film is seen beside its price': async () => {
      await studio.getByRole('button', { name: 'Ja, kies een folie' }).press('Enter');
      await expect(status, 'the next Tab key goes on from here').toBeFocused();
      await waitForPaint(studio);
      const [red, green, blue] = await colourAt(studio, 300, 500);
      expect(green).toBeGreaterThan(red);
      expect(green).toBeGreaterThan(blue);
      const amount = studio.locator('[part=photo-studio] [part=amount]');
      await expect(amount).toContainText('9 deuren en 4 lades');
      // (9 × 0.8 + 4 × 0.5) m² × 85 × 1.5
      await expect(amount).toContainText('vanaf € 1.173');
      await studio.getByRole('radio', { name: /Cognac leer/ }).check({ force: true });
      await waitForPaint(studio);
      await expect(amount).toContainText('vanaf € 1.759');
      await press('Ongedaan maken');
      await expect(studio.getByRole('radio', { name: /Saliegroen/ })).toBeChecked();
      await expect(amount).toContainText('vanaf € 1.173');
      await press('Opnieuw');
      await expect(studio.getByRole('radio', { name: /Cognac leer/ })).toBeChecked();
      await waitForPaint(studio);
    },

    'picture, count and film are in the form of the next page, and nothing has left the device': async () => {
      await press('Naar de prijs');
      await expect(studio.getByText('Geteld op uw foto: controleer het aantal')).toBeVisible();
      await studio.getByRole('link', { name: 'Vraag een offerte met deze foto' }).click();
      const form = page.locator('wrap-quote-form');
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByText('wrappie-WF-510.jpg', { exact: true })).toHaveCount(1);
      await expect(form.getByText('op dit apparaat, gaat mee als u verstuurt')).toHaveCount(1);
      await expect(form.getByText('9 fronten en 4 lades, geteld op uw foto')).toBeVisible();
      expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  });
});

test('film is put on single fronts too, and on parts of them', async ({ page }) => {
  const studio = await openPhoto(page);
  const press = (name: string | RegExp, key = 'Enter') => studio.getByRole('button', { name }).press(key);

  await ask({
    'everything works with the keyboard alone': async () => {
      await chooseTool(studio, 'Los front');
      await press('Zet een vlak neer');
      const [start] = await cornersOf(studio);
      await press(/hoek linksboven/, 'ArrowLeft');
      await press(/hoek linksboven/, 'Shift+ArrowUp');
      expect((await cornersOf(studio))[0]).toEqual([start![0] - 1, start![1] - 10]);
      await expect(studio.getByRole('status').first()).toContainText(`linksboven: ${start![0] - 1}`);
      await expect(studio.getByRole('button', { name: /hoek linksboven/ })).toBeFocused();
      await press('Nog zo een');
      const second = studio.getByRole('button', { name: 'Vlak 2', exact: true });
      await expect(second).toBeVisible();
      await press('Vlak weghalen');
      await expect(second).toBeHidden();
      await press('Nog zo een');
      await press('Klaar');
      await goTo(studio, 'Fronten');
      const list = studio.getByLabel('Fronten op de foto');
      await list.selectOption({ index: 2 });
      const button = studio.getByRole('button', { name: 'Vlak weghalen' });
      await expect(button).toHaveAccessibleDescription(/verschuiven de pijltjes/);
      const places: number[] = [];
      for (const key of ['ArrowLeft', 'Shift+ArrowLeft']) {
        await button.press(key);
        const said = studio.getByRole('status').first();
        await expect(said).toHaveText(/^Hoek linksboven: \d+, \d+$/);
        if (places[0] !== undefined) await expect(said).not.toContainText(` ${places[0]},`);
        places.push(Number(/\d+/.exec((await said.textContent())!)));
      }
      expect(places[1]).toBe(places[0]! - 10);
      await button.press('Delete');
      await expect(studio.getByRole('status').first()).toHaveText('Weggehaald.');
      await expect(list, 'the next Tab key goes on from the list').toBeFocused();
      await expect(list.locator('option')).toHaveCount(2);
      await chooseTool(studio, 'Kwast');
      await studio.getByRole('button', { name: 'Kwast op uw foto' }).press(' ');
      await waitForPaint(studio);
      const [red, green] = await colourAt(studio, 600, 450);
      expect(red, 'the photo shows through').toBeGreaterThan(green);
    },

    'two taps close to opposite corners put film on the front, and on nothing else': async () => {
      await replacePhoto(studio);
      await tapFront(studio);
      for (const [i, [x, y]] of (await cornersOf(studio)).entries()) {
        expect(Math.abs(x - corners[i]![0]!)).toBeLessThanOrEqual(near);
        expect(Math.abs(y - corners[i]![1]!)).toBeLessThanOrEqual(near);
      }
      // Sage has more green than red and blue, also in the shadow on the right.
      const [lit, shaded, wall] = await coloursAt(studio, [400, 450], [600, 450], [900, 450]);
      for (const [red, green, blue] of [lit!, shaded!]) {
        expect(green).toBeGreaterThan(red);
        expect(green).toBeGreaterThan(blue);
      }
      expect(lit![1] - shaded![1]).toBeGreaterThan(25);
      expect(Math.abs(wall![0] - 225)).toBeLessThan(6);
    },

    'another film is painted, wood with its grain': async () => {
      const paint = async (film: RegExp) => {
        await studio.getByRole('radio', { name: film }).check({ force: true });
        await waitForPaint(studio);
      };
      const sage = await colourAt(studio, 400, 450);
      await paint(/Marineblauw/);
      const navy = await colourAt(studio, 400, 450);
      expect(navy[2]).toBeGreaterThan(navy[0]);
      expect(navy[0]).toBeLessThan(sage[0] - 50);
      await paint(/Notenhout/);
      const walnut = await colourAt(studio, 400, 450);
      expect(walnut[0]).toBeGreaterThan(walnut[2] + 20);
      await paint(/Saliegroen/);
    },

    'one tap offers what it may mean, and one press chooses': async () => {
      await studio.getByRole('button', { name: 'Vlak weghalen' }).click();
      await pressAt(studio, 420, 450);
      const offered = studio.getByRole('group', { name: 'Welk vlak bedoelt u?' });
      await expect(offered.getByRole('button').first()).toBeInViewport();
      await offered.getByRole('button', { name: /^Vlak 1 van/ }).click();
      await expect(offered).toBeHidden();
      expect(await cornersOf(studio)).toHaveLength(4);
      await studio.getByRole('button', { name: 'Vlak weghalen' }).click();
      await tapFront(studio);
    },

    'a side can be dragged, and snaps to the edge': async () => {
      const middle = (front.top + front.bottom) / 2;
      await drag(studio, [front.left, middle], [front.left + 80, middle]);
      const [moved] = await cornersOf(studio);
      expect(moved![0]).toBeGreaterThan(front.left + 60);
      await drag(studio, [moved![0], middle], [front.left + 8, middle]);
      const [topLeft, , , bottomLeft] = await cornersOf(studio);
      for (const [x] of [topLeft!, bottomLeft!]) expect(Math.abs(x - front.left)).toBeLessThanOrEqual(near);
    },

    'a corner can be dragged, snaps to the edge, and can be put back': async () => {
      const [before] = await cornersOf(studio);
      await drag(studio, before!, [front.left - 60, front.top - 40]);
      const [dragged] = await cornersOf(studio);
      expect(dragged![0]).toBeLessThan(front.left - 30);
      await drag(studio, dragged!, [front.left + 9, front.top - 8]);
      const [snapped] = await cornersOf(studio);
      expect(Math.abs(snapped![0] - front.left)).toBeLessThanOrEqual(near);
      expect(Math.abs(snapped![1] - front.top)).toBeLessThanOrEqual(near);
      await studio.getByRole('button', { name: 'Ongedaan maken' }).click();
      expect((await cornersOf(studio))[0]).toEqual(dragged);
      await studio.getByRole('button', { name: 'Opnieuw' }).click();
      expect((await cornersOf(studio))[0]).toEqual(snapped);
    },

    'brushed parts stay without film, and the eraser puts the film back': async () => {
      await chooseTool(studio, 'Kwast');
      await drag(studio, [350, 400], [450, 400]);
      await waitForPaint(studio);
      const brushed = await colourAt(studio, 400, 400);
      expect(brushed[0]).toBeGreaterThan(brushed[1]);
      await studio.getByRole('button', { name: 'Hier toch folie' }).click();
      await drag(studio, [350, 400], [450, 400]);
      await waitForPaint(studio);
      const back = await colourAt(studio, 400, 400);
      expect(back[1]).toBeGreaterThan(back[0]);
    },

    'a press outside the front removes nothing': async () => {
      await chooseTool(studio, 'Los front');
      await pressAt(studio, 1000, 800);
      expect(await cornersOf(studio)).toHaveLength(4);
    },

    'before and after, with a line to drag or to move with the keys': async () => {
      await chooseTool(studio, 'Voor en na');
      const line = studio.getByRole('slider', { name: /voor en na/ });
      await line.press('End');
      expect(await line.getAttribute('aria-valuetext')).toBe('100% voor het wrappen');
      const before = await colourAt(studio, 400, 400);
      expect(before[0]).toBeGreaterThan(before[1] + 20);
      await line.press('Home');
      const after = await colourAt(studio, 400, 400);
      expect(after[1]).toBeGreaterThan(after[0]);
    },

    'the work is kept while our rooms are shown': async () => {
      await studio.getByRole('radio', { name: 'Kozijnen' }).click({ force: true });
      await expect(studio.locator('[part=photo-stage]')).toBeHidden();
      await studio.getByRole('button', { name: /eigen foto/ }).click();
      const [red, green] = await colourAt(studio, 400, 400);
      expect(green).toBeGreaterThan(red);
    },

    'the work stays, in other words, while the page changes its language': async () => {
      const status = studio.getByRole('status').first();
      await studio.evaluate((element) => element.setAttribute('lang', 'en'));
      await expect(status).toHaveText('Before and after');
      expect((await colourAt(studio, 400, 400))[0]).toBeGreaterThan(0);
      await studio.evaluate((element) => element.setAttribute('lang', 'nl'));
      await expect(status).toHaveText('Voor en na');
    },

    'the saved picture is named after the film, and has its colour on the front only': async () => {
      await goTo(studio, 'Prijs');
      const download = page.waitForEvent('download');
      await studio.getByRole('button', { name: 'Bewaar als foto' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('wrappie-WF-116.jpg');
      const picture = await readFile(await file.path());
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
      const [red, green, blue] = await colourIn(picture, 400, 400);
      expect(green).toBeGreaterThan(red);
      expect(green).toBeGreaterThan(blue);
      expect(Math.abs((await colourIn(picture, 900, 400))[0] - 225)).toBeLessThan(6);
    },

    'the choice of another photo can be undone': async () => {
      await replacePhoto(studio, await roomPhoto('andere.jpg'));
      await studio.getByRole('button', { name: 'Ongedaan maken' }).click();
      await goTo(studio, 'Foto');
      await studio.getByRole('button', { name: 'Verder met deze foto' }).click();
      await goTo(studio, 'Folie');
      await waitForPaint(studio);
      const [red, green] = await colourAt(studio, 400, 400);
      expect(green).toBeGreaterThan(red);
    },
  });
});
