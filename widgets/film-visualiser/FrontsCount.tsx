import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { roomFacts } from '../domain/film/films.ts';
import { countsFronts, frontsRange } from '../domain/film/fronts.ts';
import type { FilmVisualiserViewProps } from './film-visualiser.state.ts';

/** How many fronts the price in the picture is for, with a slider to change it. */
export function FrontsCount({ store, copy }: FilmVisualiserViewProps): ReactNode {
  const { fronts, room, countFronts } = useStore(store);
  const id = useId();
  if (!countsFronts(roomFacts[room].service)) return null;
  return (
    <div className="no-script:hidden">
      <label htmlFor={id} className="flex justify-between gap-4 text-sm font-semibold">
        {copy.fronts} <span className="tabular">{fronts}</span>
      </label>
      <input
        id={id}
        type="range"
        name="fronts"
        part="fronts"
        min={frontsRange.fewest}
        max={frontsRange.most}
        value={fronts}
        onChange={({ target }) => countFronts(target.valueAsNumber)}
        aria-valuetext={copy.counted(fronts)}
        className="block w-full h-11 accent-action cursor-pointer"
      />
    </div>
  );
}
