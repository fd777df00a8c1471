import { CroppedPicture } from '../parts/CroppedPicture.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Pictures are wider than their frames, so they are loaded wider than they are shown. */
const tall = 'md:aspect-[4/5]';
const two = { columns: 'md:grid-cols-2', shape: 'md:aspect-[3/2]', wide: '(min-width:768px) 50vw' };
const three = { columns: 'md:grid-cols-3', shape: tall, wide: '(min-width:768px) 56vw' };
const four = {
  columns: 'md:grid-cols-2 lg:grid-cols-4',
  shape: tall,
  wide: '(min-width:1024px) 40vw, (min-width:768px) 88vw',
};

/**
 * Tall pictures. Every second one of four is set lower, unless their amounts are to be compared. Two are wide, half the row each. On a
 * phone two or three are as wide as the screen; of more, each is a square of 104 px with its words to the right.
 */
export function KindTiles({ content, context }: SectionProps<'kinds'>) {
  const { kinds, more } = content;
  const { columns, shape, wide } = kinds.length === 2 ? two : kinds.length % 3 === 0 ? three : four;
  const few = kinds.length < 4;
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <ul className={`mt-8 lg:mt-14 md:grid md:gap-x-6 md:gap-y-10 lg:gap-x-8 ${columns}`}>
        {kinds.map(({ title, text, picture, count, features, link }) => (
          <li
            key={title}
            className={`${few ? 'pb-8 md:pb-0' : 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 md:block py-4 md:py-0 border-t border-line-strong md:border-t-0'} ${few || kinds.some(({ count }) => count) ? '' : 'lg:even:mt-14 lg:odd:mb-14'}`}
          >
            {picture ? (
              <CroppedPicture
                context={context}
                id={picture}
                sizes={`${wide}, ${few ? '100vw' : '170px'}`}
                className={`rounded ${few ? 'aspect-[4/3]' : 'aspect-square'} ${shape} self-start`}
                decorative
              />
            ) : (
              <div className={`rounded bg-sage-soft aspect-square ${shape} self-start`} />
            )}
            <div>
              <h3 className={`${few ? 'mt-3' : ''} md:mt-4 text-xl`}>{title}</h3>
              {count && <p className="text-sm text-brass-dark tabular">{count}</p>}
              {text && <p className="mt-1">{text}</p>}
              {features.length > 0 && (
                <ul className="mt-2 text-sm text-ink-soft">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
              {link && <TextLink context={context} to={link.to} label={link.label} />}
            </div>
          </li>
        ))}
      </ul>
      {more && <TextLink context={context} {...more} className="mt-4" />}
    </section>
  );
}
