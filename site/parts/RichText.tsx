import { Fragment, type ReactNode } from 'react';
import { linkTo, type PageContext } from '../lib/page-context.ts';

/**
 * A sentence with `[links](/route)` and `**stress**`. A link to a page of ours goes to the one in the same language,
 * and is plain text as long as that page does not exist.
 */
export function RichText({ context, text }: { context: PageContext; text: string }): ReactNode {
  const pieces = text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/);
  return pieces.map((piece, index) => <Fragment key={index}>{piecewise(context, piece)}</Fragment>);
}

function piecewise(context: PageContext, piece: string): ReactNode {
  const [, stressed] = piece.match(/^\*\*([^*]+)\*\*$/) ?? [];
  if (stressed) return <strong>{stressed}</strong>;
  const [, label, target] = piece.match(/^\[([^\]]+)\]\(([^)]+)\)$/) ?? [];
  if (!label || !target) return piece;
  const href = target.startsWith('/') ? linkTo(context, target) : target;
  return href ? (
    <a href={href} className="underline underline-offset-4 hover:text-action">
      {label}
    </a>
  ) : (
    label
  );
}
