import { type PageContext, quoteAddress, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';

interface Props {
  context: PageContext;
  /** The bar appears after the first screen. */
  late: boolean;
}

/** A bar for phones and tablets with a quote button and a call button, always within reach of the thumb. */
export function Dock({ context, late }: Props) {
  const { company } = context.site.facts;
  const words = say(context, {
    nl: { bar: 'Direct regelen', call: 'Bel' },
    en: { bar: 'Quick actions', call: 'Call' },
  });
  return (
    <nav
      aria-label={words.bar}
      data-dock={late ? 'late' : 'always'}
      className="lg:hidden fixed inset-x-0 bottom-0 z-10 flex gap-2 px-4 py-3 bg-paper border-t print:hidden"
    >
      <LinkButton href={quoteAddress(context)} className="flex-1">
        {say(context, { nl: 'Offerte', en: 'Quote' })}
      </LinkButton>
      <a
        href={`tel:${company.phoneInternational}`}
        aria-label={`${words.call} ${company.phone}`}
        className="grid place-items-center size-12 rounded border border-ink"
      >
        <Icon name="phone" />
      </a>
    </nav>
  );
}
