import type { HTMLAttributes } from 'svelte/elements';
import type { WrapWidgets } from './widgets.js';

/** Svelte listens to an event by its name: `onwrap-price-calculated={…}`. */
type Handlers<Events> = {
  [K in keyof Events & string as `on${K}`]?: ((event: Events[K]) => void) | undefined;
};

type Tag<Widget extends WrapWidgets[keyof WrapWidgets]> = Omit<
  HTMLAttributes<Widget['element']>,
  keyof Widget['attributes']
> &
  Widget['attributes'] &
  Handlers<Widget['events']>;

type Tags = { [Name in keyof WrapWidgets]: Tag<WrapWidgets[Name]> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
