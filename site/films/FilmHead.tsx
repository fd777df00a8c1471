import { filmPage } from '../../widgets/domain/film/film-link.ts';
import type { FilmPage } from '../lib/films/film-pages.ts';
import { type PageContext, quoteAddress, say } from '../lib/page-context.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { frame } from '../sections/frame.ts';
import { RoomStill } from './RoomStill.tsx';
import { SampleBasket } from './SampleBasket.tsx';
import { SampleButton } from './SampleButton.tsx';

interface Props {
  context: PageContext;
  page: FilmPage;
  family: string;
  story: string;
}

const lights = [
  { value: 'morning', label: { nl: 'Ochtend', en: 'Morning' } },
  { value: 'noon', label: { nl: 'Middag', en: 'Midday' } },
  { value: 'lamp', label: { nl: 'Lamp', en: 'Lamplight' } },
] as const;

/** The film in a room, in three kinds of light, with the ways on. */
export function FilmHead({ context, page: { film, rooms }, family, story }: Props) {
  const { lang } = context;
  const room = rooms[0]!;
  const name = say(context, film.name);
  return (
    <section className={`${frame} pt-1 lg:pt-6 pb-8 lg:pb-12`}>
      <Breadcrumbs context={context} label={name} />
      <div className="mt-2 lg:mt-8 grid gap-6 lg:gap-x-16 lg:gap-y-0 lg:grid-cols-[5fr_7fr] lg:grid-rows-[1fr_auto_auto_1fr]">
        <div className="lg:row-start-2">
          <p className="text-sm text-ink-soft">
            {family} · <span className="tabular">{film.code}</span>
          </p>
          <h1 className="mt-1 text-display max-w-[21.75rem] md:max-w-none">{name}</h1>
        </div>
        <div className="lg:col-start-2 lg:row-start-1 lg:row-span-4">
          <RoomStill context={context} film={film} room={room} first />
          <fieldset className="mt-3 flex flex-wrap items-center gap-2">
            <legend className="sr-only">{say(context, { nl: 'Licht', en: 'Light' })}</legend>
            {lights.map(({ value, label }) => (
              <label
                key={value}
                className="relative flex items-center min-h-[2.75rem] px-4 rounded-full border border-line bg-white text-sm cursor-pointer within-checked:bg-action within-checked:text-white forced-colors:within-checked:[outline:3px_solid] focus-frame"
              >
                <input
                  type="radio"
                  name="light"
                  value={value}
                  defaultChecked={value === 'noon'}
                  className="absolute opacity-0"
                />
                {say(context, label)}
              </label>
            ))}
            <p className="text-sm text-ink-soft">
              {say(context, {
                nl: 'Nagebootst licht. Een staal bij u thuis zegt meer.',
                en: 'Simulated light. A sample at home tells you more.',
              })}
            </p>
          </fieldset>
        </div>
        <div className="lg:row-start-3 lg:mt-4">
          <p className="text-lg text-ink-soft max-w-prose">{story}</p>
          <p className="mt-6 flex flex-wrap gap-3 print:hidden">
            <LinkButton href={filmPage('visualiser', { room, film, lang, origin: '' })}>
              {say(context, { nl: 'Bekijk hem in uw ruimte', en: 'See it in your room' })}
            </LinkButton>
            <SampleButton context={context} film={film} labelled />
            <span className="hidden no-script:inline">
              <LinkButton href={quoteAddress(context)} look="quiet">
                {say(context, {
                  nl: `Gratis staal: noem ${film.code}`,
                  en: `Free sample: quote ${film.code}`,
                })}
              </LinkButton>
            </span>
          </p>
          <SampleBasket context={context} />
        </div>
      </div>
      <InlineScript name={['read-samples', 'samples']} />
    </section>
  );
}
