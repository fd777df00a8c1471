import type { ChatFacts } from '../../../widgets/domain/chat/chat-facts.ts';
import type { Facts } from '../../schema/facts.ts';

/** The facts that the assistant quotes, in its own format: the same figures as on the pages (rule `chat-figures`). */
export function chatFactsOf({ company, claims, prices, chat, areas }: Facts): ChatFacts {
  const { phone, email, hours } = company;
  const { warrantyYears, warrantyYearsFrames, duration, yachtDuration, lifetime, replyHours } = claims;
  const price = (name: string): number => {
    const amount = prices[name];
    if (amount === undefined)
      throw new Error(`The assistant quotes prices.${name}, which the facts do not hold.`);
    return amount;
  };
  return {
    phone,
    email,
    officeHours: hours.office,
    emergencies: hours.emergencies,
    ...{ warrantyYears, warrantyYearsFrames, duration, yachtDuration, lifetime, replyHours },
    ...chat,
    minimum: price('minimum'),
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
    provinces: areas.map(({ name }) => name).filter((name) => !name.includes('Azur')),
  };
}
