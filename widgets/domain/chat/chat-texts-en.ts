import { euros } from '../numbers.ts';
import type { ChatFacts } from './chat-facts.ts';
import type { ChatTexts } from './chat-texts.ts';

const euro = (amount: number) => euros(amount, 'en');
const visit = (f: ChatFacts) =>
  `A home visit costs ${euro(f.advice)}, which comes off your bill. For work of ${euro(f.freeVisitFrom)} or more it is free.`;

/** The answers in English. For their figures see rule `chat-figures`. */
export const chatTextsEn: ChatTexts = {
  topics: {
    cost: (f) =>
      `The simplest flat work starts at ${euro(f.kitchenPerSquareMetre)} per m² in a kitchen and ${euro(f.framesPerSquareMetre)} per m² on window frames; for work made to measure the calculator counts more. The average kitchen comes to ${euro(f.averageKitchenFrom)} to ${euro(f.averageKitchenTo)} with VAT, and our smallest job is ${euro(f.minimum)}.`,
    warranty: (f) =>
      `You get a ${f.warrantyYears}-year warranty on the film and ${f.installationWarrantyYears} year on fitting. On film for window frames it is ${f.warrantyYearsFrames} years. If the film tears or fades within that time in normal use, or an edge lifts in the first year, we put it right free of charge.`,
    duration: (f) =>
      `Most jobs are finished in ${f.duration.en}. A yacht takes longer: ${f.yachtDuration.en}. Your quote names the exact days.`,
    colours: (f) =>
      `There are over ${f.colours} colours for kitchens, frames and furniture: matt, gloss, wood, metal, marble, leather and fabric. See them on our colours page, or ask for a free sample.`,
    durability: (f) =>
      `The film keeps its looks for ${f.lifetime.en}. How long exactly depends on the place: a wardrobe has an easier life than a drawer above the dishwasher.`,
    contact: (f) =>
      `Call ${f.phone} or email ${f.email}, because a person always knows more than I do. We are in ${f.officeHours.en}. ${f.emergencies.en}.`,
    area: (f) =>
      `We work all over the Netherlands, mostly in ${f.provinces.slice(0, -1).join(', ')} and ${f.provinces.at(-1)}. You will also find us on the Côte d’Azur, in the south of France. Somewhere else? Just ask.`,
    maintenance: () =>
      'Wipe the film with a soft cloth, lukewarm water and a drop of washing-up liquid. No scouring pads, no bleach and no steam cleaner, because they damage the surface.',
    removal: () =>
      'The film can come off again. Leave that to us: we warm it and peel it away slowly, so that the surface usually stays as it was.',
    materials: () =>
      'We use film from a sustainable European maker, with no volatile compounds (VOCs). It comes in matt, gloss, wood, metal, leather, marble and fabric. For glass there is light, medium, dark, privacy and mirror film.',
    greeting: () => 'Hello! What can I do for you? Feel free to ask about prices, colours or the warranty.',
    quote: (f) =>
      `A quote is free and with you within ${f.replyHours} hours on working days. Send a few photos along, so that we can be precise straight away. Would you rather have advice at home? ${visit(f)}`,
    kitchen: (f) =>
      `Wrapping a kitchen costs ${euro(f.kitchenFrom)} to ${euro(f.kitchenTo)}. A new one is ${euro(f.newKitchenFrom)} to ${euro(f.newKitchenTo)} and more. So you save ${f.savingPercentFrom} to ${f.savingPercentTo}%, because your cupboards and appliances stay where they are.`,
    window: (f) =>
      `We wrap window frames in any colour, wood looks included, with a ${f.warrantyYearsFrames}-year warranty on the film.`,
    windowFilm: () =>
      'Window film keeps out sun, heat or curious eyes, while your own glass stays in place. You can choose light, medium, dark, privacy and mirror film.',
    furniture: () =>
      'Cupboards, tables, desks and sideboards get a new colour with film, so you don’t have to buy anything new.',
    doors: () =>
      'Film gives a door a new colour or a wood look, and you neither have to paint it nor replace it.',
    yacht: (f) => `We wrap the interiors of yachts and boats, which takes us ${f.yachtDuration.en}.`,
    other: () =>
      'We can wrap walls, stairs and panels too, as long as they are smooth, dry and firm. Send a photo and we’ll tell you whether it works.',
    business: (f) =>
      `For businesses we wrap counters, walls, doors and furniture: in offices, shops, hospitality and care. Send us a few photos and you’ll have a quote within ${f.replyHours} hours on working days.`,
    finish: () => 'We have that film in several colours. On our colours page you can see them in a room.',
    samples: () =>
      'You can ask for free samples, because every colour looks different on a screen. Mention the code of the film in your request, and we will send you the sample. Our colours page shows it on your own photo.',
    surfaces: () =>
      'We can wrap nearly any surface that is smooth, dry and firm: lacquer, laminate and veneer. We don’t wrap swollen chipboard, flaking paint or rough stone. Send a photo and we’ll tell you beforehand whether it works.',
    resistance: (f) =>
      `The film stands up to normal use, but don’t put a hot pan on it without a trivet and don’t cut on it. Beside an oven, we first check that enough air can pass. On window frames the film works ${f.frameTemperatures.en}. Scratches show least on matt film with a light texture.`,
    water: () =>
      'The film stands up to splashes and steam: on bathroom furniture we seal the edges, so that nothing gets under them. Wipe away water that is left standing. We don’t wrap anything that is permanently wet.',
    fire: () =>
      'The fire class differs from film to film. If your building, survey or insurer sets a requirement, tell us before you choose. We ask the maker for that film’s certificate.',
    damage: () =>
      'Have rotten wood, swollen board, flaking paint and loose laminate repaired first, or the film won’t hold. We fill dents. Do send a photo.',
    insulation: () =>
      'Insulating or warming window film keeps warmth in during winter. On HR++ glass it hardly helps.',
    worktop: () => 'Yes, the worktop too. It is priced separately, so mention it in your request.',
    edges: () =>
      'The film goes round the edges, and the inside of a cupboard stays as it is. If you want the backs of the doors done as well, say so in your request. Your handles can stay; if you choose others, we fill the holes.',
    wrappers: () =>
      'An independent wrapper from your area, whose work we know. You hear beforehand who, and you get a warranty from us.',
    scaffold: () => 'We usually need no scaffolding. Upper floors carry a surcharge.',
    process: (f) =>
      `We put a strong film over what you already have, so that it looks new again. First we degrease every surface and fill the dents, then we lay the film and go over everything with you. We are usually finished in ${f.duration.en}.`,
    planning: (f) =>
      `We usually start ${f.planning.en} after your go-ahead. Within a week you know which day it will be.`,
    reply: (f) =>
      `You hear from us within ${f.replyHours} hours on working days. Would you rather talk to someone now? Call ${f.phone}, ${f.officeHours.en}.`,
    minimum: (f) =>
      `Our minimum is ${euro(f.minimum)}. For window film it is ${euro(f.minimumWindowFilm)} and for a yacht ${euro(f.minimumYacht)}, with VAT.`,
    pictures: () =>
      'The rooms on our site are renders of our own, not photographs. That way you compare every film in exactly the same light. There are no photographs of customers’ homes yet; what we have just finished is on our social media, where the owner agrees.',
    preparation: () =>
      'Clear the worktop and leave a metre free in front of the units. There is no need to empty the cupboards. You can stay at home, because there is no paint smell and no demolition dust. Water, power and appliances stay connected, so you can cook in the evening.',
    diy: (f) =>
      `A flat shelf or a table top is a fine job to do yourself. We advise against it for a kitchen, a window frame or a door with grooves, because a spoilt front costs you the film twice. If we do it, you also get ${f.installationWarrantyYears} year of warranty on fitting.`,
    painting: (f) =>
      `Painting is often cheaper if you look at one bill. Film keeps its looks for ${f.lifetime.en}, so once you count the next coats of paint, wrapping often wins. Nothing has to dry, and there is no smell.`,
    renting: () =>
      'Ask your landlord or the owners’ association first, also about your deposit. The film can come off again later, and that often helps to get permission.',
    appointment: (f) =>
      `We are happy to come and measure, and to look at colours with you: ${f.consultationHours.en}. ${visit(f)}`,
    payment: (f) =>
      `You pay at least ${f.depositPercent}% in advance, or ${f.depositPercentBusiness}% as a business, because we order your film with it. The balance is due when the work is finished. Businesses have ${f.businessPaymentDays} days.`,
    cancelling: (f) =>
      `You can cancel free of charge up to ${f.cancelFreeDays} days before the work. After that it costs ${f.cancelPercent}% of the price, with a minimum of ${euro(f.cancelMinimum)}, and ${f.cancelPercentOnDay}% on the day itself. Do you only need another day? Call us as early as you can, and we’ll find one together.`,
    freelancers: () =>
      'We like working with freelance wrappers, from beginners to specialists. Our page for freelancers explains how it works, and you can apply there.',
    smalltalk: (f) =>
      `I’m Wrappie, an automatic assistant. So I’m a computer and not a person, and I answer questions about wrapping. Would you rather talk to a person? Call ${f.phone}.`,
    rude: (f) =>
      `I’m sorry that you’re not happy. Please tell our people, because I’m only a computer. Call ${f.phone} or email ${f.email}.`,
    thanks: () => 'You’re welcome! If another question comes up later, I’ll be here.',
    default: (f) =>
      `I don’t have an answer to that, but our people do. Call ${f.phone}, or send your question: I have filled it in for you. You will hear from us within ${f.replyHours} hours on working days.`,
  },
  hello: 'Hello!',
  rates: {
    keuken: (unit, _, f) =>
      `Wrapping a kitchen starts at ${euro(f.kitchenPerSquareMetre)} per m² for the simplest flat work; for work made to measure the calculator counts ${unit} per front. The average kitchen comes to ${euro(f.averageKitchenFrom)} to ${euro(f.averageKitchenTo)} with VAT.`,
    kozijnen: (unit, _, f) =>
      `Wrapping a window frame starts at ${euro(f.framesPerSquareMetre)} per m² for the simplest flat work; for work made to measure the calculator counts ${unit} per m² with VAT, for one side.`,
    raamfolie: (unit, minimum) => `Window film starts at ${unit} per m², with a minimum of ${minimum}.`,
    jacht: (unit, minimum) => `Wrapping a yacht starts at ${unit} per m², with a minimum of ${minimum}.`,
    deuren: (unit, minimum) => `Wrapping a door starts at ${unit} per m², with a minimum of ${minimum}.`,
    meubel: (unit, minimum) =>
      `Wrapping a piece of furniture starts at ${unit} per m², with a minimum of ${minimum}.`,
    anders: (unit, minimum) => `That starts at ${unit} per m², with a minimum of ${minimum}.`,
  },
  invite: (example) =>
    `Tell me your measurements and I’ll work out the price for you. For example: ${example}.`,
  examples: {
    keuken: 'kitchen with 12 fronts and 4 drawers',
    kozijnen: 'window frame, 1.2 metres wide and 1.5 metres high',
    raamfolie: '3 windows of 1.2 by 1.5 metres',
    jacht: 'yacht, 4 by 2 metres',
    deuren: 'door, 0.9 metres wide and 2.1 metres high',
    meubel: 'wardrobe of 2 by 0.6 by 1.8 metres',
    anders: 'wall of 3 by 2.5 metres',
  },
  place: (name) => `Yes, we work in ${name} too.`,
  films: (group, f) => `Yes, we have that. You can choose from ${f.films[group].en}.`,
  price: (amount) => `That starts at ${amount}, VAT included.`,
  priceToo: (amount) => `What you describe starts at ${amount}, VAT included.`,
  measurements: (measurements) => `I worked with ${measurements}.`,
  indication: 'It is an indication, not a quote.',
  minimum: (amount) => `Our minimum of ${amount} applies to smaller jobs.`,
  perPiece: 'The amount is for one.',
  centimetres: 'I took your measurements as centimetres.',
  assumed: (choices) => `I filled in for you: ${choices.join(', ')}.`,
  film: 'film',
  complexity: 'difficulty',
  mailSubject: 'A question',
};
