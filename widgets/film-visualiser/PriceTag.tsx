import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { filmFactor, frontsPrice } from '../domain/film/fronts-price.ts';
import { euros } from '../domain/numbers.ts';
import { type FilmVisualiserViewProps, offeredFilms } from './film-visualiser.state.ts';

/**
 * The price of the room, in the corner of its picture. Films have few different prices, so all of them are in the markup, and the checked
 * film shows its own (`film-styles.ts`): the price is right before any script, too.
 */
export function PriceTag({ store, copy, lang }: FilmVisualiserViewProps): ReactNode {
  const state = useStore(store);
  const { room, fronts } = state;
  const amounts = new Map(
    offeredFilms(state).map((film) => [filmFactor(room, film), frontsPrice(room, film, fronts)]),
  );
  const priced = [...amounts].flatMap(([factor, amount]) => (amount ? [{ factor, amount }] : []));
  if (priced.length === 0) return null;
  return (
    <p
      part="amount"
      className="absolute left-2 bottom-2 px-3 py-1 wide:px-4 wide:py-2 rounded-lg bg-white shadow-float leading-tight pointer-events-none"
    >
      {priced.map(({ factor, amount }) => (
        <span key={factor} data-price={factor} className="block text-lg wide:text-xl font-semibold tabular">
          {copy.from(euros(amount, lang))}
        </span>
      ))}
      <span className="text-sm">{copy.counted(fronts)}</span>
    </p>
  );
}
