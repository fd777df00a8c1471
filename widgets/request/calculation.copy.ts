import type { Language } from '../domain/text.ts';

/** The texts about the price that the visitor has seen in the calculator. */
export interface CalculationCopy {
  calculation: string;
  remove: string;
}

export const calculationCopy: Record<Language, CalculationCopy> = {
  nl: {
    calculation: 'Uw berekening:',
    remove: 'Berekening weglaten',
  },
  en: {
    calculation: 'Your calculation:',
    remove: 'Leave out the calculation',
  },
};
