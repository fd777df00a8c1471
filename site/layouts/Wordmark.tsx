import { colours } from '../../widgets/kit/theme/tokens.ts';
import { mark } from '../lib/share/mark.ts';

/** The logo: a film sample with its corner coming loose, and the name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <path fill={colours.action} d={mark.sheet} />
        <path fill={colours.brass} d={mark.corner} />
      </svg>
      {/* As wide before its font is there, so that the menu beside it stays in place. */}
      <span className="w-24 font-heading font-bold text-[1.625rem] leading-none tracking-[-0.045em] lowercase">
        {name}
      </span>
    </span>
  );
}
