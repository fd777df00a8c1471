import { locales } from '../../widgets/domain/languages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from './Icon.tsx';

/** A rating: a single star for the eye, "5 van de 5" for screen readers. */
export function Stars({ context, rating }: { context: PageContext; rating: number }) {
  const figure = rating.toLocaleString(locales[context.lang].tag, {
    minimumFractionDigits: Number.isInteger(rating) ? 0 : 1,
  });
  return (
    <span className="inline-flex items-center gap-1.5 tabular whitespace-nowrap">
      <Icon name="star" className="size-4 fill-current text-brass" />
      <span aria-hidden="true">{figure}/5</span>
      <span className="sr-only">
        {say(context, { nl: `${figure} van de 5 sterren`, en: `${figure} out of 5 stars` })}
      </span>
    </span>
  );
}
