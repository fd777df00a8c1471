import { CroppedPicture } from '../parts/CroppedPicture.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

type Link = SectionProps<'links'>['content']['links'][number];
type Context = SectionProps<'links'>['context'];

/** Places on a wide screen. The first link fills a row; then a wide and a narrow one take turns, and one left over fills its row again. */
const first = 'lg:col-span-12 lg:grid lg:gap-12 items-center lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]';
const last =
  'lg:col-span-12 lg:grid lg:gap-12 items-center lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:[&>:first-child]:order-last';
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];

/** Large links. On a phone they are in a row that scrolls sideways: the next one shows its edge. */
export function LinksLarge({ content, context }: SectionProps<'links'>) {
  const { links } = content;
  return (
    <section id={content.id} className={air}>
      <div className={frame}>
        <SectionHead context={context} title={content.title} text={content.text} look="split" />
      </div>
      {/* Cards snap to the padding of the row: 4.2vw is 16 px on a phone and 32 px from 768 px on. */}
      <ul className="mx-auto max-w-page mt-5 lg:mt-14 px-4 md:px-8 flex gap-4 overflow-x-auto [scroll-snap-type:x_proximity] [scroll-padding:4.2vw] [scrollbar-width:none] lg:grid lg:grid-cols-12 lg:gap-x-10 lg:gap-y-20 lg:overflow-visible">
        {links.map((link, index) => {
          const across = index === 0 || (index === links.length - 1 && links.length % 2 === 0);
          const place = across ? (index === 0 ? first : last) : spans[(index - 1) % spans.length];
          return (
            <li
              key={link.to}
              className={`relative shrink-0 w-[78vw] md:w-[44vw] lg:w-auto snap-start ${place}`}
            >
              <Shown
                link={link}
                context={context}
                shape={across ? 'aspect-[3/2] lg:aspect-[16/9]' : 'aspect-[3/2] lg:aspect-auto lg:h-96'}
              />
              <Told link={link} context={context} large={across} />
            </li>
          );
        })}
      </ul>
      {content.more && (
        <div className={frame}>
          <TextLink context={context} {...content.more} className="mt-6 lg:mt-10" />
        </div>
      )}
    </section>
  );
}

function Shown({ link, context, shape }: { link: Link; context: Context; shape: string }) {
  if (!link.picture) return null;
  return (
    <CroppedPicture
      context={context}
      id={link.picture}
      sizes="(min-width:1024px) 60vw, (min-width:768px) 44vw, 78vw"
      className={`rounded ${shape}`}
      decorative
    />
  );
}

function Told({ link, context, large }: { link: Link; context: Context; large: boolean }) {
  const { to, title, text, label, features } = link;
  return (
    <div>
      <h3 className={`mt-4 ${large ? 'lg:mt-0' : ''} text-title-sm`}>{title}</h3>
      <p className="mt-1 lg:mt-2 max-w-prose">{text}</p>
      {features.length > 0 && (
        <ul className="mt-2 lg:mt-3 text-sm lg:border-b border-line-strong">
          {features.map((feature) => (
            <li key={feature} className="lg:py-1.5 lg:border-t border-line-strong">
              {feature}
            </li>
          ))}
        </ul>
      )}
      <TextLink context={context} to={to} label={label ?? title} cover className="mt-1 lg:mt-2" />
    </div>
  );
}
