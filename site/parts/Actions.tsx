import type { PageContext } from '../lib/page-context.ts';
import { targetOf } from '../lib/target.ts';
import { Icon } from './Icon.tsx';
import { LinkButton } from './LinkButton.tsx';
import { NewTab } from './NewTab.tsx';

interface Props {
  context: PageContext;
  actions: readonly { label: string; to: string; appointment?: boolean }[];
  className?: string;
  /** The buttons are on a green or dark background. */
  onDark?: boolean;
}

/** The buttons of a section: the first is the primary one, the others are secondary. A button whose page does not exist is left out. */
export function Actions({ context, actions, className = '', onDark = false }: Props) {
  const known = actions.flatMap(({ label, to, appointment }) => {
    const { appointments } = context.site.facts.company;
    const target = targetOf(context, (appointment && appointments) || to);
    return target ? [{ label, ...target }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p className={`grid md:flex flex-wrap gap-3 print:hidden ${className}`}>
      {known.map(({ label, href, external }, index) => (
        <LinkButton
          key={href}
          href={href}
          external={external}
          look={index > 0 ? 'quiet' : onDark ? 'light' : 'action'}
        >
          {href.startsWith('tel:') && <Icon name="phone" />}
          {label}
          {external && <NewTab context={context} />}
        </LinkButton>
      ))}
    </p>
  );
}
