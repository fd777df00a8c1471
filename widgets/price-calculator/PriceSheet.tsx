import type { ReactNode } from 'react';
import { enteredProject } from '../domain/calculator/entered-project.ts';
import { explainPrice, startingPrice } from '../domain/calculator/price-explanation.ts';
import { readFilm } from '../domain/film/films.ts';
import { locales } from '../domain/languages.ts';
import { companyOnPaper } from './company-on-paper.ts';
import { FilmOfSheet } from './FilmOfSheet.tsx';
import { priceSheetCopy } from './price-sheet.copy.ts';
import { type PriceSheetData, sheetAddress } from './price-sheet.ts';
import { QrCode } from './QrCode.tsx';

/** A price on one sheet of paper. It has rules of its own, by element: its classes would be in the calculator's CSS. */
export function PriceSheet({ sheet }: { sheet: PriceSheetData }): ReactNode {
  const { input, price, lang, date } = sheet;
  const copy = priceSheetCopy[lang];
  const { from, terms } = startingPrice(price, lang);
  const film = readFilm(sheet.film?.code);
  const link = sheetAddress(sheet, '/prijscalculator');
  return (
    <article lang={lang} aria-label={copy.title}>
      <header>
        <strong>
          <img src={`${sheet.origin}/favicon.svg`} alt="" />
          {companyOnPaper.name}
        </strong>
        <address>
          <span>{companyOnPaper.phone}</span>
          <span>{companyOnPaper.email}</span>
          {companyOnPaper.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <section data-top>
        {film && <FilmOfSheet film={film} room={sheet.film?.room} lang={lang} origin={sheet.origin} />}
        <div>
          <h2>{copy.title}</h2>
          <p data-amount>{from}</p>
          <p>{terms}</p>
          <p data-soft>
            {copy.date(new Intl.DateTimeFormat(locales[lang].tag, { dateStyle: 'long' }).format(date))}
          </p>
        </div>
      </section>
      <section data-columns>
        <div>
          <h3>{copy.entered}</h3>
          <dl>
            {enteredProject(input, lang).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>{copy.explained}</h3>
          <dl>
            {explainPrice(input, price, lang).map(({ id, label, detail, value }) => (
              <div key={id}>
                <dt>
                  {label} <small>{detail}</small>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <footer>
        <QrCode text={link} />
        <div>
          {copy.assurances.map((text) => (
            <p key={text} data-soft>
              {text}
            </p>
          ))}
          <p>{copy.scan}</p>
          <a href={link}>{link}</a>
        </div>
      </footer>
    </article>
  );
}
