import { addressOf } from '../../widgets/domain/addresses.ts';
import { linkTo, type PageContext, say } from '../lib/page-context.ts';
import { InlineScript } from '../parts/InlineScript.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';

/** The picture and its width, also used by its preload. */
export const notFoundPicture = { id: 'door-navy', sizes: '(min-width:1024px) 50vw, 100vw' };

/** The words that every language shows, as the error is known by them (rule `page-links`); in another language they come second. */
const fixed = 'Oops! Page not found';

/** The page for every address that does not exist. */
export function NotFound({ context }: { context: PageContext }) {
  const calculator = linkTo(context, '/prijscalculator');
  const words = say(context, {
    nl: {
      title: 'Deze pagina is er niet',
      text: 'Dit adres zit nergens meer aan vast: de pagina is verhuisd, of heeft nooit bestaan. De rest van het interieur staat er nog.',
      home: 'Naar de homepage',
      calculator: 'Of bereken wat wrappen kost',
    },
    en: {
      title: fixed,
      text: 'This address has come unstuck: the page has moved, or was never here. The rest of the interior is still standing.',
      home: 'Back to the home page',
      calculator: 'Or see what wrapping costs',
    },
  });
  return (
    <section className="lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pl-[max(2rem,calc((100vw-76rem)/2))] lg:min-h-[38rem]">
      <div className="px-4 md:px-8 lg:pl-0 py-14 lg:py-24 self-center">
        <h1>
          <span className="block font-bold text-[clamp(6rem,3rem+14vw,15rem)] leading-[0.85] tracking-[-0.06em]">
            404
          </span>
          <span className="block mt-6 text-title-sm">{words.title}</span>
          {words.title !== fixed && (
            <span
              lang="en"
              className="block mt-2 font-sans font-normal text-sm tracking-normal text-ink-soft"
            >
              {fixed}
            </span>
          )}
        </h1>
        <p className="mt-4 text-ink-soft max-w-md">{words.text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href={addressOf('/', context.lang)}>{words.home}</LinkButton>
          {calculator && (
            <a
              href={calculator}
              className="inline-flex items-center min-h-[3rem] underline underline-offset-4 hover:text-action"
            >
              {words.calculator}
            </a>
          )}
        </div>
      </div>
      <PictureOf
        context={context}
        {...notFoundPicture}
        first
        decorative
        className="w-full h-full aspect-square lg:aspect-auto object-[20%_0]"
      />
      <InlineScript name="not-found" />
    </section>
  );
}
