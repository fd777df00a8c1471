import { price } from '../../../widgets/domain/calculator/price.ts';
import {
  emptyInput,
  type Finish,
  type PricedInput,
  type Service,
  withService,
} from '../../../widgets/domain/calculator/services.ts';
import { type Film, finishOf } from '../../../widgets/domain/film/films.ts';
import type { Text } from '../../../widgets/domain/text.ts';

/** What a described job costs in a film, and in the plainest one. Whole euros, VAT included. */
export interface FilmPrice {
  job: Text;
  amount: number;
  /** The same job in the film that costs least. */
  plain: number;
}

interface Job {
  service: Service;
  job: Text;
  plain: Finish;
  input: Partial<PricedInput>;
}

const jobs: readonly Job[] = [
  {
    service: 'keuken',
    job: {
      nl: 'Keuken met 12 fronten en 4 lades, gemiddeld werk',
      en: 'Kitchen with 12 fronts and 4 drawers, average work',
    },
    plain: 'mat',
    input: { length: '12', drawers: '4', complexity: 'gemiddeld' },
  },
  {
    service: 'kozijnen',
    job: {
      nl: 'Kozijn van 1,2 bij 1,5 meter, één kant, begane grond',
      en: 'Window frame of 1.2 by 1.5 metres, one side, ground floor',
    },
    plain: 'effen',
    input: { width: '1.2', length: '1.5', complexity: 'begane-grond', kozijnSides: 'enkelzijdig' },
  },
  {
    service: 'raamfolie',
    job: {
      nl: 'Drie ruiten van 1 bij 1,5 meter, begane grond',
      en: 'Three panes of 1 by 1.5 metres, ground floor',
    },
    plain: 'licht',
    input: { numberOfWindows: '3', windowHeight: '1.5', windowWidth: '1', complexity: 'begane-grond' },
  },
];

/** The prices of the jobs that a film is made for, from the rules of the calculator (rule `price-amount`). */
export function filmPrices(film: Film): FilmPrice[] {
  return jobs.flatMap(({ service, job, plain, input }) => {
    const finish = finishOf(film, service);
    if (!finish) return [];
    const amountIn = (folieType: Finish) =>
      price({ ...withService(emptyInput, service), ...input, folieType } as PricedInput).amount;
    return [{ job, amount: amountIn(finish), plain: amountIn(plain) }];
  });
}
