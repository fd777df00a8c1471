import { addressOf } from '../../widgets/domain/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { breadcrumbs } from '../lib/search/breadcrumbs.ts';
import { Icon } from './Icon.tsx';

interface Props {
  context: PageContext;
  /** Name of this page, if it has no page file. */
  label?: string;
  className?: string;
}

/** The breadcrumbs: the path from the home page to this page. */
export function Breadcrumbs({ context, label, className = '' }: Props) {
  const crumbs = breadcrumbs(context, label);
  if (crumbs.length < 2) return null;
  return (
    <nav
      aria-label={say(context, { nl: 'Kruimelpad', en: 'Breadcrumb' })}
      className={`mb-2 text-sm text-ink-soft print:hidden ${className}`}
    >
      <ol className="flex items-center gap-x-1">
        {crumbs.map(({ route, label }, index) => (
          <li key={route} className="flex items-center gap-1 min-w-0">
            {index > 0 && <Icon name="chevron-right" className="size-4" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate">
                {label}
              </span>
            ) : (
              <a
                href={addressOf(route, context.lang)}
                className="inline-flex items-center min-h-[2.75rem] min-w-[2.75rem] whitespace-nowrap no-underline hover:underline hover:text-ink underline-offset-4"
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
