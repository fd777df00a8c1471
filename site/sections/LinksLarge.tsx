import { CroppedPicture } from '../parts/CroppedPicture.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Width of each place in twelfths: the first fills the row, then a wide and a narrow one take turns. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];

/** Large links: the first fills the row, the others are two to a row, and a single one left over fills the row again. */
export function LinksLarge({ content, context }: SectionProps<'links'>) {
  const [first, ...others] = content.links;
  const last = others.length % 2 === 1 ? others.pop() : undefined;
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <Across
        link={first!}
        context={context}
        className="mt-8 lg:mt-14 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
      />
      <ul className="mt-12 lg:mt-20 grid gap-x-10 gap-y-12 lg:gap-y-20 md:grid-cols-2 lg:grid-cols-12">
        {others.map((link, index) => (
          <li key={link.to} className={`relative ${spans[index % spans.length]}`}>
            <Shown link={link} context={context} shape="aspect-[4/3] lg:aspect-auto lg:h-96" />
            <Told link={link} context={context} />
          </li>
        ))}
      </ul>
      {last && (
        <Across
          link={last}
          context={context}
          className="mt-12 lg:mt-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:[&>:first-child]:order-last"
        />
      )}
      {content.more && <TextLink context={context} {...content.more} className="mt-10" />}
    </section>
  );
}

type Link = SectionProps<'links'>['content']['links'][number];
type Context = SectionProps<'links'>['context'];

function Across({ link, context, className }: { link: Link; context: Context; className: string }) {
  return (
    <div className={`relative lg:grid lg:gap-12 items-end ${className}`}>
      <Shown link={link} context={context} shape="aspect-[4/3] lg:aspect-[16/9]" />
      <Told link={link} context={context} large />
    </div>
  );
}

function Shown({ link, context, shape }: { link: Link; context: Context; shape: string }) {
  if (!link.picture) return null;
  return (
    <CroppedPicture
      context={context}
      id={link.picture}
      sizes="(min-width:1024px) 60vw, (min-width:768px) 50vw, 100vw"
      className={`rounded ${shape}`}
      decorative
    />
  );
}

function Told({ link, context, large = false }: { link: Link; context: Context; large?: boolean }) {
  const { to, title, text, label, features } = link;
  return (
    <div>
      <h3 className={large ? 'mt-5 lg:mt-0 text-title' : 'mt-4 text-title-sm'}>{title}</h3>
      <p className="mt-2 max-w-prose">{text}</p>
      {features.length > 0 && (
        <ul className="mt-3 text-sm border-b border-line-strong">
          {features.map((feature) => (
            <li key={feature} className="py-1.5 border-t border-line-strong">
              {feature}
            </li>
          ))}
        </ul>
      )}
      <TextLink context={context} to={to} label={label ?? title} cover className="mt-2" />
    </div>
  );
}
