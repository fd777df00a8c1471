export { chosenFilmPart } from '../request/chosen-film.lazy.ts';
export { FilmOfInput } from './FilmOfInput.tsx';
export { PriceExplanation } from './PriceExplanation.tsx';
export { QuestionAtPrice } from './QuestionAtPrice.tsx';
export { QuoteRequestPanel } from './QuoteRequestPanel.tsx';
export { createQuoteRequest } from './quote-request.ts';
