import { CroppedPicture } from '../parts/CroppedPicture.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** A sample book: a strip of each film with its name and their number below. */
export function KindSwatches({ content, context }: SectionProps<'kinds'>) {
  const { kinds, more } = content;
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <ul
        className={`mt-8 lg:mt-14 grid gap-x-4 lg:gap-x-6 gap-y-8 grid-cols-2 ${kinds.length % 3 === 0 ? 'md:grid-cols-3' : kinds.length % 5 === 0 ? 'md:grid-cols-5' : 'md:grid-cols-4'}`}
      >
        {kinds.map(({ title, text, picture, count, features, link }) => (
          <li key={title}>
            {picture ? (
              <CroppedPicture
                context={context}
                id={picture}
                crop="detail"
                sizes="(min-width:768px) 33vw, 50vw"
                className="rounded aspect-square lg:aspect-auto lg:h-80"
                decorative
              />
            ) : (
              <div className="rounded bg-sage-soft aspect-square lg:aspect-auto lg:h-80" />
            )}
            <div className="pt-3">
              <div className="flex items-baseline justify-between gap-x-3">
                <h3 className="text-lg">{title}</h3>
                {count && <p className="text-sm text-ink-soft tabular">{count}</p>}
              </div>
              {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
              {features.length > 0 && (
                <ul className="mt-1 text-sm text-ink-soft">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
              {link && <TextLink context={context} to={link.to} label={link.label} className="text-sm" />}
            </div>
          </li>
        ))}
      </ul>
      {more && <TextLink context={context} {...more} className="mt-6" />}
    </section>
  );
}
