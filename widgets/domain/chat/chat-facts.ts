import type { Text } from '../text.ts';

/**
 * The facts that the assistant's answers quote. They are read from the site's facts at build time, so that pages and answers agree. Amounts
 * are in whole euros.
 */
export interface ChatFacts {
  phone: string;
  email: string;
  officeHours: Text;
  emergencies: Text;
  minimum: number;
  kitchenPerSquareMetre: number;
  framesPerSquareMetre: number;
  averageKitchenFrom: number;
  averageKitchenTo: number;
  kitchenFrom: number;
  kitchenTo: number;
  newKitchenFrom: number;
  newKitchenTo: number;
  advice: number;
  freeVisitFrom: number;
  savingPercentFrom: number;
  savingPercentTo: number;
  warrantyYears: number;
  warrantyYearsFrames: number;
  duration: Text;
  yachtDuration: Text;
  lifetime: Text;
  colours: number;
  replyHours: number;
  provinces: readonly string[];
}
