declare const __SHEET_STYLES__: { sheet: string; print: string };

/** The rules of the sheet and of the page around it (`kit/theme/sheet-styles.ts`), which the build writes in. */
export const { sheet: sheetStyles, print: printStyles } = __SHEET_STYLES__;
