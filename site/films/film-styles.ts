import { grainPicture } from '../../widgets/domain/film/film-pictures.ts';
import { type Film, filmGroups, grains, type Room } from '../../widgets/domain/film/films.ts';
import { sheetStyles, stillStyles } from '../../widgets/film-visualiser/film-styles.ts';
import type { FilmPage } from '../lib/films/film-pages.ts';

/** The rules of a film's page that depend on the film: its rooms, its sheet, and the light of the day. */
export function filmPageStyles(film: Film, rooms: readonly Room[]): string {
  const sheet =
    film.group === 'glass' ? `[data-film-pane]{${flatOf(film)};forced-color-adjust:none}` : sheetStyles(film);
  return stillStyles(film, rooms) + sheet + lights;
}

/** The film seen from the front; film for glass on a pane. */
function flatOf({ colour, grain, group }: Film): string {
  if (group === 'glass')
    return `background:${panes[`${grain ?? colour}`]},linear-gradient(135deg,#7d9a9c,#b4c8c8)`;
  const surface = grains.find((each) => each === grain);
  const picture = surface ? `url(${grainPicture(surface)}) 0/512px,` : '';
  return `background:${picture}${colour};background-blend-mode:multiply`;
}

/** How film covers glass, by pattern, or by how much of the view it hides. */
const panes: Readonly<Record<string, string>> = {
  '#ffffff': 'linear-gradient(#ffffffd9 0 0)',
  '#8c8c8c': 'linear-gradient(#ffffff80 0 0)',
  frost: 'linear-gradient(#fff0 30%,#ffffffd9 30% 70%,#fff0 70%)',
  low: 'linear-gradient(#fff0 45%,#ffffffd9 45%)',
  lines: 'repeating-linear-gradient(#ffffffd9 0 2px,#fff0 2px 8px)',
  reeds: 'repeating-linear-gradient(90deg,#ffffffd9 0 4px,#fff4 4px 10px)',
};

/** Small swatches, by film. Those of one grain side by side show other parts of it. */
export function swatchStyles(pages: readonly FilmPage[]): string {
  const films = pages.map(({ film }) => film);
  const rule = (film: Film, i: number) => {
    const alike = films.slice(0, i).filter(({ grain }) => grain && grain === film.grain).length;
    const moved = alike > 0 ? `;background-position:${alike * 37}% ${alike * 61}%` : '';
    return `[data-film=${film.code}]{${flatOf(film)}${moved}}`;
  };
  return `[data-film]{forced-color-adjust:none}${films.map(rule).join('')}`;
}

/**
 * Filters the films by the chosen family. On screen only: print shows all. Focused controls scroll clear of the bar of the basket.
 */
export const filterStyles =
  'html:has([data-samples]:not([hidden])){scroll-padding-bottom:11rem}' +
  '@supports not selector(:has(a)){[data-film-filter]{display:none}}' +
  `@media screen{${filmGroups.map((group) => `main:has([data-film-filter] [value=${group}]:checked) [data-family]:not([data-family=${group}])`).join()}{display:none}}`;

/** Light on the room: warm from one side, even, and that of a lamp. */
const lights = [
  '[data-light]{position:absolute;inset:0;mix-blend-mode:multiply;pointer-events:none}',
  ':has(>fieldset [value=morning]:checked) [data-light]{background:linear-gradient(100deg,#ffe3bd,#fff3e2 35%,#dfe6f2)}',
  ':has(>fieldset [value=lamp]:checked) [data-light]{background:radial-gradient(circle at 50% 10%,#ffdda8,#d59a5c 55%,#8a5f3c)}',
].join('');
