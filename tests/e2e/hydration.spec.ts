import { openBeforeScripts } from '../support/before-scripts.ts';
import { Calculator, calculatorOn } from '../support/calculator.ts';
import { markNodes, missingNodes } from '../support/marked-nodes.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const kitchenExample = '/workbench/wrap-price-calculator/kitchen';

test('what was typed before the script has loaded stays, with caret and focus, in the same nodes', async ({
  page,
}) => {
  const { hydrate } = await openBeforeScripts(page, kitchenExample);
  const calculator = calculatorOn(page);
  await calculator.fill({ drawers: '4', folieType: 'hout', complexity: 'gemiddeld' });
  const length = calculator.field('length');
  await length.click();
  await page.keyboard.type('12');
  await page.keyboard.press('ArrowLeft');
  await markNodes(calculator.element);

  await hydrate();
  await expect(calculator.button('Bereken prijs')).not.toHaveAttribute('aria-disabled');
  expect(await missingNodes(calculator.element)).toEqual([]);
  await expect(length).toBeFocused();
  await page.keyboard.type('0');
  await expect(length).toHaveValue('102');
  await length.fill('12');
  await calculator.button('Bereken prijs').click();
  await expect(calculator.element.getByText('vanaf € 1.923', { exact: true })).toBeVisible();
});

test('a service chosen before the script has loaded is used after it', async ({ page }) => {
  const { hydrate } = await openBeforeScripts(page, '/prijscalculator');
  const calculator = calculatorOn(page);
  await calculator.choose('projectType', 'kozijnen');
  await hydrate();
  await expect(calculator.field('kozijnSides').first()).toBeVisible();
  await expect(calculator.element.getByRole('radio', { name: 'Kozijnen' })).toBeFocused();
});

test('another service than the prerendered one wins, and fronts do not become metres', async ({ page }) => {
  const { hydrate } = await openBeforeScripts(page, kitchenExample);
  const calculator = calculatorOn(page);
  await calculator.fill({ length: '12', folieType: 'hout', projectType: 'meubel' });
  await hydrate();
  await expect(calculator.field('height')).toBeVisible();
  await expect(calculator.element.getByRole('radio', { name: 'Meubel' })).toBeChecked();
  await expect(calculator.field('length')).toHaveValue('');
  await expect(calculator.element.getByRole('radio', { name: 'Hout' })).toBeChecked();
});

test('Enter before the script has loaded loses nothing', async ({ page }) => {
  const { hydrate } = await openBeforeScripts(page, kitchenExample);
  const calculator = calculatorOn(page);
  await calculator.field('length').fill('12');
  await calculator.field('length').press('Enter');
  await hydrate();
  expect(new URL(page.url()).search).toBe('');
  await expect(calculator.field('length')).toHaveValue('12');
});

for (const lang of ['nl', 'en'] as const) {
  test.describe(`${lang}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form is shown, and says how to contact us', async ({ page }) => {
      await page.goto(words[lang].calculator);
      const { element } = new Calculator(page.locator('wrap-price-calculator'));
      await expect(element.getByRole('radio')).toHaveCount(7);
      const notice = element.getByText(/JavaScript/);
      await expect(notice).toBeVisible();
      await expect(notice).toContainText(/\+?\d[\d\s]{8,}/);
      await expect(notice).toContainText(/\S+@\S+\.\S+/);
    });
  });
}

test('a prerendered element carries the styles it needs and no others', async ({ page }) => {
  for (const address of ['/prijscalculator', kitchenExample, '/en/workbench/wrap-price-calculator/price']) {
    await openBeforeScripts(page, address);
    const unused = await page.locator('wrap-price-calculator').evaluate((host) => {
      const shadow = host.shadowRoot as ShadowRoot;
      // A browser that runs scripts does not parse the content of a noscript, but that content needs its styles too.
      const silent = [...shadow.querySelectorAll('noscript')].map(({ textContent }) => textContent);
      const drawn = document.createElement('template');
      drawn.innerHTML = silent.join('');
      const classed = [shadow, drawn.content].flatMap((root) => [...root.querySelectorAll('[class]')]);
      // Neither does it parse the fragments, which are shown before the widget has its own styles.
      const fragments = shadow.querySelector('[data-fragments]')?.textContent ?? '';
      const later = fragments.split(/[\s"\\]+/);
      const used = new Set([...classed.flatMap((each) => [...each.classList]), ...later]);
      const named = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...[...((rule as CSSStyleRule).selectorText ?? '').matchAll(/\.((?:\\.|[\w-])+)/g)].map(
            ([, name = '']) => name.replace(/\\(.)/g, '$1'),
          ),
          ...('cssRules' in rule ? named(rule.cssRules as CSSRuleList) : []),
        ]);
      const sheets = [...shadow.styleSheets];
      const names = sheets.flatMap((sheet) => named(sheet.cssRules));
      if (names.length === 0) throw new Error('There are no styles at all.');
      return names.filter((name) => !used.has(name) && name !== 'group');
    });
    expect(unused, address).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

for (const width of [360, 1440]) {
  test(`nothing shifts while a page with a calculator loads and hydrates, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { takeShifts: () => [...shifts, ...observer.takeRecords()] });
    });
    for (const address of ['/prijscalculator', '/en/prijscalculator']) {
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
      expect(shifts, address).toEqual([]);
    }
  });
}
