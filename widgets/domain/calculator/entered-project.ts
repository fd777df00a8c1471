import { decimal } from '../numbers.ts';
import type { Language, Text } from '../text.ts';
import { complexityLabels, fieldLabels, finishLabels, sidesLabels } from './labels.ts';
import { measured } from './price.ts';
import { type PricedInput, serviceRows } from './services.ts';

/** One thing that the visitor filled in or chose. */
export interface EnteredLine {
  label: string;
  value: string;
}

/** What a visitor filled in, in words and in the order of the form. What they left open is left out. */
export function enteredProject(input: PricedInput, lang: Language): EnteredLine[] {
  const { label, measurements, asksFloor } = serviceRows[input.projectType];
  const line = (name: Text, value: string) => ({ label: name[lang], value });
  const choice = <T extends string>(name: Text, labels: Record<T, Text>, chosen: T | '') =>
    chosen === '' ? [] : [line(name, labels[chosen][lang])];
  return [
    line(names.service, label[lang]),
    ...measurements
      .filter(({ name }) => input[name].trim() !== '')
      .map(({ name, of, kind }) => {
        const value = decimal(measured(input, name), lang);
        return line(fieldLabels[of], kind === 'metres' ? `${value} m` : value);
      }),
    ...choice(names.film, finishLabels, input.folieType),
    ...choice(asksFloor ? names.floor : names.complexity, complexityLabels, input.complexity),
    ...choice(names.sides, sidesLabels, input.kozijnSides),
  ];
}

const names = {
  service: { nl: 'Project', en: 'Project' },
  film: { nl: 'Soort folie', en: 'Kind of film' },
  floor: { nl: 'Verdieping', en: 'Floor' },
  complexity: { nl: 'Moeilijkheid', en: 'Difficulty' },
  sides: { nl: 'Kanten', en: 'Sides' },
} satisfies Record<string, Text>;
