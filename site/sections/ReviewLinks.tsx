import type { PageContext } from '../lib/page-context.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import { NewTab } from '../parts/NewTab.tsx';

interface Props {
  context: PageContext;
  reviews: { label: string; other: string };
  className: string;
}

/** Links to our reviews on Google and Facebook. */
export function ReviewLinks({ context, reviews, className }: Props) {
  const { company } = context.site.facts;
  return (
    <p className={`flex flex-wrap items-center gap-x-4 ${className}`}>
      <LinkButton href={company.mapReviews} external look="quiet">
        {reviews.label}
        <NewTab context={context} />
      </LinkButton>
      <a
        href={company.socialReviews}
        target="_blank"
        rel="noopener"
        className="inline-flex items-center min-h-[3rem] text-sm underline underline-offset-4 hover:text-action"
      >
        {reviews.other}
        <NewTab context={context} inText />
      </a>
    </p>
  );
}
