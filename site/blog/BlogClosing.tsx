import { addressOf } from '../../widgets/domain/addresses.ts';
import { linkTo, type PageContext } from '../lib/page-context.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';

/** The end of the blog's front page: ask us, or calculate the price yourself. */
export function BlogClosing({ context }: { context: PageContext }) {
  const { closing } = context.site.local[context.lang].blog;
  const calculator = linkTo(context, '/prijscalculator');
  return (
    <section className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] bg-action text-white">
      <div className="px-4 md:px-8 py-14 lg:py-24 lg:pr-16 lg:pl-[max(2rem,calc((100vw-76rem)/2))] self-center">
        <h2 className="text-title">{closing.title}</h2>
        <p className="mt-4 max-w-prose">{closing.text}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href={addressOf('/#contact', context.lang)} look="light">
            {closing.button}
          </LinkButton>
          {calculator && (
            <a
              href={calculator}
              className="inline-flex items-center min-h-[3rem] font-semibold underline underline-offset-4 hover:no-underline"
            >
              {closing.calculator}
            </a>
          )}
        </p>
      </div>
      <PictureOf
        context={context}
        id={closing.picture}
        sizes="(min-width:1024px) 58vw, 100vw"
        decorative
        className="w-full aspect-[16/10] lg:aspect-auto lg:h-full lg:max-h-[34rem]"
      />
    </section>
  );
}
