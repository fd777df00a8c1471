import { bandAir, frame, titleBeside } from './frame.ts';
import { ReviewLinks } from './ReviewLinks.tsx';
import { SectionHead } from './SectionHead.tsx';
import { quoted, Speaker } from './Speaker.tsx';
import type { SectionProps } from './section-props.ts';

interface Props extends SectionProps<'social'> {
  reviews: NonNullable<SectionProps<'social'>['content']['reviews']>;
}

/** A band with our rating, where to read the reviews, and what two customers said. */
export function SocialQuotes({ content, context, reviews }: Props) {
  const { rating, from = [], records = [] } = reviews.quotes ?? {};
  const said = records.map((record) => from.find((each) => each.record === record)!);
  return (
    <section id={content.id} className={`bg-sand ${bandAir}`}>
      <div className={`${frame} ${titleBeside}`}>
        <div>
          <SectionHead context={context} title={content.title} text={content.text} small />
          <p className="mt-4 font-heading font-bold text-[4.5rem] leading-none tracking-[-0.04em] tabular">
            {rating}
          </p>
          <p className="mt-3">{reviews.text}</p>
          <ReviewLinks reviews={reviews} context={context} className="mt-3" />
        </div>
        <div className="mt-8 lg:mt-0 md:grid md:grid-cols-2 md:gap-5 lg:gap-10">
          {said.map((each) => (
            <figure key={each.name} className="py-4 border-t border-line-strong flex flex-col gap-4">
              <blockquote>
                <h3 className="text-title-sm">{quoted(each.headline, context)}</h3>
                <p className="mt-2">{each.text}</p>
              </blockquote>
              <figcaption className="mt-auto text-sm">
                <Speaker said={each} context={context} />
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
