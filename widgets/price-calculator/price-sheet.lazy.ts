import { lazyPart } from '../kit/lazy-part.ts';

/** The price sheet and the code that draws a QR code. Only a visitor who has a price that they can print loads it. */
export const priceSheetPart = lazyPart(() => import('./price-sheet.part.ts'));
