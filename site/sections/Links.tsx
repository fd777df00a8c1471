import { LinkIndex } from './LinkIndex.tsx';
import { LinksLarge } from './LinksLarge.tsx';
import { LinksSmall } from './LinksSmall.tsx';
import type { SectionProps } from './section-props.ts';

const layouts = { large: LinksLarge, small: LinksSmall, index: LinkIndex } as const;

/** Links to other pages. */
export function Links(props: SectionProps<'links'>) {
  const Layout = layouts[props.content.layout];
  return <Layout {...props} />;
}
