import { projectOf } from '../lib/content/projects.ts';
import { Quoted } from '../parts/Quoted.tsx';
import { bandAir, frame } from './frame.ts';
import { ReviewLinks } from './ReviewLinks.tsx';
import type { SectionProps } from './section-props.ts';

/** A band with the words of one customer in large type, and the way to all reviews. */
export function SocialReviews({ content, context }: SectionProps<'social'>) {
  const { reviews } = content;
  if (!reviews?.quote) return null;
  const { quote } = reviews;
  return (
    <section id={content.id} className={`bg-ink text-paper ${bandAir}`}>
      <div className={`${frame} lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-20 items-end`}>
        <figure>
          <blockquote className="font-heading font-bold text-[clamp(2rem,1.2rem+3.6vw,4.5rem)] leading-[1.04] tracking-[-0.035em]">
            <Quoted words={quote.words} context={context} />
          </blockquote>
          <figcaption className="mt-4 lg:mt-8 text-line">
            {quote.name}, {projectOf(context, quote.record).place}
          </figcaption>
        </figure>
        <div className="mt-8 lg:mt-0 pt-5 border-t border-ink-soft">
          <h2 className="text-title-sm">{content.title}</h2>
          <p className="mt-2 text-line">{reviews.text}</p>
          <ReviewLinks reviews={reviews} context={context} look="light" />
        </div>
      </div>
    </section>
  );
}
