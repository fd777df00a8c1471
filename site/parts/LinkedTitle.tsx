import type { PageContext } from '../lib/page-context.ts';
import { targetOf } from '../lib/target.ts';
import { covering } from './TextLink.tsx';

/** A title that makes the whole of its card or row lead on; just the title while there is no such page. */
export function LinkedTitle({ context, to, title }: { context: PageContext; to: string; title: string }) {
  const target = targetOf(context, to);
  if (!target) return title;
  return (
    <a href={target.href} className={`no-underline hover:text-action ${covering}`}>
      {title}
    </a>
  );
}
