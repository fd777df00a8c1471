import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { WrapWidgets } from './widgets.js';

type Pascal<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Name>;

/** `onWrapPriceCalculated` in JSX; a template writes `@wrap-price-calculated`. */
type Handlers<Events> = {
  [K in keyof Events & string as `on${Pascal<K>}`]?: ((event: Events[K]) => void) | undefined;
};

type Props<Widget extends WrapWidgets[keyof WrapWidgets]> = Omit<
  HTMLAttributes,
  keyof Widget['attributes'] | keyof Widget['properties']
> &
  Widget['attributes'] &
  Widget['properties'] &
  Handlers<Widget['events']> &
  PublicProps;

/** As a template sees a tag: https://vuejs.org/guide/extras/web-components#web-components-and-typescript */
type Component<Widget extends WrapWidgets[keyof WrapWidgets]> = new () => Widget['element'] & {
  /** @deprecated For templates only. */
  $props: Props<Widget>;
  /** @deprecated For templates only. */
  $emit: EmitFn<{ [K in keyof Widget['events']]: (event: Widget['events'][K]) => void }>;
};

type Components = { [Name in keyof WrapWidgets]: Component<WrapWidgets[Name]> };
type Tags = { [Name in keyof WrapWidgets]: Props<WrapWidgets[Name]> };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
