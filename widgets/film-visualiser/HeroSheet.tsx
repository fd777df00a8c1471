import type { ReactNode } from 'react';
import { FilmPicker } from './FilmPicker.tsx';
import { FrontsCount } from './FrontsCount.tsx';
import type { FilmVisualiserViewProps } from './film-visualiser.state.ts';
import { PriceLinks } from './PriceLinks.tsx';
import { RoomStage } from './RoomStage.tsx';

/**
 * The opening of a page: room, films, number of fronts and price on one sheet, with the page's own words beside it, or below it on a phone.
 * The content of the element goes first, then what has `slot="below"`. It works without a script, which therefore loads at the first
 * interaction only (`data-calm`).
 */
export function HeroSheet(props: FilmVisualiserViewProps): ReactNode {
  return (
    <div
      lang={props.lang}
      part="visualiser"
      data-mixer=""
      data-calm=""
      className="grid broad:grid-rows-[auto_auto_1fr]"
    >
      <div className="broad:col-start-2 broad:row-start-1 broad:row-span-2">
        <RoomStage {...props} />
        <FilmPicker {...props} />
        <div data-edges="end" className="pt-1 broad:pt-3">
          <FrontsCount {...props} />
        </div>
      </div>
      <div data-edges="start" className="pt-3 broad:row-start-1 broad:col-start-1 broad:pt-10">
        <slot />
      </div>
      <div data-edges="start" className="broad:row-start-2 broad:row-span-2 broad:col-start-1">
        <slot name="below" />
      </div>
      {/* The page's own words may arrive after these links. The page sets `--later` until then, so that they do not push them down. */}
      <div
        data-edges="end"
        className="[display:var(--later,block)] pt-3 broad:pt-1 broad:row-start-3 broad:col-start-2"
      >
        <PriceLinks {...props} />
      </div>
    </div>
  );
}
