import type { PageContext } from '../lib/page-context.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { frame } from '../sections/frame.ts';

interface Props {
  context: PageContext;
  /** Name of the page in the breadcrumb. */
  name: string;
  title: string;
  lead: string;
}

/** The head of a page for partners. It has no picture, because the widget itself follows. */
export function PartnerHead({ context, name, title, lead }: Props) {
  return (
    <section className={`${frame} pt-1 lg:pt-6 pb-8 lg:pb-12`}>
      <Breadcrumbs context={context} label={name} />
      <div className="mt-2 lg:mt-8 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-16 lg:items-end">
        <h1 className="text-display">{title}</h1>
        <div className="mt-4 lg:mt-0 lg:pb-2">
          <p className="text-lg text-ink-soft max-w-prose">{lead}</p>
        </div>
      </div>
    </section>
  );
}
