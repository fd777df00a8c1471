import { quoteAddress } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { RichText } from '../parts/RichText.tsx';
import { frame, frameEnd } from './frame.ts';
import type { SectionProps } from './section-props.ts';

interface Props extends SectionProps<'closing-call'> {
  /** Where the button leads, if not to the quote form. */
  href?: string;
}

/** The end of a page: what to do next, beside a picture of our work. Without a picture the title is in its usual place. */
export function ClosingCall(props: Props) {
  const { content, context } = props;
  const title = <h2 className="text-title">{content.title}</h2>;
  const call = <Call {...props} />;
  if (!content.picture)
    return (
      <section className="bg-action text-white">
        <div className={`${frame} py-14 lg:py-20 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-12`}>
          {title}
          <div className="mt-4 lg:mt-1">{call}</div>
        </div>
      </section>
    );
  return (
    <section className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] bg-action text-white">
      <PictureOf
        context={context}
        id={content.picture}
        sizes="(min-width:1024px) 58vw, 100vw"
        decorative
        className="w-full aspect-[16/10] lg:aspect-auto lg:h-0 lg:min-h-full"
      />
      <div className={`px-4 md:px-8 py-14 lg:pl-16 lg:py-24 self-center ${frameEnd}`}>
        {title}
        <div className="mt-4">{call}</div>
      </div>
    </section>
  );
}

function Call({ content, context, href = quoteAddress(context) }: Props) {
  const { company } = context.site.facts;
  return (
    <>
      <p>
        <RichText context={context} text={content.text} />
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={href} look="light">
          {content.button}
        </LinkButton>
        <a
          href={`tel:${company.phoneInternational}`}
          className="inline-flex items-center gap-2 min-h-[3rem] font-semibold tabular underline underline-offset-4 hover:no-underline"
        >
          <Icon name="phone" />
          {company.phone}
        </a>
      </div>
    </>
  );
}
