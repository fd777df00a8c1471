import { addressOf } from '../../widgets/domain/addresses.ts';
import { filmPage } from '../../widgets/domain/film/film-link.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { FilmFacts } from '../films/FilmFacts.tsx';
import { FilmHead } from '../films/FilmHead.tsx';
import { FilmNeighbours } from '../films/FilmNeighbours.tsx';
import { FilmRooms } from '../films/FilmRooms.tsx';
import { filmPageStyles, swatchStyles } from '../films/film-styles.ts';
import { renderPage } from '../layouts/Base.tsx';
import { fileOf } from '../lib/addresses.ts';
import { readYaml } from '../lib/content/read-yaml.ts';
import { unjoined } from '../lib/content/typeset.ts';
import { type FilmPage, filmPages, neighboursOf } from '../lib/films/film-pages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { filmData } from '../lib/search/structured-data-films.ts';
import { shareAddress } from '../lib/share/share-address.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { type FilmWords, filmWords } from '../schema/films.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';

interface Data {
  site: Site;
  words: FilmWords;
  item: { page: FilmPage; lang: Language };
}

/** A page for each film of the visualiser. */
export const data = async () => ({
  site: await loadSite(),
  words: readYaml('site/content/films.yaml', filmWords),
  pagination: { data: 'items', size: 1, alias: 'item' },
  items: filmPages.flatMap((page) => languages.map((lang) => ({ page, lang }))),
  permalink: ({ item: { page, lang } }: Data) => fileOf(addressOf(page.route, lang)),
});

export function render({ site, words, item: { page, lang } }: Data): string {
  const context: PageContext = { site, lang, route: page.route };
  const { film, rooms } = page;
  const family = words.families[film.group];
  const name = say(context, film.name);
  const story = say(context, words.films[film.code]!);
  const title = say(context, {
    nl: `${name}: folie in uw ruimte | Wrappie`,
    en: `${name}: film in your room | Wrappie`,
  });
  const picture = words.pictures[film.code] ?? family.picture;
  return renderPage({
    context,
    title,
    description: say(context, {
      nl: `Bekijk ${name} in een voorbeeldruimte, bij ochtendlicht en bij lamplicht. Lees hoe u de folie onderhoudt en zie meteen wat hij kost.`,
      en: `See ${name} in a sample room, in the morning and by lamplight. Read how to look after the film, and find out straight away what it costs.`,
    }),
    picture,
    data: filmData(
      context,
      page,
      say(context, family.name),
      story,
      shareAddress(context, unjoined(title), picture),
    ),
    head: (
      <style
        dangerouslySetInnerHTML={{ __html: filmPageStyles(film, rooms) + swatchStyles(neighboursOf(page)) }}
      />
    ),
    children: (
      <>
        <FilmHead context={context} page={page} family={say(context, family.name)} story={story} />
        <FilmRooms context={context} film={film} rooms={rooms.slice(1)} />
        <FilmFacts
          context={context}
          page={page}
          care={say(context, family.care)}
          supplier={family.supplier}
        />
        <FilmNeighbours context={context} page={page} />
        <ClosingCall
          context={context}
          href={filmPage('calculator', { room: rooms[0]!, film, lang, origin: '' })}
          content={{
            type: 'closing-call',
            picture: 'samples-shelf',
            ...say(context, {
              nl: {
                title: `${name} in uw huis?`,
                text: 'Reken uit wat hij bij u kost, en vraag van daar een offerte aan. De folie is al ingevuld.',
                button: 'Bereken uw prijs',
              },
              en: {
                title: `${name} in your home?`,
                text: 'Work out what it costs at your place, and ask for a quote from there. The film is already filled in.',
                button: 'Work out your price',
              },
            }),
          }}
        />
      </>
    ),
  });
}
