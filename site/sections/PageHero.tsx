import type { Localised } from '../lib/content/localise.ts';
import type { PageContext } from '../lib/page-context.ts';
import { PicturePreload } from '../parts/PictureOf.tsx';
import type { SectionContent } from '../schema/sections.ts';
import { PageHeroSplit, splitSizes } from './PageHeroSplit.tsx';
import { PageHeroText, textSizes } from './PageHeroText.tsx';
import { PageHeroWide, wideSizes } from './PageHeroWide.tsx';
import type { SectionProps } from './section-props.ts';

const layouts = {
  wide: { Layout: PageHeroWide, sizes: wideSizes, crop: true },
  split: { Layout: PageHeroSplit, sizes: splitSizes, crop: true },
  text: { Layout: PageHeroText, sizes: textSizes, crop: false },
} as const;

/** The head of an inner page, in the layout that tells what kind of page it is. */
export function PageHero(props: SectionProps<'page-hero'>) {
  const { Layout } = layouts[props.content.layout];
  return <Layout {...props} />;
}

interface PreloadProps {
  content: Localised<SectionContent<'page-hero'>>;
  context: PageContext;
}

/** Preloads the picture of this head in the size that its layout shows. */
export function PageHeroPreload({ content, context }: PreloadProps) {
  const { sizes, crop } = layouts[content.layout];
  return <PicturePreload context={context} id={content.picture} sizes={sizes} crop={crop} />;
}
