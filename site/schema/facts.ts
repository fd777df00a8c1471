import { z } from 'zod';
import { text } from './text.ts';

const amount = z.number().nonnegative();

/** The facts about the company, each written once. */
export const facts = z.strictObject({
  company: z.strictObject({
    name: z.string().min(1),
    phone: z.string().min(6),
    phoneInternational: z.string().regex(/^\+\d{8,15}$/, 'a telephone number as +31…, digits only'),
    email: z.email(),
    street: z.string().min(1),
    postcode: z.string().min(1),
    city: z.string().min(1),
    kvk: z.string().regex(/^\d{8}$/, 'a KvK number has 8 digits'),
    vat: z.string().regex(/^NL\d{9}B\d{2}$/, 'a VAT number is written NL123456789B01'),
    /** The payment provider, which the footer names. */
    paymentProvider: z.string().min(1),
    /** Where people read our reviews on a maps service, and where they write one. */
    mapReviews: z.url(),
    mapReviewForm: z.url(),
    /** Our reviews on a social network, which has a page for reading and writing. */
    socialReviews: z.url(),
    /** Where an appointment can be made. Without it, people ask for one by the form. */
    appointments: z.url().optional(),
    hours: z.strictObject({ consultation: text, office: text, emergencies: text }),
    socials: z.record(z.string(), z.url()),
  }),
  claims: z.strictObject({
    warrantyYears: amount,
    warrantyYearsFrames: amount,
    warrantyYearsOutdoor: amount,
    duration: text,
    savingPercent: amount,
    lessWastePercent: amount,
    experienceYears: amount,
    customers: amount,
    recommendPercent: amount,
    rating: amount,
    ratingScale: amount,
    styles: amount,
    lifetime: text,
    replyHours: amount,
    /** From the go-ahead to the day of the work. */
    planning: text,
    visitHours: amount,
    replyHoursFrance: amount,
    indicationMinutes: amount,
    lessCo2Percent: amount,
    vocEmissions: amount,
    projectDuration: text,
    framesSavingPercent: amount,
    framesBestSavingPercent: amount,
    furnitureSavingPercent: amount,
    energySavingPercent: amount,
    uvPercent: amount,
    payback: text,
    yachtDuration: text,
    frameTemperatures: text,
  }),
  /** How long parts of the work take. */
  durations: z.record(z.string(), text),
  /** What texts suppose, to work something out. */
  examples: z.record(z.string(), amount),
  prices: z.record(
    z.string().regex(/^(?!minimum)/, 'the least amounts are in widgets/domain/calculator/services.ts alone'),
    amount,
  ),
  /** What the advice visit costs: the one wording of every page. */
  visit: z.strictObject({ cost: text, short: text }),
  /** When an answer comes: the one wording of every page, within a sentence. */
  reply: z.strictObject({ within: text }),
  /** Sentences that the owner has to confirm before the site goes live. */
  sentences: z.record(z.string(), z.strictObject({ confirmed: z.boolean(), text })),
  terms: z.record(z.string(), amount),
  /** Euros a year. */
  maintenance: z.record(z.string(), amount),
  platform: z.strictObject({
    fee: amount,
    wrapperPercent: amount,
    ourPercent: amount,
    reviewHours: amount,
    payout: text,
  }),
  /** Numbers of films at our supplier. */
  catalogue: z.record(z.string(), amount),
  glass: z.record(z.string(), z.string()),
  /** Numbers of projects. */
  business: z.record(z.string(), amount),
  privacy: z.record(z.string(), amount),
  partners: z.strictObject({
    /** What joining costs. */
    costs: amount,
    /** The owner has confirmed what partners earn. */
    confirmed: z.boolean(),
    earns: text,
    paid: text,
    scriptKilobytes: amount,
    calculatorKilobytes: amount,
  }),
  chat: z.strictObject({
    framesPerSquareMetre: amount,
    savingPercentFrom: amount,
    savingPercentTo: amount,
    colours: amount,
  }),
  areas: z.array(z.strictObject({ name: z.string(), cities: z.array(z.string()).length(6) })),
});

export type Facts = z.infer<typeof facts>;
