import { asksSides, type Service } from '../../../widgets/domain/calculator/services.ts';
import { type Film, finishOf } from '../../../widgets/domain/film/films.ts';
import { forEachLanguage, type Text } from '../../../widgets/domain/text.ts';
import { jobPrice, jobSize } from '../content/described-job.ts';
import { inLanguage } from '../in-language.ts';

/** What a described job costs in a film, and in the one that costs least. Whole euros, VAT included. */
export interface FilmPrice {
  job: Text;
  amount: number;
  /** The same job in the film that costs least. */
  plain: number;
  /** What people call that film. */
  plainName: Text;
}

interface Job {
  size: string;
  job: Record<keyof Text, (size: string) => string>;
  plainName: Text;
}

const plainColour: Text = { nl: 'effen kleur', en: 'plain colour' };

/**
 * The job that shows what a film costs, for each service that has one: the simplest work, as everywhere on the site. The kitchen is the
 * assistant's example.
 */
const jobs: Partial<Record<Service, Job>> = {
  keuken: {
    size: 'length=12 drawers=4',
    job: {
      nl: (size) => `Keuken met ${size.replace('fronten', 'vlakke fronten')}`,
      en: (size) => `Kitchen with ${size.replace('fronts', 'flat fronts')}`,
    },
    plainName: plainColour,
  },
  kozijnen: {
    size: 'width=1.2 length=1.5',
    job: {
      nl: (size) => `Kozijn van ${size}, één kant, begane grond`,
      en: (size) => `Window frame of ${size}, one side, ground floor`,
    },
    plainName: plainColour,
  },
  raamfolie: {
    size: 'numberOfWindows=3 windowWidth=1 windowHeight=1.5',
    job: {
      nl: (size) => `Voor ${size}, op de begane grond`,
      en: (size) => `For ${size}, on the ground floor`,
    },
    plainName: { nl: 'lichte folie', en: 'light film' },
  },
};

/** The prices of the jobs that a film is made for, from the rules of the calculator (rule `price-amount`). */
export function filmPrices(film: Film): FilmPrice[] {
  return Object.entries(jobs).flatMap(([name, { size, job, plainName }]) => {
    const service = name as Service;
    const finish = finishOf(film, service);
    if (!finish) return [];
    const words = `${service} ${size}${asksSides(service) ? ' kozijnSides=enkelzijdig' : ''}`;
    return [
      {
        job: forEachLanguage((lang) => inLanguage(job, lang)(jobSize(words, lang))),
        amount: jobPrice(`${words} folieType=${finish}`),
        plain: jobPrice(words),
        plainName,
      },
    ];
  });
}

/** Says whether a film costs more than the usual one, and where. */
export function surcharge(prices: readonly FilmPrice[]): Text {
  const dearer = prices.filter(({ amount, plain }) => amount > plain);
  if (dearer.length === 0)
    return {
      nl: 'Op deze folie zit geen toeslag, dus kies gerust op smaak.',
      en: 'There is no surcharge on this film, so choose by taste.',
    };
  if (dearer.length < prices.length)
    return {
      nl: 'Op kozijnen kost deze houtlook meer dan een effen kleur. Op keukens, meubels en deuren betaalt u evenveel.',
      en: 'On window frames this wood look costs more than a plain colour. On kitchens, furniture and doors it costs the same.',
    };
  return dearer[0]!.plainName === plainColour
    ? {
        nl: 'Deze folie kost meer dan een effen kleur. Hieronder ziet u wat dat scheelt.',
        en: 'This film costs more than a plain colour. Below you see by how much.',
      }
    : {
        nl: 'Deze folie kost meer dan lichte zonwering. Hieronder ziet u wat dat scheelt.',
        en: 'This film costs more than light solar control film. Below you see by how much.',
      };
}
