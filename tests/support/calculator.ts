import type { Locator, Page } from './test.ts';

/** The fields of a calculator, by name. */
export type Filling = Record<string, string>;

/** The first calculator of a page, and a visitor's actions there. */
export function calculatorOn(page: Page): Calculator {
  return new Calculator(page.locator('wrap-price-calculator').first());
}

export class Calculator {
  readonly element: Locator;

  constructor(element: Locator) {
    this.element = element;
  }

  /** Names of all visible fields, in the order of the form. A group of choices counts once. */
  async fieldNames(): Promise<string[]> {
    const names = await this.element
      .locator('[name]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('name') ?? ''));
    return [...new Set(names)];
  }

  field(name: string): Locator {
    return this.element.locator(`[name="${name}"]`);
  }

  async choose(name: string, value: string): Promise<void> {
    await this.element.locator(`input[name="${name}"][value="${value}"]`).check();
  }

  /** Fills text fields and ticks choices, in the order given. */
  async fill(filling: Filling): Promise<void> {
    for (const [name, value] of Object.entries(filling)) {
      const isChoice = ['projectType', 'folieType', 'complexity', 'kozijnSides'].includes(name);
      await (isChoice ? this.choose(name, value) : this.field(name).fill(value));
    }
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole('button', { name });
  }

  /** Presses a button that may be `aria-disabled`, like visitors do. Playwright's own click would wait until it is enabled. */
  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click({ force: true });
  }

  /** Waits until the element is hydrated. */
  async hydrated(): Promise<void> {
    await this.element.evaluate(async (element) => {
      await customElements.whenDefined(element.localName);
      while (!element.matches(':state(hydrated)'))
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  }
}

/** A complete kitchen, and its price. */
export const kitchen: Filling = {
  projectType: 'keuken',
  length: '12',
  drawers: '4',
  folieType: 'mat',
  complexity: 'gemiddeld',
};
export const kitchenPrice = 'vanaf € 1.923';
