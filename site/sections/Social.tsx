import { addressOf } from '../../widgets/domain/addresses.ts';
import { Icon } from '../parts/Icon.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { buttonShape } from '../parts/LinkButton.tsx';
import { NewTab } from '../parts/NewTab.tsx';
import { air, frame, titleBeside } from './frame.ts';
import { ReviewLinks } from './ReviewLinks.tsx';
import { SectionHead } from './SectionHead.tsx';
import { SocialReviews } from './SocialReviews.tsx';
import type { SectionProps } from './section-props.ts';

const part = 'pt-4 mt-4 lg:mt-0 border-t border-line-strong';
const row = 'text-sm inline-flex items-center gap-1 min-h-[2.75rem] no-underline hover:text-action';

/** Links to reviews, sharing and social profiles. All three are below the title; fewer are beside it. */
export function Social({ content, context }: SectionProps<'social'>) {
  if (content.reviews?.quote) return <SocialReviews content={content} context={context} />;
  const { company } = context.site.facts;
  const { reviews, share, follow } = content;
  const beside = [reviews, share, follow].filter(Boolean).length < 3;
  const page = context.site.environment.siteUrl + addressOf(context.route, context.lang);
  return (
    <section id={content.id} className={`${frame} ${air} ${beside ? titleBeside : ''}`}>
      <SectionHead
        context={context}
        title={content.title}
        text={content.text}
        look={beside ? 'stacked' : 'split'}
        small={beside}
      />
      <div
        className={`lg:grid lg:gap-10 ${beside ? 'lg:auto-cols-fr lg:grid-flow-col' : 'lg:mt-14 lg:grid-cols-[5fr_4fr_4fr]'}`}
      >
        {reviews && (
          <div className={part}>
            {reviews.title && <h3 className="text-lg">{reviews.title}</h3>}
            <p className="mt-1 max-w-prose">{reviews.text}</p>
            <ReviewLinks reviews={reviews} context={context} look="quiet" />
          </div>
        )}
        {follow && (
          <div className={part}>
            {follow.title && <h3 className="text-lg">{follow.title}</h3>}
            <p className="mt-1 max-w-prose">{follow.text}</p>
            <ul className="mt-1 flex flex-wrap gap-x-4">
              {Object.entries(company.socials).map(([name, href]) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="me noopener" className={row}>
                    <span className="font-semibold">{name}</span>
                    <NewTab context={context} inText />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {share && (
          <div className={`${part} flex flex-wrap lg:block items-center gap-4 print:hidden`}>
            {/* With a title it needs a line of its own on a phone. */}
            <div className={share.title ? 'grow basis-56' : 'grow basis-36'}>
              {share.title && <h3 className="text-lg">{share.title}</h3>}
              <p className="max-w-prose">{share.text}</p>
            </div>
            <p className="lg:mt-3">
              <a
                data-share=""
                href={`https://x.com/intent/post?${new URLSearchParams({ url: page })}`}
                target="_blank"
                rel="noopener"
                className={`${buttonShape} border-ink hover:bg-sand`}
              >
                <Icon name="share-2" />
                {share.label}
              </a>
            </p>
            <InlineScript name="share" />
          </div>
        )}
      </div>
    </section>
  );
}
