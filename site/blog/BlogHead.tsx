import type { PageContext } from '../lib/page-context.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { frame } from '../sections/frame.ts';

/** The head of the blog. It has no picture of its own, because the articles below have theirs. */
export function BlogHead({ context }: { context: PageContext }) {
  const { heading, lead } = context.site.local[context.lang].blog;
  return (
    <section className={`${frame} pt-1 lg:pt-6 pb-8 lg:pb-12`}>
      <Breadcrumbs context={context} />
      <div className="mt-2 lg:mt-8 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-16 lg:items-end">
        <h1 className="text-display">{heading}</h1>
        <p className="mt-4 lg:mt-0 lg:pb-2 text-lg text-ink-soft max-w-prose">{lead}</p>
      </div>
    </section>
  );
}
