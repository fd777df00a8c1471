import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from './Icon.tsx';

/** Tells, with an icon and for screen readers, that a link opens another site in a new tab. `inText`: within a sentence. */
export function NewTab({ context, inText = false }: { context: PageContext; inText?: boolean }) {
  return (
    <>
      <Icon name="arrow-up-right" className={inText ? 'inline size-4' : 'size-5'} />
      <span className="sr-only">
        {say(context, { nl: ' (opent in een nieuw tabblad)', en: ' (opens in a new tab)' })}
      </span>
    </>
  );
}
