import type { ComponentType } from 'react';
import type { SectionType } from '../schema/sections.ts';
import { ClosingCall } from './ClosingCall.tsx';
import { Compare } from './Compare.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Intro } from './Intro.tsx';
import { Questions } from './Questions.tsx';
import { SellingPoints } from './SellingPoints.tsx';
import { Swatches } from './Swatches.tsx';
import type { SectionProps } from './section-props.ts';
import { WidgetSection } from './WidgetSection.tsx';

/** Draws a section with the component that its type names. */
export function SectionByType<T extends SectionType>(props: SectionProps<T>) {
  const Section = components[props.content.type as T] as ComponentType<SectionProps<T>>;
  return <Section {...props} />;
}

const components: { [T in SectionType]: ComponentType<SectionProps<T>> } = {
  hero: Hero,
  'selling-points': SellingPoints,
  compare: Compare,
  swatches: Swatches,
  widget: WidgetSection,
  intro: Intro,
  questions: Questions,
  contact: Contact,
  'closing-call': ClosingCall,
};
