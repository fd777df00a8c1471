import { Icon } from '../parts/Icon.tsx';
import { LinkedTitle } from '../parts/LinkedTitle.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { bandAir, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Links to other pages as a table of contents. */
export function LinkIndex({ content, context }: SectionProps<'links'>) {
  return (
    <section id={content.id} className={`bg-sand ${bandAir}`}>
      <div className={frame}>
        <SectionHead context={context} title={content.title} text={content.text} look="split" />
        <ul className="mt-8 lg:mt-12 border-b border-line-strong">
          {content.links.map(({ to, title, text }) => (
            <li
              key={to}
              className="group relative grid grid-cols-[1fr_auto] lg:grid-cols-[5fr_6fr_auto] gap-x-6 lg:gap-x-12 items-center py-4 border-t border-line-strong"
            >
              <h3 className="text-xl lg:text-title-sm">
                <LinkedTitle context={context} to={to} title={title} />
              </h3>
              <p className="col-start-1 lg:col-start-2 text-ink-soft">{text}</p>
              <Icon
                name="arrow-right"
                className="size-6 row-start-1 row-span-2 lg:row-span-1 col-start-2 lg:col-start-3 transition-all group-hover:[translate:0.25rem]"
              />
            </li>
          ))}
        </ul>
        {content.more && <TextLink context={context} {...content.more} className="mt-4" />}
      </div>
    </section>
  );
}
