import { expect, test } from 'vitest';
import { languages } from '../../widgets/domain/text.ts';
import { priceSheetCopy } from '../../widgets/price-calculator/price-sheet.copy.ts';
import { pageOf } from './built-pages.ts';
import { linesOf } from './page-text.ts';

test.each(languages)('in %s a price sheet assures only what the site says', (lang) => {
  const pages = ['/prijscalculator', '/algemene-voorwaarden'].map((route) => pageOf(route, lang));
  const said = pages.flatMap((page) => (page ? linesOf(page.document.body) : [])).join(' ');
  for (const assurance of priceSheetCopy[lang].assurances) expect(said).toContain(assurance);
});
