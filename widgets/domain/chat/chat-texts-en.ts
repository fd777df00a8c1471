import { euros } from '../numbers.ts';
import type { ChatTexts } from './chat-texts.ts';

const euro = (amount: number) => euros(amount, 'en');

/** The answers in English. For their figures see rule `chat-figures`. */
export const chatTextsEn: ChatTexts = {
  topics: {
    cost: (f) =>
      `Wrapping a kitchen starts at ${euro(f.kitchenPerSquareMetre)} per m², window frames at ${euro(f.framesPerSquareMetre)} per m². The average kitchen comes to ${euro(f.averageKitchenFrom)} to ${euro(f.averageKitchenTo)}. Our minimum is ${euro(f.minimum)}. Tell me your measurements and I’ll do the sums. For example: kitchen with 12 fronts and 4 drawers.`,
    warranty: (f) =>
      `You get a ${f.warrantyYears}-year warranty. On window frames it is ${f.warrantyYearsFrames} years.`,
    duration: (f) =>
      `Most jobs are finished in ${f.duration.en}. A yacht takes longer: ${f.yachtDuration.en}.`,
    colours: (f) =>
      `There are over ${f.colours} colours to choose from: matt, gloss, wood, metal, marble, leather and fabric.`,
    durability: (f) => `The film keeps its looks for ${f.lifetime.en}.`,
    contact: (f) =>
      `Call ${f.phone} or email ${f.email}. We are in ${f.officeHours.en}. ${f.emergencies.en}.`,
    area: (f) =>
      `We work all over the Netherlands, mostly in ${f.provinces.slice(0, -1).join(', ')} and ${f.provinces.at(-1)}. And on the Côte d’Azur, in the south of France.`,
    maintenance: () =>
      'A soft cloth, lukewarm water and a drop of washing-up liquid will do. No scouring pads, no bleach, no steam cleaner.',
    removal: () =>
      'The film can come off again. Leave that to us: we warm it and peel it away slowly, so the surface stays as it was.',
    materials: () =>
      'We use film from a sustainable European maker, with no volatile compounds (VOCs). It comes in matt, gloss, wood, metal, leather, marble and fabric. For glass there is light, medium, dark, privacy and mirror film.',
    greeting: () => 'Hello! What can I do for you? Feel free to ask about prices, colours or the warranty.',
    quote: (f) =>
      `A quote is free and with you within ${f.replyHours} hours. Would you like advice at home? That costs ${euro(f.advice)}, which comes off your bill. For projects of ${euro(f.freeVisitFrom)} or more the visit is free.`,
    kitchen: (f) =>
      `Wrapping a kitchen costs ${euro(f.kitchenFrom)} to ${euro(f.kitchenTo)}. A new one is ${euro(f.newKitchenFrom)} to ${euro(f.newKitchenTo)} and more. So you save ${f.savingPercentFrom} to ${f.savingPercentTo}%.`,
    window: (f) =>
      `Wrapping window frames starts at ${euro(f.framesPerSquareMetre)} per m², with a ${f.warrantyYearsFrames}-year warranty. Give the calculator your measurements for an exact figure.`,
    default: (f) =>
      `I don’t have an answer to that, but our people do: call ${f.phone} or leave a message. You will hear from us within ${f.replyHours} hours.`,
  },
  price: (amount) => `That costs from ${amount}, VAT included.`,
  measurements: (measurements) => `I worked with ${measurements}.`,
  indication: 'It is an indication, not a quote.',
  minimum: (amount) => `Our minimum of ${amount} applies to smaller jobs.`,
  perPiece: 'The amount is for one.',
  centimetres: 'I took your measurements as centimetres.',
  assumed: (choices) => `I filled in for you: ${choices.join(', ')}.`,
  film: 'film',
  complexity: 'difficulty',
};
