import { Fragment, type ReactNode } from 'react';
import type { PageContext } from '../lib/page-context.ts';
import { targetOf } from '../lib/target.ts';
import { NewTab } from './NewTab.tsx';

/**
 * A sentence with `[links](/route)` and `**stress**`. A link within the site leads to the page in the same language, and becomes
 * plain text if that page does not exist.
 */
export function RichText({ context, text }: { context: PageContext; text: string }): ReactNode {
  const pieces = text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/);
  return pieces.map((piece, index) => <Fragment key={index}>{piecewise(context, piece)}</Fragment>);
}

function piecewise(context: PageContext, piece: string): ReactNode {
  const [, stressed] = piece.match(/^\*\*([^*]+)\*\*$/) ?? [];
  if (stressed) return <strong>{stressed}</strong>;
  const [, label, to] = piece.match(/^\[([^\]]+)\]\(([^)]+)\)$/) ?? [];
  if (!label || !to) return piece;
  const target = targetOf(context, to);
  if (!target) return label;
  return (
    <a
      href={target.href}
      target={target.external ? '_blank' : undefined}
      rel={target.external ? 'noopener' : undefined}
      className="underline underline-offset-4 hover:text-action"
    >
      {label}
      {target.external && <NewTab context={context} inText />}
    </a>
  );
}
