import { locales } from '../../widgets/domain/languages.ts';
import { projectOf } from '../lib/content/projects.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Stars } from '../parts/Stars.tsx';
import type { SectionProps } from './section-props.ts';

/** What a customer said, as a section component gets it. */
export type Said = SectionProps<'testimonials'>['content']['testimonials'][number];

/** Who said it, about what, with how many stars and when. */
export function Speaker({ said, context }: { said: Said; context: PageContext }) {
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

/**
 * Puts words in the quotation marks of the language. The word joiner stops the heading font from kerning the closing mark over a full
 * stop.
 */
export function quoted(words: string, context: PageContext): string {
  const [open, close] = say(context, { nl: ['‘', '’'], en: ['“', '”'] });
  return `${open}${words}\u2060${close}`;
}
