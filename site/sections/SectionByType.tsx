import type { ComponentType } from 'react';
import type { SectionType } from '../schema/sections.ts';
import { Areas } from './Areas.tsx';
import { Articles } from './Articles.tsx';
import { Benefits } from './Benefits.tsx';
import { Box } from './Box.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Compare } from './Compare.tsx';
import { Comparison } from './Comparison.tsx';
import { Contact } from './Contact.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { Intro } from './Intro.tsx';
import { Kinds } from './Kinds.tsx';
import { Links } from './Links.tsx';
import { Names } from './Names.tsx';
import { PageHero } from './PageHero.tsx';
import { Places } from './Places.tsx';
import { PriceTable } from './PriceTable.tsx';
import { Projects } from './Projects.tsx';
import { Questions } from './Questions.tsx';
import { SellingPoints } from './SellingPoints.tsx';
import { Social } from './Social.tsx';
import { Steps } from './Steps.tsx';
import { Story } from './Story.tsx';
import type { SectionProps } from './section-props.ts';
import { Testimonials } from './Testimonials.tsx';
import { Transformations } from './Transformations.tsx';
import { WidgetSection } from './WidgetSection.tsx';

/** Draws a section with the component for its type. */
export function SectionByType<T extends SectionType>(props: SectionProps<T>) {
  const Section = components[props.content.type as T] as ComponentType<SectionProps<T>>;
  return <Section {...props} />;
}

const components: { [T in SectionType]: ComponentType<SectionProps<T>> } = {
  hero: Hero,
  'selling-points': SellingPoints,
  compare: Compare,
  widget: WidgetSection,
  intro: Intro,
  questions: Questions,
  contact: Contact,
  'closing-call': ClosingCall,
  'page-hero': PageHero,
  projects: Projects,
  benefits: Benefits,
  steps: Steps,
  kinds: Kinds,
  'price-table': PriceTable,
  comparison: Comparison,
  figures: Figures,
  areas: Areas,
  story: Story,
  testimonials: Testimonials,
  names: Names,
  links: Links,
  articles: Articles,
  places: Places,
  social: Social,
  box: Box,
  transformations: Transformations,
};
