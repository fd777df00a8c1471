import { Actions } from '../parts/Actions.tsx';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

/** Width of the picture, also used by its preload. */
export const wideSizes = '100vw';

/** The head of a service: a picture over the full width, a sheet of paper over its lower corner, and a list of figures. */
export function PageHeroWide({ content, context }: SectionProps<'page-hero'>) {
  const { title, lead, picture, actions, figures } = content;
  return (
    <section className="pb-12 lg:pb-16">
      <PictureOf
        context={context}
        id={picture}
        sizes={wideSizes}
        first
        crop
        className="w-full aspect-[3/2] md:aspect-[9/4] lg:aspect-auto lg:h-[clamp(20rem,48vh,40rem)]"
      />
      <div className={`${frame} lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-16`}>
        <div className="relative lg:-mt-28 lg:pr-14 pt-2 lg:pt-5 bg-paper print:bg-transparent lg:rounded-tr-xl before:hidden lg:before:block before:absolute before:inset-y-0 before:right-full before:w-[50vw] before:bg-paper before:[content:'']">
          <Breadcrumbs context={context} />
          <h1 className="mt-2 text-[clamp(2.125rem,1.4rem+3vw,4rem)] leading-[1.04] tracking-[-0.035em]">
            {title}
          </h1>
          <p className="mt-4 lg:mt-6 text-lg text-ink-soft max-w-prose">{lead}</p>
          <Actions context={context} actions={actions} className="mt-7" />
        </div>
        <div className="mt-8 lg:mt-4">
          {figures.length > 0 && (
            // On a tablet the chat's button is at the right of the first screen.
            <dl className="md:mr-16 lg:mr-0 lg:mt-6 border-b border-line-strong">
              {figures.map(({ figure, label }) => (
                <div
                  key={label}
                  className="flex items-baseline justify-between gap-6 py-2.5 border-t border-line-strong"
                >
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="font-heading font-bold text-lg lg:text-xl tracking-tight tabular text-right whitespace-nowrap lg:whitespace-normal">
                    {figure}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}
