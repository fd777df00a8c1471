import { expect, type Locator, type Page } from './test.ts';

/** Stores what the visualiser keeps for the other pages of a visit. A test may store anything, like another script could. */
export async function rememberVisit(page: Page, told: Record<string, unknown>): Promise<void> {
  await page.addInitScript((told) => {
    // Only once, so that it does not overwrite what the widgets store later.
    if (!sessionStorage.getItem('wrappie-visitor'))
      sessionStorage.setItem('wrappie-visitor', JSON.stringify(told));
  }, told);
}

/** The line of a form that names the chosen film. */
export function filmIn(element: Locator): { line: Locator; remove: Locator; expectNone(): Promise<void> } {
  const line = element.getByText(/^(Gekozen folie|Your film):/);
  return {
    line,
    remove: element.getByRole('button', { name: /^WF-\d+ .+ weglaten$|^Leave out WF-/ }),
    expectNone: () => expect(line).toHaveCount(0),
  };
}
