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
    /** Where customers write reviews: a maps service, a social network. */
    mapReviews: z.url(),
    socialReviews: z.url(),
    /** Where an appointment can be made. */
    appointments: z.url(),
    hours: z.strictObject({ consultation: text, office: text, emergencies: text }),
    socials: z.record(z.string(), z.url()),
  }),
  claims: z.strictObject({
    warrantyYears: amount,
    warrantyYearsFrames: amount,
    duration: text,
    savingPercent: amount,
    lessWastePercent: amount,
    experienceYears: amount,
    customers: amount,
    recommendPercent: amount,
    rating: amount,
    styles: amount,
    lifetime: text,
    replyHours: amount,
    framesSavingPercent: amount,
    framesBestSavingPercent: amount,
    furnitureSavingPercent: amount,
    energySavingPercent: amount,
    uvPercent: amount,
    payback: text,
    yachtDuration: text,
    frameTemperatures: text,
  }),
  prices: z.record(z.string(), amount),
  partners: z.strictObject({
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
