import { locales } from '../../widgets/domain/languages.ts';
import { projectOf } from '../lib/content/projects.ts';
import type { PageContext } from '../lib/page-context.ts';
import { Quoted } from '../parts/Quoted.tsx';
import { Stars } from '../parts/Stars.tsx';
import { bandAir, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

type Said = SectionProps<'testimonials'>['content']['testimonials'][number];

/** Reviews by customers: one large, the others in rows below. */
export function Testimonials({ content, context }: SectionProps<'testimonials'>) {
  const [first, ...others] = content.testimonials;
  return (
    <section id={content.id} className={`bg-sage-soft ${bandAir}`}>
      <div className={frame}>
        <SectionHead context={context} title={content.title} text={content.text} look="split" soft="" />
        <figure className="mt-10 lg:mt-20 lg:grid lg:grid-cols-[9fr_3fr] lg:gap-12 items-end">
          <blockquote>
            <h3 className="text-[clamp(2rem,1.2rem+3.6vw,4.5rem)] leading-[1.04] tracking-[-0.035em]">
              <Quoted words={first!.headline} context={context} />
            </h3>
            <p className="mt-5 lg:mt-8 text-lg max-w-prose">{first!.text}</p>
          </blockquote>
          <figcaption className="mt-6 pt-4 border-t border-sage text-sm">
            <Speaker said={first!} context={context} />
          </figcaption>
        </figure>
        <ul className="mt-12 lg:mt-20 border-b border-sage">
          {others.map((said) => (
            <li key={said.name + said.headline} className="border-t border-sage print:break-inside-avoid">
              <figure className="py-6 md:grid md:grid-cols-[9fr_3fr] md:gap-12">
                <blockquote className="lg:grid lg:grid-cols-[4fr_5fr] lg:gap-12">
                  <h3 className="text-xl">
                    <Quoted words={said.headline} context={context} />
                  </h3>
                  <p className="mt-2 lg:mt-0.5">{said.text}</p>
                </blockquote>
                <figcaption className="mt-3 md:mt-1 text-sm">
                  <Speaker said={said} context={context} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Speaker({ said, context }: { said: Said; context: PageContext }) {
  const date = new Date(said.date).toLocaleDateString(locales[context.lang].tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <>
      <cite className="block not-italic font-semibold">
        {said.name}, {projectOf(context, said.record).place}
      </cite>
      <span className="block">{said.project}</span>
      <span className="flex flex-wrap gap-x-4">
        <Stars context={context} rating={said.rating} />
        <time dateTime={said.date}>{date}</time>
      </span>
    </>
  );
}
