import { roomFolder } from '../../../widgets/domain/film/film-pictures.ts';
import { films, roomFacts, rooms } from '../../../widgets/domain/film/films.ts';
import { filmOfFinish, shownFinishes } from '../../../widgets/domain/film/finish-films.ts';
import { locales } from '../../../widgets/domain/languages.ts';
import { languages, type Text } from '../../../widgets/domain/text.ts';
import { blendColour, mixing } from '../../../widgets/film-visualiser/film-styles.ts';
import { widthOf } from '../../../widgets/film-visualiser/room-pictures.ts';

const from: Text = { nl: 'vanaf', en: 'from' };

/** All that `draw-choice.js` needs to show the room of a service in a film, beside the calculator. */
export function followedChoice() {
  return {
    folder: `/${roomFolder}`,
    styles: mixing + place,
    rooms: Object.fromEntries(
      rooms.map((room) => {
        const { service, name, film, groups } = roomFacts[room];
        return [
          service,
          { id: room, name, film, groups, width: widthOf(room), light: !groups.includes('glass') },
        ];
      }),
    ),
    /** By code: blend, grain, name, group. */
    films: Object.fromEntries(
      films.map(({ code, colour, group, grain, name }) => [
        code,
        [blendColour(colour, group), grain ?? '', name, group],
      ]),
    ),
    kinds: Object.fromEntries(shownFinishes.map((finish) => [finish, filmOfFinish(finish)?.code])),
    /** How a price is said. */
    words: Object.fromEntries(
      languages.map((lang) => {
        const [euro, thousands] = locales[lang].numbers;
        return [lang, [from[lang], euro, thousands]];
      }),
    ),
  };
}

/** The room covers the page's picture, from the same side, but the window is in the middle of its wall. It is 8 by 5. The page's reset would win over the margin of a host. */
const place =
  ':host{display:block;position:sticky;top:5rem;height:calc(100vh - 7.5rem);max-height:54rem;margin-top:max(-54rem,7.5rem - 100vh)!important;overflow:hidden;border-bottom-left-radius:20px}:host([hidden]){display:none}' +
  '[data-mixed]{position:absolute;inset:0 auto 0 80%;height:100%;min-width:100%;aspect-ratio:8/5;transform:translateX(-80%);isolation:isolate}' +
  ':host([data-room=windows]) [data-mixed]{left:50%;transform:translateX(-50%)}' +
  'p{position:absolute;left:16px;bottom:16px;margin:0;padding:4px 16px;border-radius:99px;background:#fff;font-size:15px}';
