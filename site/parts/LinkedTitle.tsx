import type { PageContext } from '../lib/page-context.ts';
import { targetOf } from '../lib/target.ts';
import { covering } from './TextLink.tsx';

/** A title whose link covers its whole card or row. Plain text if the page does not exist. */
export function LinkedTitle({ context, to, title }: { context: PageContext; to: string; title: string }) {
  const target = targetOf(context, to);
  if (!target) return title;
  return (
    <a href={target.href} className={`no-underline hover:text-action ${covering}`}>
      {title}
    </a>
  );
}
