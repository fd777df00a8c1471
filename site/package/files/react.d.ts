import type { ClassAttributes, HTMLAttributes } from 'react';
import type { WrapWidgets } from './widgets.js';

/** React listens to a custom element's events by their names: `onwrap-price-calculated`. */
type Handlers<Events> = {
  [K in keyof Events & string as `on${K}`]?: ((event: Events[K]) => void) | undefined;
};

type Tag<Widget extends WrapWidgets[keyof WrapWidgets]> = ClassAttributes<Widget['element']> &
  Omit<HTMLAttributes<Widget['element']>, keyof Widget['attributes']> &
  Widget['attributes'] &
  Handlers<Widget['events']>;

type Tags = { [Name in keyof WrapWidgets]: Tag<WrapWidgets[Name]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
