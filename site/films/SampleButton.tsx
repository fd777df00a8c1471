import type { Film } from '../../widgets/domain/film/films.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';

interface Props {
  context: PageContext;
  film: Film;
  /** The name is visible; otherwise only a sign, and the name is read aloud. */
  labelled?: boolean;
}

/** Puts a free sample of this film into the visitor's basket, and takes it out again (`site/inline-scripts/samples.js`). */
export function SampleButton({ context, film, labelled = false }: Props) {
  const name = say(context, {
    nl: `Gratis staal van ${film.name.nl}`,
    en: `Free sample of ${film.name.en}`,
  });
  const look = labelled
    ? 'min-h-[3rem] px-4 md:px-6 py-2 font-semibold border-ink on-pressed:bg-sage-soft on-pressed:border-action'
    : 'size-11 shrink-0 justify-center border-transparent on-pressed:bg-action on-pressed:text-white';
  return (
    <button
      type="button"
      data-sample={film.code}
      aria-pressed="false"
      aria-label={labelled ? undefined : name}
      title={labelled ? undefined : name}
      className={`no-script:hidden inline-flex items-center gap-2 rounded border leading-snug text-left transition-colors hover:bg-sand ${look}`}
    >
      <Icon name="plus" className="size-5 [[aria-pressed=true]>&]:hidden" />
      <Icon name="check" className="size-5 [[aria-pressed=false]>&]:hidden" />
      {labelled && name}
    </button>
  );
}
