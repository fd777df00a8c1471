import { addressOf } from '../../widgets/domain/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';

/** Back to the blog's front page. */
export function BackToBlog({ context, className = '' }: { context: PageContext; className?: string }) {
  return (
    <a
      href={addressOf('/blog', context.lang)}
      className={`inline-flex items-center gap-2 min-h-[2.75rem] text-sm text-ink-soft no-underline hover:underline hover:text-ink underline-offset-4 print:hidden ${className}`}
    >
      <Icon name="arrow-left" className="size-4" />
      {say(context, { nl: 'Terug naar de blog', en: 'Back to the blog' })}
    </a>
  );
}
