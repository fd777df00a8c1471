import { Icon } from '../parts/Icon.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { BenefitList } from './BenefitList.tsx';
import { air, frameEnd } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Points beside a tall picture that extends to the edge of the page. Without a picture they are a list. */
export function BenefitsBeside({ content, context }: SectionProps<'benefits'>) {
  if (!content.picture) return <BenefitList content={content} context={context} />;
  return (
    <section
      id={content.id}
      className={`${air} lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 ${frameEnd}`}
    >
      <PictureOf
        context={context}
        id={content.picture}
        sizes="(min-width:1024px) 1180px, 100vw"
        className={`${content.pictureOnPhone ? 'aspect-[3/2] lg:aspect-auto' : 'hidden lg:block'} w-full lg:h-full lg:min-h-[36rem] lg:max-h-[56rem] lg:rounded-r-xl`}
      />
      <div className={`${content.pictureOnPhone ? 'pt-8' : ''} px-4 md:px-8 lg:px-0 lg:py-6`}>
        <SectionHead context={context} title={content.title} text={content.text} />
        <ul className="mt-4 lg:mt-8">
          {content.benefits.map(({ icon, title, text, details }) => (
            <li key={title} className="py-3 border-t border-line-strong grid grid-cols-[1fr_auto] gap-x-6">
              <h3 className="text-lg">{title}</h3>
              <Icon name={icon} className="size-6 text-brass-dark" />
              <p className="col-span-2 text-sm">{text}</p>
              {details.length > 0 && (
                <ul className="mt-1 col-span-2 text-sm text-ink-soft">
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
