import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { CalculatorViewProps } from './price-calculator.state.ts';
import { priceSheetPart } from './price-sheet.lazy.ts';
import { sheetAddress } from './price-sheet.ts';
import { quoteRequestCopy } from './quote-request.copy.ts';

/** The link of the price sheet as a page, and what to do when the browser blocks the tab with it. On our own pages it also prepares the sheet for printing. */
export function SheetLink({ store, lang, company }: CalculatorViewProps): ReactNode {
  const { calculated, film, request, sheetBlocked } = useStore(store);
  const copy = quoteRequestCopy[lang];
  const isOurs = !company.origin;
  useEffect(() => {
    const sheet = isOurs && request?.sheet(lang);
    if (!sheet) return;
    let kept = true;
    priceSheetPart
      .load()
      // Without it the page prints as it is; the button says so.
      .then(({ keepSheet }) => (kept ? keepSheet(sheet) : undefined))
      .catch(console.warn);
    return () => {
      kept = false;
      void priceSheetPart.loaded?.keepSheet(undefined);
    };
  }, [isOurs, request, calculated, film, lang]);
  const sheet = request?.sheet(lang);
  if (!sheet) return null;
  return (
    <p className="px-2 text-sm text-ink-soft">
      {sheetBlocked && (
        <span role="alert" className="block font-semibold text-ink">
          {copy.sheetBlocked}
        </span>
      )}
      <a
        href={sheetAddress(sheet, '/prijsblad')}
        target="_blank"
        rel="noopener"
        className="inline-block py-2.5 underline underline-offset-2"
      >
        {copy.sheet}
      </a>
    </p>
  );
}
