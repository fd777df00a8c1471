import type { FilmGroup } from '../film/films.ts';
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
  minimumWindowFilm: number;
  minimumYacht: number;
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
  /** From the visitor's yes to the day of the work. */
  planning: Text;
  lifetime: Text;
  colours: number;
  replyHours: number;
  installationWarrantyYears: number;
  frameTemperatures: Text;
  /** When we visit for advice. */
  consultationHours: Text;
  /** Whether appointments can be made online: the answers then link to where. */
  appointments: boolean;
  depositPercent: number;
  depositPercentBusiness: number;
  businessPaymentDays: number;
  cancelFreeDays: number;
  cancelPercent: number;
  cancelMinimum: number;
  cancelPercentOnDay: number;
  provinces: readonly string[];
  /** Towns, and other areas than provinces, in which we work. */
  places: readonly string[];
  /** The names of the films of each family, as a part of a sentence. */
  films: Readonly<Record<FilmGroup, Text>>;
}
