import type { PageContext } from '../lib/page-context.ts';
import { RichText } from '../parts/RichText.tsx';

interface Props {
  context: PageContext;
  title: string;
  text?: string;
  /** `split` puts the text beside the title on wide screens, aligned with its last line. */
  look?: 'stacked' | 'split';
  soft?: string;
  /** A smaller title, for a section to look something up in: a table, a list, steps. */
  small?: boolean;
  className?: string;
}

/** A section's title, with an explanation below or beside it. */
export function SectionHead({
  context,
  title,
  text,
  look = 'stacked',
  soft = 'text-ink-soft',
  small = false,
  className = '',
}: Props) {
  const split = look === 'split' && text;
  return (
    <div
      className={`${split ? `lg:grid lg:grid-cols-[7fr_5fr] lg:gap-12 ${small ? 'lg:items-baseline' : 'lg:items-end'}` : ''} ${className}`}
    >
      <h2 className={`${small ? 'text-title-sm' : 'text-title'} max-w-2xl`}>{title}</h2>
      {text && (
        <p className={`${small ? 'mt-2' : 'mt-4'} max-w-prose ${split ? 'lg:mt-0' : ''} ${soft}`}>
          <RichText context={context} text={text} />
        </p>
      )}
    </div>
  );
}
