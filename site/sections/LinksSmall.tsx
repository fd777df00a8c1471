import { CroppedPicture } from '../parts/CroppedPicture.tsx';
import { LinkedTitle } from '../parts/LinkedTitle.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Small links beside the section's title, or three below it: a picture if each has one, a title, a line. All of a link can be pressed. */
export function LinksSmall({ content, context }: SectionProps<'links'>) {
  const three = content.links.length === 3;
  const pictured = content.links.every(({ picture }) => picture);
  const columns = pictured
    ? 'md:grid-cols-3 md:gap-x-6 lg:gap-x-8'
    : `md:gap-x-10 ${three ? 'lg:grid-cols-3' : 'md:grid-cols-2 lg:mt-2'}`;
  return (
    <section
      id={content.id}
      className={`${frame} ${air} ${three ? '' : 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-12'}`}
    >
      <div className={three ? 'md:flex md:justify-between md:gap-12 md:items-end' : ''}>
        <SectionHead context={context} title={content.title} text={content.text} small />
        {content.more && <TextLink context={context} {...content.more} />}
      </div>
      <ul className={`mt-1 md:mt-6 md:grid ${columns}`}>
        {content.links.map(({ to, title, text, picture }) => (
          <li
            key={to}
            className={`relative flex items-center gap-4 border-t border-line-strong ${pictured ? 'py-1 md:py-2 md:block md:border-t-0' : 'min-h-[2.75rem] py-2 md:items-start'}`}
          >
            {picture && (
              <CroppedPicture
                context={context}
                id={picture}
                sizes="(min-width:768px) 33vw, 72px"
                className="size-12 md:size-auto md:aspect-[3/2] shrink-0 rounded"
                decorative
              />
            )}
            <div>
              <h3 className={`text-lg leading-snug ${pictured ? 'md:mt-4' : ''}`}>
                <LinkedTitle context={context} to={to} title={title} />
              </h3>
              <p className="hidden md:block mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
