import { expect, type Page } from '../support/test.ts';

const widths = [390, 768, 1440];

/**
 * Expects the title of the open page to take as many lines in the font that stands in for the heading font as in that font. Otherwise
 * what follows would move by a line when the font arrives. The fallback is as wide on average only, so a title that just fits its line may
 * differ: then a word more or less in it helps.
 *
 * @param titles what else the title may be, as on pages that differ in words only
 */
export async function expectTitlesAlike(page: Page, titles: readonly string[] = []): Promise<void> {
  const different: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(async (titles) => {
      const title = document.querySelector('h1');
      if (!title) return [];
      const root = document.documentElement;
      const fonts = ['"Bricolage Fallback"', '"Bricolage Grotesque"'];
      await Promise.all(fonts.map((font) => document.fonts.load(`700 1rem ${font}`)));
      const heightIn = (font: string) => {
        root.style.setProperty('--wrap-heading', font);
        return title.offsetHeight;
      };
      const own = title.innerHTML;
      const wrong = [undefined, ...titles].flatMap((words) => {
        if (words) title.textContent = words;
        const [fallback, real] = fonts.map(heightIn);
        return fallback === real ? [] : [`${title.textContent} (${fallback} and ${real} px high)`];
      });
      if (titles.length > 0) title.innerHTML = own;
      root.style.removeProperty('--wrap-heading');
      return wrong;
    }, titles);
    different.push(...found.map((title) => `${width} px: ${title}`));
  }
  expect(different).toEqual([]);
}
