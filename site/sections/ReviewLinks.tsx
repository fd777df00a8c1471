import type { PageContext } from '../lib/page-context.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import { NewTab } from '../parts/NewTab.tsx';
import type { SectionProps } from './section-props.ts';

interface Props {
  reviews: NonNullable<SectionProps<'social'>['content']['reviews']>;
  context: PageContext;
  look: 'light' | 'quiet';
}

/** The ways to our reviews, or to where customers write one: one as a button, the other as a link. */
export function ReviewLinks({ reviews, context, look }: Props) {
  const { company } = context.site.facts;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5">
      <LinkButton href={reviews.write ? company.mapReviewForm : company.mapReviews} external look={look}>
        {reviews.label}
        <NewTab context={context} />
      </LinkButton>
      <a
        href={company.socialReviews}
        target="_blank"
        rel="noopener"
        className="inline-flex items-center min-h-[3rem] text-sm underline underline-offset-4 hover:no-underline"
      >
        {reviews.other}
        <NewTab context={context} inText />
      </a>
    </p>
  );
}
