import { filmGroups } from '../../widgets/domain/film/films.ts';
import { filmPages } from '../lib/films/film-pages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import type { FilmWords } from '../schema/films.ts';
import { frame } from '../sections/frame.ts';
import { FilmTiles } from './FilmTiles.tsx';
import { SampleBasket } from './SampleBasket.tsx';

const chip =
  'relative inline-flex items-center min-h-[2.75rem] px-4 rounded-full border border-line-strong text-sm cursor-pointer within-checked:bg-ink within-checked:text-paper forced-colors:within-checked:[outline:3px_solid] focus-frame';

interface Props {
  context: PageContext;
  words: FilmWords;
  heading: string;
  lead: string;
}

/** Every film with its page. Radio buttons filter them by family, and CSS does the rest (`film-styles.ts`). */
export function FilmIndex({ context, words, heading, lead }: Props) {
  const { index, families } = words;
  const chips = [
    { value: 'every', label: index.all },
    ...filmGroups.map((value) => ({ value, label: families[value].name })),
  ];
  return (
    <section className={`${frame} pt-1 lg:pt-6 pb-16 lg:pb-28`}>
      <Breadcrumbs context={context} label={say(context, index.name)} />
      <h1 className="mt-2 lg:mt-8 text-display max-w-[21.75rem] md:max-w-none">{heading}</h1>
      <p className="mt-4 text-lg text-ink-soft max-w-prose">{lead}</p>
      <fieldset data-film-filter="" className="mt-8 flex flex-wrap gap-2 print:hidden">
        <legend className="sr-only">{say(context, { nl: 'Kies een familie', en: 'Choose a family' })}</legend>
        {chips.map(({ value, label }) => (
          <label key={value} className={chip}>
            <input
              type="radio"
              name="family"
              value={value}
              defaultChecked={value === 'every'}
              className="absolute inset-0 w-full h-full opacity-0 cursor-pointer"
            />
            {say(context, label)}
          </label>
        ))}
      </fieldset>
      <FilmTiles context={context} pages={filmPages} />
      <SampleBasket context={context} floats />
      <InlineScript name={['read-samples', 'samples']} />
    </section>
  );
}
