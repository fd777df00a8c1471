import { blendOf, linearOf } from '../domain/film/film-light.ts';
import { roomFolder } from '../domain/film/film-pictures.ts';
import {
  type Film,
  filmGroups,
  films,
  glassPatterns,
  grains,
  type Room,
  roomFacts,
  rooms,
} from '../domain/film/films.ts';
import { filmFactor } from '../domain/film/fronts-price.ts';
import { dividerStarts } from './film-visualiser.state.ts';

/*
 * The recolouring, in CSS alone. Light adds up linearly, so a room with a film is a mix of the room with black fronts (K) and the one with
 * white fronts (W): K·(1−t) + W·t for each channel, where t is the film's blend times its grain. The checked radio buttons of room and film
 * set the custom properties, so it works without a script. They do so on one element, the mixer, because every element below it takes part in
 * the change of a custom property. The photo studio has no mixer: it paints by itself, and there a choice must change little else.
 *
 * --c is the film's blend as a colour.
 * --g is the picture of its grain in this room, or none.
 * --s is where the room's light differs from the common curve (`lightMap`), or none.
 */

const white = 'linear-gradient(#fff 0 0)';
/** How the pictures of a room are mixed into one. */
export const mixing = [
  // W·t
  '[data-layer=white]>i{background:var(--s) 0/100% 100%,var(--g) 0/100% 100%,var(--c);background-blend-mode:soft-light,multiply}',
  // K·(1−t), added to W·t
  `[data-layer=black]>i{background:${white},var(--s) 0/100% 100%,var(--g) 0/100% 100%,var(--c);background-blend-mode:difference,soft-light,multiply}`,
  '[data-layer]{position:absolute;inset:0;isolation:isolate}[data-layer=black]{mix-blend-mode:plus-lighter}',
  '[data-room]{display:none}[data-layer] img{display:block;width:100%;height:100%}[data-layer]>i{position:absolute;inset:0;mix-blend-mode:multiply;forced-color-adjust:none}',
  // A browser without `plus-lighter` shows the room in white, as a plain picture.
  '@supports not (mix-blend-mode:plus-lighter){[data-layer=black],[data-layer]>i{display:none}}',
].join('');

const layers = [
  mixing,
  // The room before, up to the handle. The handle's position is an inline style only after it was moved: a policy may forbid inline styles
  // in HTML.
  '[data-stage]{clip-path:inset(0 round 12px);--at:calc(22px + (100% - 44px)*var(--open,var(--start)))}[data-layer=before]{clip-path:inset(0 calc(100% - var(--at)) 0 0)}',
  '@media(scripting:none){[data-layer=before]{opacity:0;clip-path:none}:has(>label>:checked) [data-layer=before]{opacity:1}}',
  '[data-stage]>[type=range]{position:absolute;inset:0;appearance:none;width:100%;height:100%;opacity:0;cursor:ew-resize;touch-action:pan-y}',
  '[data-stage]>::-webkit-slider-thumb{width:44px;height:44px}[data-stage]>::-moz-range-thumb{width:44px;height:44px}',
  // In one column the stage covers at most the upper half of a screen; a higher one moves up, so that its lower edge stays visible. Focused
  // controls below it scroll clear of it. A room is 8 by 5. The dock with a visitor's photo, `--stage` high, leaves room for a control.
  // Two attributes each, to outweigh the class that sets their usual place. A row of samples begins at the chosen one where a browser can.
  '@container(max-width:799px){[data-stage]{clip-path:inset(0)}[data-stage][part=stage]{top:min(var(--wrap-sticky-top,1rem),50vh - 62.5cqi)}[part=stage]~* *{scroll-margin-top:min(62.5cqi + 1rem,50vh)}[data-rail=all] :checked{scroll-initial-target:nearest}[data-dock][data-dock]{top:min(var(--wrap-sticky-top,1rem),100vh - 128px - var(--stage,0px))}[data-dock]~* *{scroll-margin-top:min(var(--stage,0px) + 1rem,100vh - 224px)}}',
  '[data-handle]{position:absolute;inset:0 auto 0 var(--at);width:2px;margin-left:-1px;pointer-events:none;background:#fff}',
  '[data-handle]>span{position:absolute;top:50%;left:50%;margin:-22px}[type=range]:focus-visible~[data-handle]>span{outline:3px solid var(--wrap-action,#1E5A45);outline-offset:3px}',
  // A sample is a styled radio button: W·t alone, on a sheet of film, because at this size what a sheet mirrors looks like haze. Its lifted
  // corner is left out (`--p`). Film for glass has both parts, and is clear where it is not frosted.
  `[name=film]{${[...grains, ...glassPatterns].map((grain) => `--${grain}:url(${picture(`sample-${grain}`)})`).join(';')};` +
    `--p:0 100%/175%;--w:url(${picture('sample-white')});display:block;position:relative;appearance:none;width:100%;aspect-ratio:var(--tile,1);margin-bottom:6px;clip-path:inset(0 round 8px);isolation:isolate;cursor:pointer;forced-color-adjust:none}`,
  '[data-group=glass] [name=film]{--p:0/100% 100%;--w:linear-gradient(#dfe8e7 0 0);--k:linear-gradient(135deg,#7d9a9c,#b4c8c8)}',
  '[name=film]::before,[name=film]::after{content:"";position:absolute;inset:0}',
  '[name=film]::before{background:var(--w) var(--p),var(--g) var(--p),var(--c);background-blend-mode:multiply}',
  `[data-group=glass] [name=film]::after{background:var(--k) var(--p),${white},var(--g) var(--p),var(--c);background-blend-mode:multiply,difference,multiply;mix-blend-mode:plus-lighter}`,
  '[data-rail]>:has(:focus-visible){outline:3px solid var(--wrap-focus,var(--wrap-brass,#B98A3E));outline-offset:3px;border-radius:8px}',
  '@media(forced-colors:active){[data-rail]>:has(:checked){outline:3px solid}}',
  // Samples with their names below: a row that scrolls sideways, or on a wide screen as many rows as needed. On a phone the row ends in half a
  // sample, so that it is seen to go on.
  '[data-rail]{display:flex;gap:10px;overflow-x:auto;padding:6px;scroll-padding:40px;scrollbar-width:none;font-size:12px}[data-rail]>label{position:relative;flex:0 0 min(20%,84px);text-align:center;line-height:1.3}',
  // The ring alone marks the chosen one: a bold name has another width, so that each choice would lay out and paint most of the page.
  '[data-rail] span{display:block;margin:0 -5px}',
  '[data-rail]>:has(>:checked)::before{content:"";position:absolute;inset:-4px -4px auto;aspect-ratio:var(--tile,1);border:2px solid var(--wrap-action,#1E5A45);border-radius:12px}',
  '@container(min-width:800px){[data-rail=all]{display:grid;grid-template-columns:repeat(auto-fill,minmax(75px,1fr));overflow:visible;padding:6px 0;--tile:4/3}[data-group][data-rail]{grid-template-columns:repeat(4,1fr)}}',
  // Where the films need more height than the room, room and links go along with them, one below the other in one area of the grid. The
  // links' distance is the room's height, 5/8 of 4/7 of what the gap leaves, and the gap. The room's margin keeps it clear of the links at
  // the end of their way.
  '@media(min-height:640px){@container(min-width:800px){[data-mixer=full]>:nth-child(2n){grid-area:2/1/4;margin-bottom:17em}[data-mixer=full]>:last-child{position:sticky;top:calc(var(--wrap-sticky-top,1rem) + 35.7cqi + 20px);margin:calc(35.7cqi + 20px) 0 0}}}',
].join('');

/**
 * The rules for the samples and rooms in this markup; without markup, for all.
 *
 * Addresses begin with a slash: on pages of another origin, the code that applies the rules prepends our origin.
 */
export function filmStyles(markup?: string): string {
  const shown = (name: string) => !markup || markup.includes(`value="${name}"`);
  const shownRooms = rooms.filter(shown);
  return [
    layers,
    ...shownRooms.map(roomRule),
    ...films.filter(({ code }) => shown(code)).map(filmRule),
    ...(!markup || markup.includes('data-calm')
      ? [heroStyles, ...priceRules(films.filter(({ code }) => shown(code)))]
      : []),
    ...(shownRooms.length > 1 ? shownRooms.map(groupsRules) : []),
  ].join('');
}

/** The grains of the room, and the rule that shows its pictures. */
function roomRule(room: Room): string {
  const own = room === 'office' ? glassPatterns : room === 'windows' ? grains.slice(0, 2) : grains;
  const pictures = own.map((grain) => `--${grain}:url(${picture(`${room}-${grain}`, 1200)})`).join(';');
  const chosen = `[data-mixer]:has([value=${room}]:checked)`;
  return `${chosen}{--start:${dividerStarts[room] / 100};--s:${lightOf(room)};${pictures}}${chosen} [data-room=${room}]{display:block}`;
}

function lightOf(room: Room): string {
  return room === 'office' ? 'none' : `url(${picture(`${room}-light`, 800)})`;
}

function filmRule(film: Film): string {
  const { code, group } = film;
  const chosen = `:has([value=${code}]:checked)`;
  const room = group === 'glass' ? ':has([value=office]:checked)' : '';
  return `[value=${code}],[data-mixer]${room}${chosen}{${worn(film)}}`;
}

/** What a film sets. The grain of a metal holds the light that it mirrors, so it needs no correction of the room's light. */
function worn({ grain, colour, group }: Film, pattern = `var(--${grain})`): string {
  return `--c:${blendColour(colour, group)};--g:${grain ? pattern : 'none'}${group === 'metallic' ? ';--s:none' : ''}`;
}

/** The rules for rooms that show one film and nothing else, as on the film's own page. */
export function stillStyles(film: Film, shown: readonly Room[]): string {
  const still = (room: Room) => {
    const pattern = `url(${picture(`${room}-${film.grain}`, 1200)})`;
    return `[data-room=${room}]{display:block;--s:${lightOf(room)};${worn(film, pattern)}}`;
  };
  return mixing + shown.map(still).join('');
}

/** The rule for a sheet of one film on a table, in the markup of a room. */
export function sheetStyles(film: Film): string {
  return `[data-room=sheet]{display:block;--s:none;${worn(film, `url(${picture(`sheet-${film.grain}`, 800)})`)}}`;
}

/** The opening of a page: the room reaches the edges, and the samples are a row that scrolls sideways on a phone. */
const heroStyles = [
  '[data-calm] [data-stage]{clip-path:none;position:relative;top:0;isolation:isolate;overflow:hidden}',
  // On a very wide screen the words begin where the page's other sections do, so that their column grows with the margin.
  '[data-calm]{grid-template-columns:minmax(0,1fr)}@container(min-width:950px){[data-calm]{grid-template-columns:max(40%,50% - var(--_rem)*5) minmax(0,1fr)}}',
  // The same edges as the page's own sections have.
  '[data-edges]{padding-inline:16px}@container(min-width:768px){[data-edges]{padding-inline:32px}}',
  '@container(min-width:950px){[data-edges]{padding-inline:max(var(--_rem)*2,(100cqi - var(--_rem)*76)/2)}[data-edges=start]{padding-right:40px}[data-edges=end]{padding-left:0}[data-calm] [data-stage]{border-bottom-left-radius:20px}}',
  // The page's picture of the room in its first film. The pictures below it load, but are not shown until another film is chosen.
  '[data-poster]{position:absolute;inset:0}[data-poster] img{display:block;width:100%;height:100%;object-fit:cover}',
  '[data-mixer]:has([data-first]:checked) :is([data-layer=white],[data-layer=black]){visibility:hidden}[data-mixer]:has([data-first]:checked) [data-layer]>i{background:none}',
  // Until the films have arrived none is checked: with every price the label would be higher, and shrink when they have.
  '[data-calm]:not(:has([name=film]:checked)) [data-price]~[data-price]{display:none}',
  '[data-calm] [data-rail]{padding:12px 16px}@container(min-width:768px){[data-calm] [data-rail]{padding-inline:32px}[data-calm] [data-rail]>label{flex-basis:90px}}',
  // On a wide screen all of them are in sight.
  '@container(min-width:950px){[data-calm] [data-rail]{display:grid;grid-template-columns:repeat(6,1fr);gap:12px;padding:16px max(var(--_rem)*2,(100cqi - var(--_rem)*76)/2) 4px 0;overflow:visible;font-size:13px;--tile:8/5}}',
].join('');

/** Of the prices in the picture, the one of the checked film. */
function priceRules(shown: readonly Film[]): string[] {
  const factors = new Map<number, string[]>();
  for (const film of shown) {
    const factor = filmFactor('kitchen', film);
    if (factor) factors.set(factor, [...(factors.get(factor) ?? []), `[value=${film.code}]`]);
  }
  return [...factors].map(
    ([factor, codes]) =>
      `[data-mixer]:has(:is(${codes.join()}):checked) [data-price]:not([data-price="${factor}"]){display:none}`,
  );
}

/**
 * A room hides the families that it does not offer. If the chosen film is of such a family, the room shows its own first film. In the other
 * looks nothing is hidden: their one row has the family of its first film, which the room offers.
 */
function groupsRules(room: Room): string {
  const { groups, film } = roomFacts[room];
  const own = films.find(({ code }) => code === film)!;
  const hidden = filmGroups.filter((each) => !groups.includes(each)).map((each) => `[data-group=${each}]`);
  const chosen = `[data-mixer]:has([value=${room}]:checked)`;
  return `${chosen} :is(${hidden.join()}){display:none}${chosen}:has(:is(${hidden.join()}) :checked){${worn(own)}}`;
}

/**
 * `#rrggbb` of a film → `#rrggbb` of its blend. For film for glass, the colour is a blend already: how much of the view it hides. A metal
 * is seen at a part of the light, where a blend falls less than the light does: the power makes up for it (a copper render).
 */
export function blendColour(colour: string, group: Film['group']): string {
  if (group === 'glass') return colour;
  const power = group === 'metallic' ? 1.3 : 1;
  const bytes = linearOf(colour).map((albedo) => Math.round(blendOf(albedo) ** power * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function picture(name: string, width = 160): string {
  return `/${roomFolder}/${name}-${width}.avif`;
}
