export { PriceExplanation } from './PriceExplanation.tsx';
export { QuoteRequestPanel } from './QuoteRequestPanel.tsx';
export { createQuoteRequest } from './quote-request.ts';
