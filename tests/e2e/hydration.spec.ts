import { languages } from '../../widgets/domain/text.ts';
import { openBeforeScripts } from '../support/before-scripts.ts';
import { calculatorOn } from '../support/calculator.ts';
import { markNodes, missingNodes } from '../support/marked-nodes.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const kitchenExample = '/workbench/wrap-price-calculator/kitchen';

test('before the script has loaded', async ({ page }) => {
  const calculator = calculatorOn(page);
  const { element } = calculator;
  const length = calculator.field('length');
  const open = async (address: string) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return openBeforeScripts(page, address);
  };
  await ask({
    'what is typed stays, with caret and focus, in the same nodes, and Enter loses nothing': async () => {
      const { hydrate } = await open(kitchenExample);
      await calculator.fill({ drawers: '4', folieType: 'hout', complexity: 'gemiddeld' });
      await length.click();
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowLeft');
      await markNodes(element);

      await hydrate();
      await expect(calculator.button('Bereken prijs')).not.toHaveAttribute('aria-disabled');
      expect(await missingNodes(element)).toEqual([]);
      expect(new URL(page.url()).search).toBe('');
      await expect(length).toBeFocused();
      await page.keyboard.type('0');
      await expect(length).toHaveValue('102');
      await length.fill('12');
      await calculator.button('Bereken prijs').click();
      await expect(element.getByText('vanaf € 1.923', { exact: true })).toBeVisible();
    },

    'a service that is chosen is used after it': async () => {
      const { hydrate } = await open('/prijscalculator');
      await calculator.choose('projectType', 'kozijnen');
      await hydrate();
      await expect(calculator.field('kozijnSides').first()).toBeVisible();
      await expect(element.getByRole('radio', { name: 'Kozijnen' })).toBeFocused();
    },

    'another service than the prerendered one wins, and fronts do not become metres': async () => {
      const { hydrate } = await open(kitchenExample);
      await calculator.fill({ length: '12', folieType: 'hout', projectType: 'meubel' });
      await hydrate();
      await expect(calculator.field('height')).toBeVisible();
      await expect(element.getByRole('radio', { name: 'Meubel' })).toBeChecked();
      await expect(length).toHaveValue('');
      await expect(element.getByRole('radio', { name: 'Hout' })).toBeChecked();
    },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is shown, and says how to contact us', async ({ page }) => {
    const questions: Questions = {};
    for (const lang of languages)
      questions[lang] = async () => {
        await page.goto(words[lang].calculator);
        const { element } = calculatorOn(page);
        await expect(element.getByRole('radio')).toHaveCount(7);
        const notice = element.getByText(/JavaScript/);
        await expect(notice).toBeVisible();
        await expect(notice).toContainText(/\+?\d[\d\s]{8,}/);
        await expect(notice).toContainText(/\S+@\S+\.\S+/);
      };
    await ask(questions);
  });
});

test('nothing shifts while a page with a calculator loads and hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { takeShifts: () => [...shifts, ...observer.takeRecords()] });
  });
  const questions: Questions = {};
  for (const [width, address] of [
    [360, '/prijscalculator'],
    [1440, '/en/prijscalculator'],
  ] as const)
    questions[`at ${width} px`] = async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address, { waitUntil: 'load' });
      await calculatorOn(page).hydrated();
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        const [{ domInteractive }] = performance.getEntriesByType('navigation') as [
          PerformanceNavigationTiming,
        ];
        const all = (Reflect.get(window, 'takeShifts') as () => PerformanceEntry[])();
        // A busy machine may paint half a header, before the rest of the document is parsed.
        return all.filter(({ startTime }) => startTime > domInteractive).map((shift) => shift.toJSON());
      });
      expect(shifts).toEqual([]);
    };
  await ask(questions);
});
