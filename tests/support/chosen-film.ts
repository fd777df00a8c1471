import { expect, type Locator, type Page } from './test.ts';

/** What the visualiser leaves for the other pages of a visit. Somebody else may have written anything there. */
export async function rememberVisit(page: Page, told: Record<string, unknown>): Promise<void> {
  await page.addInitScript((told) => {
    // Once: what the widgets tell since comes after it.
    if (!sessionStorage.getItem('wrappie-visitor'))
      sessionStorage.setItem('wrappie-visitor', JSON.stringify(told));
  }, told);
}

/** The line in a form that names the chosen film. */
export function filmIn(element: Locator): { line: Locator; remove: Locator; expectNone(): Promise<void> } {
  const line = element.getByText(/^(Gekozen folie|Your film):/);
  return {
    line,
    remove: element.getByRole('button', { name: /^WF-\d+ .+ weglaten$|^Leave out WF-/ }),
    expectNone: () => expect(line).toHaveCount(0),
  };
}
