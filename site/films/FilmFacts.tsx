import { filmPage } from '../../widgets/domain/film/film-link.ts';
import { euros } from '../../widgets/domain/numbers.ts';
import type { FilmPage } from '../lib/films/film-pages.ts';
import { filmPrices, surcharge } from '../lib/films/film-prices.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { bandAir, frame } from '../sections/frame.ts';
import { FilmSheet } from './FilmSheet.tsx';

interface Props {
  context: PageContext;
  page: FilmPage;
  care: string;
  /** The family in the shop of our supplier. */
  supplier: string;
}

/** A sheet of the film, what it costs, and how to look after it. */
export function FilmFacts({ context, page: { film, rooms }, care, supplier }: Props) {
  const { lang } = context;
  const prices = filmPrices(film);
  const from = (amount: number) =>
    say(context, { nl: `vanaf ${euros(amount, lang)}`, en: `from ${euros(amount, lang)}` });
  return (
    <section className={`bg-sand ${bandAir}`}>
      <div className={`${frame} grid gap-10 lg:gap-16 lg:grid-cols-[5fr_7fr]`}>
        <figure>
          {film.group === 'glass' ? (
            <div data-film-pane="" className="aspect-square rounded-lg border border-line" />
          ) : (
            <FilmSheet />
          )}
          <figcaption className="mt-2 text-sm text-ink-soft">
            {film.group === 'glass'
              ? say(context, {
                  nl: 'Op glas: hoe witter, hoe minder u erdoor ziet.',
                  en: 'On glass: the whiter it is, the less you see through it.',
                })
              : say(context, {
                  nl: 'Een vel van deze folie, met één hoek los.',
                  en: 'A sheet of this film, with one corner lifted.',
                })}
          </figcaption>
        </figure>
        <div>
          <h2 className="text-2xl">{say(context, { nl: 'Wat het kost', en: 'What it costs' })}</h2>
          <p className="mt-2 text-ink-soft">{say(context, surcharge(prices))}</p>
          <dl className="mt-4 border-t border-line">
            {prices.map(({ job, amount, plain, plainName }) => (
              <div key={job.nl} className="flex flex-wrap justify-between gap-x-6 py-3 border-b border-line">
                <dt>{say(context, job)}</dt>
                <dd className="font-semibold tabular">
                  {from(amount)}
                  {amount !== plain && (
                    <span className="font-normal text-ink-soft">
                      {' '}
                      {say(context, {
                        nl: `(${plainName.nl}: ${euros(plain, lang)})`,
                        en: `(${plainName.en}: ${euros(plain, lang)})`,
                      })}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-ink-soft">
            {say(context, {
              nl: 'Indicatie van onze prijscalculator, inclusief btw.',
              en: 'A guide from our price calculator, VAT included.',
            })}
          </p>
          <p className="mt-4 print:hidden">
            <LinkButton
              href={filmPage('calculator', { room: rooms[0]!, film, lang, origin: '' })}
              look="quiet"
            >
              {say(context, { nl: 'Bereken uw prijs', en: 'Work out your price' })}
            </LinkButton>
          </p>
          <h2 className="mt-10 text-2xl">
            {say(context, { nl: 'Zo blijft hij mooi', en: 'How to keep it looking good' })}
          </h2>
          <p className="mt-2 text-ink-soft max-w-prose">{care}</p>
          <TextLink
            context={context}
            to={supplier}
            label={say(context, { nl: 'Meer bij onze leverancier', en: 'More at our supplier' })}
            className="mt-4"
          />
        </div>
      </div>
    </section>
  );
}
