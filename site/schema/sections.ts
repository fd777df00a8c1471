import { z } from 'zod';
import { areasSection } from '../sections/Areas.schema.ts';
import { articlesSection } from '../sections/Articles.schema.ts';
import { benefitsSection } from '../sections/Benefits.schema.ts';
import { boxSection } from '../sections/Box.schema.ts';
import { closingCallSection } from '../sections/ClosingCall.schema.ts';
import { compareSection } from '../sections/Compare.schema.ts';
import { comparisonSection } from '../sections/Comparison.schema.ts';
import { contactSection } from '../sections/Contact.schema.ts';
import { figuresSection } from '../sections/Figures.schema.ts';
import { heroSection } from '../sections/Hero.schema.ts';
import { introSection } from '../sections/Intro.schema.ts';
import { kindsSection } from '../sections/Kinds.schema.ts';
import { linksSection } from '../sections/Links.schema.ts';
import { namesSection } from '../sections/Names.schema.ts';
import { pageHeroSection } from '../sections/PageHero.schema.ts';
import { placesSection } from '../sections/Places.schema.ts';
import { priceTableSection } from '../sections/PriceTable.schema.ts';
import { projectsSection } from '../sections/Projects.schema.ts';
import { questionsSection } from '../sections/Questions.schema.ts';
import { sellingPointsSection } from '../sections/SellingPoints.schema.ts';
import { socialSection } from '../sections/Social.schema.ts';
import { stepsSection } from '../sections/Steps.schema.ts';
import { storySection } from '../sections/Story.schema.ts';
import { testimonialsSection } from '../sections/Testimonials.schema.ts';
import { transformationsSection } from '../sections/Transformations.schema.ts';
import { widgetSection } from '../sections/WidgetSection.schema.ts';

/** Every kind of section, by `type`. The component beside a schema draws it. */
export const sections = {
  hero: heroSection,
  'selling-points': sellingPointsSection,
  compare: compareSection,
  widget: widgetSection,
  intro: introSection,
  questions: questionsSection,
  contact: contactSection,
  'closing-call': closingCallSection,
  'page-hero': pageHeroSection,
  projects: projectsSection,
  benefits: benefitsSection,
  steps: stepsSection,
  kinds: kindsSection,
  'price-table': priceTableSection,
  comparison: comparisonSection,
  figures: figuresSection,
  areas: areasSection,
  story: storySection,
  testimonials: testimonialsSection,
  names: namesSection,
  links: linksSection,
  articles: articlesSection,
  places: placesSection,
  social: socialSection,
  box: boxSection,
  transformations: transformationsSection,
} as const;

type Sections = typeof sections;

export type SectionType = keyof Sections;

/** One section as written, in both languages. */
export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [Sections['hero'], ...Sections[SectionType][]],
);

/** The content of a section of this type, as written in the page's file. */
export type SectionContent<T extends SectionType> = z.infer<Sections[T]>;
