import { lastWord } from '../lib/content/last-word.ts';
import type { PageContext } from '../lib/page-context.ts';
import { targetOf } from '../lib/target.ts';
import { Icon } from './Icon.tsx';
import { NewTab } from './NewTab.tsx';

interface Props {
  context: PageContext;
  to: string;
  label: string;
  /** The link covers the closest positioned ancestor, so the whole card can be pressed. */
  cover?: boolean;
  className?: string;
}

/** A link with an arrow, high enough for a thumb. Nothing if the page does not exist. */
export function TextLink({ context, to, label, cover = false, className = '' }: Props) {
  const target = targetOf(context, to);
  if (!target) return null;
  const [before, last] = lastWord(label);
  return (
    <a
      href={target.href}
      target={target.external ? '_blank' : undefined}
      rel={target.external ? 'noopener' : undefined}
      className={`inline-block py-2.5 font-semibold underline underline-offset-4 hover:no-underline print:hidden ${cover ? covering : ''} ${className}`}
    >
      {before}
      <span className="whitespace-nowrap">
        {last}
        {target.external ? (
          <NewTab context={context} inText />
        ) : (
          <Icon name="arrow-right" className="inline size-5 ml-1 [vertical-align:-0.25em]" />
        )}
      </span>
    </a>
  );
}

/** Makes a link as large as its closest positioned ancestor. */
export const covering = "after:absolute after:inset-0 after:[content:'']";
