import { euros } from '../numbers.ts';
import type { ChatTexts } from './chat-texts.ts';

const euro = (amount: number) => euros(amount, 'nl');

/** The answers in Dutch. For their figures see rule `chat-figures`. */
export const chatTextsNl: ChatTexts = {
  topics: {
    cost: (f) =>
      `Een keuken wrappen kan vanaf ${euro(f.kitchenPerSquareMetre)} per m², kozijnen vanaf ${euro(f.framesPerSquareMetre)} per m². Een gemiddelde keuken kost ${euro(f.averageKitchenFrom)} tot ${euro(f.averageKitchenTo)}. Een klus begint bij ${euro(f.minimum)}. Noem uw maten, dan reken ik het uit. Bijvoorbeeld: keuken met 12 fronten en 4 lades.`,
    warranty: (f) =>
      `U krijgt ${f.warrantyYears} jaar garantie. Op kozijnen is het ${f.warrantyYearsFrames} jaar.`,
    duration: (f) =>
      `De meeste klussen zijn in ${f.duration.nl} klaar. Een jacht duurt langer: ${f.yachtDuration.nl}.`,
    colours: (f) =>
      `U kiest uit meer dan ${f.colours} kleuren: mat, glanzend, hout, metallic, marmer, leer en stof.`,
    durability: (f) => `De folie blijft ${f.lifetime.nl} mooi.`,
    contact: (f) =>
      `Bel ${f.phone} of mail ${f.email}. Wij zijn er ${f.officeHours.nl}. ${f.emergencies.nl}.`,
    area: (f) =>
      `Wij werken in heel Nederland, vooral in ${f.provinces.slice(0, -1).join(', ')} en ${f.provinces.at(-1)}. Ook in Zuid-Frankrijk, aan de Côte d’Azur.`,
    maintenance: () =>
      'Een zachte doek, lauw water en een beetje afwasmiddel. Gebruik geen schuurspons, geen bleek en geen stoomreiniger.',
    removal: () =>
      'De folie kan er later weer af. Laat dat ons doen: wij maken hem warm en trekken hem langzaam los, zodat het front heel blijft.',
    materials: () =>
      'Wij werken met folie van een duurzame Europese maker, zonder vluchtige stoffen (VOC). Er is mat, glanzend, hout, metallic, leer, marmer en stof. Voor ramen is er licht, medium, donker, privacy en spiegelfolie.',
    greeting: () => 'Hallo! Waar kan ik u mee helpen? Vraag gerust naar prijs, kleuren of garantie.',
    quote: (f) =>
      `Een offerte is gratis. U heeft hem binnen ${f.replyHours} uur. Wilt u advies aan huis? Dat kost ${euro(f.advice)}, en die trekken wij van de rekening af. Vanaf een project van ${euro(f.freeVisitFrom)} is het bezoek gratis.`,
    kitchen: (f) =>
      `Een keuken wrappen kost ${euro(f.kitchenFrom)} tot ${euro(f.kitchenTo)}. Een nieuwe kost ${euro(f.newKitchenFrom)} tot meer dan ${euro(f.newKitchenTo)}. U bespaart dus ${f.savingPercentFrom} tot ${f.savingPercentTo}%.`,
    window: (f) =>
      `Kozijnen wrappen kan vanaf ${euro(f.framesPerSquareMetre)} per m², met ${f.warrantyYearsFrames} jaar garantie. Met uw maten rekent de calculator het precies uit.`,
    default: (f) =>
      `Daar heb ik geen antwoord op. Onze mensen wel: bel ${f.phone}, of laat een bericht achter. U hoort binnen ${f.replyHours} uur van ons.`,
  },
  price: (amount) => `Dat kost vanaf ${amount}, inclusief btw.`,
  measurements: (measurements) => `Ik rekende met ${measurements}.`,
  indication: 'Het is een indicatie, geen offerte.',
  minimum: (amount) => `Voor kleiner werk geldt ons minimum van ${amount}.`,
  perPiece: 'Dit bedrag is per stuk.',
  centimetres: 'Uw maten las ik als centimeters.',
  assumed: (choices) => `Dit vulde ik voor u in: ${choices.join(', ')}.`,
  film: 'folie',
  complexity: 'moeilijkheid',
};
