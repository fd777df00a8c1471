import type { ChatFacts } from '../../../widgets/domain/chat/chat-facts.ts';
import { type FilmGroup, filmGroups, films } from '../../../widgets/domain/film/films.ts';
import { forEachLanguage, type Text } from '../../../widgets/domain/text.ts';
import type { Facts } from '../../schema/facts.ts';

/** The facts that the assistant quotes, in its own format: the same figures as on the pages (rule `chat-figures`). */
export function chatFactsOf({ company, claims, prices, terms, chat, areas }: Facts): ChatFacts {
  const { phone, email, hours } = company;
  const { warrantyYears, warrantyYearsFrames, duration, yachtDuration, planning, lifetime, replyHours } =
    claims;
  const figure = (group: string, figures: Readonly<Record<string, number>>, name: string): number => {
    const amount = figures[name];
    if (amount === undefined)
      throw new Error(`The assistant quotes ${group}.${name}, which the facts do not hold.`);
    return amount;
  };
  const price = (name: string) => figure('prices', prices, name);
  const term = (name: string) => figure('terms', terms, name);
  const areaNames = areas.map(({ name }) => name);
  return {
    phone,
    email,
    officeHours: hours.office,
    emergencies: hours.emergencies,
    consultationHours: hours.consultation,
    appointments: Boolean(company.appointments),
    ...{ warrantyYears, warrantyYearsFrames, duration, yachtDuration, planning, lifetime, replyHours },
    frameTemperatures: claims.frameTemperatures,
    ...chat,
    installationWarrantyYears: term('fittingWarrantyYears'),
    depositPercent: term('depositPercent'),
    depositPercentBusiness: term('depositBusinessPercent'),
    businessPaymentDays: term('businessPaymentDays'),
    cancelFreeDays: term('freeCancelDays'),
    cancelPercent: term('lateCancelPercent'),
    cancelMinimum: term('lateCancelMinimum'),
    cancelPercentOnDay: term('sameDayCancelPercent'),
    minimum: price('minimum'),
    minimumWindowFilm: price('minimumWindowFilm'),
    minimumYacht: price('minimumYacht'),
    kitchenPerSquareMetre: price('kitchenPerSquareMetre'),
    averageKitchenFrom: price('averageKitchenFrom'),
    averageKitchenTo: price('averageKitchenTo'),
    kitchenFrom: price('kitchenFrom'),
    kitchenTo: price('kitchenTo'),
    newKitchenFrom: price('newKitchenFrom'),
    newKitchenTo: price('newKitchenTo'),
    advice: price('advice'),
    freeVisitFrom: price('freeVisitFrom'),
    // Without the area abroad: the answer has its own words for it.
    provinces: areaNames.filter((name) => !name.includes('Azur')),
    places: [...areaNames, ...areas.flatMap(({ cities }) => cities)],
    films: filmNames(),
  };
}

const lists = forEachLanguage((lang) => new Intl.ListFormat(lang));

/** The names of the films of each family, as a part of a sentence: `licht eiken, notenhout en wengé`. */
function filmNames(): Record<FilmGroup, Text> {
  const namesOf = (group: FilmGroup): Text => {
    const names = films.filter((film) => film.group === group).map(({ name }) => name);
    return forEachLanguage((lang) => lists[lang].format(names.map((name) => name[lang].toLowerCase())));
  };
  return Object.fromEntries(filmGroups.map((group) => [group, namesOf(group)])) as Record<FilmGroup, Text>;
}
