import type { ReactNode } from 'react';
import { FilmPicker } from './FilmPicker.tsx';
import { FrontsPrice } from './FrontsPrice.tsx';
import type { FilmVisualiserViewProps } from './film-visualiser.state.ts';
import { RoomStage } from './RoomStage.tsx';

/**
 * The opening of a page: room, films and price on one sheet, with the page's own words beside the room, or below it on a phone. The content
 * of the element goes beside the room; what has `slot="below"` follows the price on a phone. It works without a script, which therefore
 * loads at the first interaction only (`data-calm`).
 */
export function HeroSheet(props: FilmVisualiserViewProps): ReactNode {
  return (
    <div
      lang={props.lang}
      part="visualiser"
      data-calm=""
      className="grid grid-cols-[minmax(0,1fr)] broad:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] broad:grid-rows-[auto_1fr]"
    >
      <div className="broad:col-start-2 broad:row-start-1 broad:row-span-2">
        <RoomStage {...props} />
        <FilmPicker {...props} />
      </div>
      <div data-edges="start" className="pt-4 broad:row-start-1 broad:col-start-1 broad:pt-10">
        <slot />
      </div>
      {/* The page's own words may arrive after this. The page sets `--later` until then, so that they do not push it down. */}
      <div
        data-edges="both"
        className="[display:var(--later,block)] pt-3 pb-2 broad:py-4 broad:row-start-3 broad:col-span-2"
      >
        <FrontsPrice {...props} />
      </div>
      <div data-edges="start" className="broad:row-start-2 broad:col-start-1">
        <slot name="below" />
      </div>
    </div>
  );
}
