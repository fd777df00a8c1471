import { KindIndex } from './KindIndex.tsx';
import { KindSwatches } from './KindSwatches.tsx';
import { KindTiles } from './KindTiles.tsx';
import type { SectionProps } from './section-props.ts';

const layouts = { index: KindIndex, tiles: KindTiles, swatches: KindSwatches } as const;

/** Kinds of something. */
export function Kinds(props: SectionProps<'kinds'>) {
  const Layout = layouts[props.content.layout];
  return <Layout {...props} />;
}
