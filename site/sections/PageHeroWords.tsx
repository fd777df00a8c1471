import { Actions } from '../parts/Actions.tsx';
import type { SectionProps } from './section-props.ts';

/** Title, lead and buttons in the head of a page, one below the other. */
export function PageHeroWords({ content, context }: SectionProps<'page-hero'>) {
  const { title, lead, actions } = content;
  return (
    <>
      <h1 className="mt-2 text-[clamp(2.125rem,1.4rem+3vw,4rem)] leading-[1.04] tracking-[-0.035em]">
        {title}
      </h1>
      <p className="mt-4 lg:mt-6 text-lg text-ink-soft max-w-prose">{lead}</p>
      <Actions context={context} actions={actions} className="mt-7" />
    </>
  );
}
