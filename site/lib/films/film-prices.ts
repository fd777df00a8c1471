import { asksSides, type Service } from '../../../widgets/domain/calculator/services.ts';
import { type Film, finishOf } from '../../../widgets/domain/film/films.ts';
import { forEachLanguage, type Text } from '../../../widgets/domain/text.ts';
import { jobPrice, jobSize } from '../content/described-job.ts';
import { inLanguage } from '../in-language.ts';

/** What a described job costs in a film, and in the plainest one. Whole euros, VAT included. */
export interface FilmPrice {
  job: Text;
  amount: number;
  /** The same job in the film that costs least. */
  plain: number;
}

/**
 * The job that shows what a film costs, for each service that has one: the simplest work, as everywhere on the site. The kitchen is the
 * assistant's example.
 */
const jobs: Partial<Record<Service, { size: string; job: Record<keyof Text, (size: string) => string> }>> = {
  keuken: {
    size: 'length=12 drawers=4',
    job: {
      nl: (size) => `Keuken met ${size}, vlakke fronten`,
      en: (size) => `Kitchen with ${size}, flat doors`,
    },
  },
  kozijnen: {
    size: 'width=1.2 length=1.5',
    job: {
      nl: (size) => `Kozijn van ${size}, één kant, begane grond`,
      en: (size) => `Window frame of ${size}, one side, ground floor`,
    },
  },
  raamfolie: {
    size: 'numberOfWindows=3 windowWidth=1 windowHeight=1.5',
    job: {
      nl: (size) => `Voor ${size}, op de begane grond`,
      en: (size) => `For ${size}, on the ground floor`,
    },
  },
};

/** The prices of the jobs that a film is made for, from the rules of the calculator (rule `price-amount`). */
export function filmPrices(film: Film): FilmPrice[] {
  return Object.entries(jobs).flatMap(([name, { size, job }]) => {
    const service = name as Service;
    const finish = finishOf(film, service);
    if (!finish) return [];
    const words = `${service} ${size}${asksSides(service) ? ' kozijnSides=enkelzijdig' : ''}`;
    return [
      {
        job: forEachLanguage((lang) => inLanguage(job, lang)(jobSize(words, lang))),
        amount: jobPrice(`${words} folieType=${finish}`),
        plain: jobPrice(words),
      },
    ];
  });
}
