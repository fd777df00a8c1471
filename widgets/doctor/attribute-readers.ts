import { readService } from '../domain/calculator/services.ts';
import { readFilm, readRoom } from '../domain/film/films.ts';
import { cleanPartner } from '../domain/request/visit.ts';
import { readLanguage } from '../domain/text.ts';
import { lookRule } from '../kit/element/look.ts';

/** How the widgets read an attribute that takes other texts than its `values`, or has none. */
export interface AttributeReader {
  understands(text: string): unknown;
  /** What it takes, for an attribute without `values`. */
  takes?: string;
}

/** As `theme` is read: `lookRule` leaves out what is no colour. */
const isColour = (text: string) => CSS.supports('color', text);

const anyCase = (value: string): AttributeReader => ({
  understands: (text) => text.trim().toLowerCase() === value,
});

/** The readers by name of the attribute, which means the same in every widget. */
export const attributeReaders: Readonly<Record<string, AttributeReader>> = {
  service: { understands: readService },
  room: { understands: readRoom },
  lang: { understands: readLanguage },
  purpose: anyCase('partner'),
  'home-visit': anyCase('none'),
  film: { understands: readFilm, takes: 'it is the code of a film, such as WF-116' },
  partner: { understands: cleanPartner, takes: 'a code has small letters, digits and hyphens only' },
  theme: {
    understands: (text) => lookRule(text, '', isColour),
    takes: 'it is a colour, such as #12306b',
  },
  radius: {
    understands: (text) => lookRule('', text, isColour),
    takes: 'it is a factor, such as 0 or 1.5',
  },
};
