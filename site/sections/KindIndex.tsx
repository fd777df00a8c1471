import { Icon } from '../parts/Icon.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

type Kind = SectionProps<'kinds'>['content']['kinds'][number];

/** A list: the kind, its description, and how many there are. A long list, or one of names only, has two or three columns. */
export function KindIndex({ content, context }: SectionProps<'kinds'>) {
  const { kinds, fold } = content;
  const short = kinds.length > 6 || kinds.every(({ text, features }) => !text && features.length === 0);
  const look = short
    ? `md:grid md:grid-cols-2 md:gap-x-12 ${kinds.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`
    : '';
  const list = (shown: Kind[], more = '') => (
    <ul className={`${look} ${more}`}>
      {shown.map((kind) => (
        <KindLine key={kind.title} kind={kind} short={short} context={context} />
      ))}
    </ul>
  );
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      {list(kinds.slice(0, fold?.after), `mt-8 lg:mt-14 ${short || fold ? '' : 'border-b border-ink'}`)}
      {fold && (
        <details className="group border-y border-ink">
          <summary className="flex items-center justify-between gap-6 min-h-[4rem] py-3 font-semibold hover:text-action">
            {fold.label}
            <Icon name="plus" className="size-6 transition-all group-open:[rotate:45deg]" />
          </summary>
          {list(kinds.slice(fold.after))}
        </details>
      )}
      {content.more && <TextLink context={context} {...content.more} className="mt-4" />}
    </section>
  );
}

function KindLine({
  kind: { title, text, count, features, link },
  short,
  context,
}: Pick<SectionProps<'kinds'>, 'context'> & { kind: Kind; short: boolean }) {
  return (
    <li
      className={`border-t border-ink grid grid-cols-[1fr_auto] gap-x-6 items-baseline content-start ${short ? 'py-4' : 'py-5 lg:py-6 lg:grid-cols-[6fr_5fr_9rem] lg:gap-x-12'}`}
    >
      <h3 className="text-title-sm">{title}</h3>
      {count && (
        <p className={`text-sm text-brass-dark tabular ${short ? '' : 'lg:col-start-3 lg:text-right'}`}>
          {count}
        </p>
      )}
      <div
        className={`col-span-2 ${short ? 'mt-1' : 'mt-2 lg:mt-0 lg:col-span-1 lg:col-start-2 lg:row-start-1'}`}
      >
        {text && <p className="max-w-prose">{text}</p>}
        {features.length > 0 && <p className="text-sm text-ink-soft">{features.join(', ')}</p>}
        {link && <TextLink context={context} to={link.to} label={link.label} />}
      </div>
    </li>
  );
}
