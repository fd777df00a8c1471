import { euros } from '../numbers.ts';
import type { ChatFacts } from './chat-facts.ts';
import type { ChatTexts } from './chat-texts.ts';

const euro = (amount: number) => euros(amount, 'nl');
const visit = (f: ChatFacts) =>
  `Het adviesbezoek kost ${euro(f.advice)}, en dat bedrag gaat van uw opdracht af. Bij een opdracht vanaf ${euro(f.freeVisitFrom)} is het bezoek gratis.`;

/** The answers in Dutch. For their figures see rule `chat-figures`. */
export const chatTextsNl: ChatTexts = {
  topics: {
    cost: (f) =>
      `Het eenvoudigste vlakke werk kost in een keuken vanaf ${euro(f.kitchenPerSquareMetre)} per m² en op kozijnen vanaf ${euro(f.framesPerSquareMetre)} per m²; voor maatwerk rekent de calculator meer. Een gemiddelde keuken kost ${euro(f.averageKitchenFrom)} tot ${euro(f.averageKitchenTo)} incl. btw, en een klus begint bij ${euro(f.minimum)}.`,
    warranty: (f) =>
      `U krijgt ${f.warrantyYears} jaar garantie op de folie en ${f.installationWarrantyYears} jaar op de montage. Op folie voor kozijnen is het ${f.warrantyYearsFrames} jaar. Scheurt of verkleurt de folie in die tijd bij gewoon gebruik, of laat in het eerste jaar een rand los, dan herstellen wij dat zonder kosten.`,
    duration: (f) =>
      `De meeste klussen zijn in ${f.duration.nl} klaar. Een jacht duurt langer: ${f.yachtDuration.nl}. Op uw offerte staan de precieze dagen.`,
    colours: (f) =>
      `U kiest uit meer dan ${f.colours} kleuren voor keukens, kozijnen en meubels: mat, glanzend, hout, metallic, marmer, leer en stof. Bekijk ze op onze kleurenpagina, of vraag een gratis staal aan.`,
    durability: (f) =>
      `De folie blijft ${f.lifetime.nl} mooi. Hoe lang precies, hangt af van de plek: een kledingkast heeft minder te verduren dan een la boven de vaatwasser.`,
    contact: (f) =>
      `Bel ${f.phone} of mail ${f.email}, want een mens weet altijd meer dan ik. Wij zijn er ${f.officeHours.nl}. ${f.emergencies.nl}.`,
    area: (f) =>
      `Wij werken in heel Nederland, vooral in ${f.provinces.slice(0, -1).join(', ')} en ${f.provinces.at(-1)}. U vindt ons ook in Zuid-Frankrijk, aan de Côte d’Azur. Woont u ergens anders? Vraag het gerust.`,
    maintenance: () =>
      'Neem de folie af met een zachte doek, lauw water en een beetje afwasmiddel. Gebruik geen schuurspons, geen bleek en geen stoomreiniger, want die beschadigen het oppervlak.',
    removal: () =>
      'De folie kan er later weer af. Laat dat ons doen: wij maken hem warm en trekken hem langzaam los, zodat het oppervlak meestal heel blijft.',
    materials: () =>
      'Wij werken met folie van een duurzame Europese maker, zonder vluchtige stoffen (VOS). U kiest uit mat, glanzend, hout, metallic, leer, marmer en stof. Voor ramen is er licht, medium, donker, privacy en spiegelfolie.',
    greeting: () => 'Hallo! Waar kan ik u mee helpen? Vraag gerust naar prijs, kleuren of garantie.',
    quote: (f) =>
      `Een offerte is gratis, en u hebt hem op werkdagen binnen ${f.replyHours} uur. Stuur een paar foto’s mee, dan kunnen wij meteen goed rekenen. Wilt u liever advies aan huis? ${visit(f)}`,
    kitchen: (f) =>
      `Een keuken wrappen kost ${euro(f.kitchenFrom)} tot ${euro(f.kitchenTo)}, en een nieuwe keuken ${euro(f.newKitchenFrom)} tot meer dan ${euro(f.newKitchenTo)}. U bespaart dus ${f.savingPercentFrom} tot ${f.savingPercentTo}%, want uw kasten en apparatuur blijven staan.`,
    window: (f) =>
      `Kozijnen wrappen wij in elke kleur, ook in houtlook, met ${f.warrantyYearsFrames} jaar garantie op de folie.`,
    windowFilm: () =>
      'Raamfolie houdt zon, hitte of inkijk tegen, terwijl uw eigen ruiten blijven zitten. U kiest uit licht, medium, donker, privacy en spiegelfolie.',
    furniture: () =>
      'Kasten, tafels, bureaus en dressoirs krijgen met folie een nieuwe kleur, zodat u niets nieuws hoeft te kopen.',
    doors: () =>
      'Een deur krijgt met folie een nieuwe kleur of een houtlook, zonder dat u hem hoeft te schilderen of vervangen.',
    yacht: (f) =>
      `Wij wrappen het interieur van jachten en boten, en zijn daar ${f.yachtDuration.nl} mee bezig.`,
    other: () =>
      'Ook wanden, trappen en panelen kunnen wij wrappen, als ze glad, droog en stevig zijn. Stuur een foto, dan zeggen wij u of het kan.',
    business: (f) =>
      `Voor bedrijven wrappen wij balies, wanden, deuren en meubels: in kantoren, winkels, horeca en zorg. Stuur ons een paar foto’s, dan hebt u op werkdagen binnen ${f.replyHours} uur een offerte.`,
    finish: () =>
      'Die folie is er in verschillende kleuren. Op onze kleurenpagina bekijkt u ze in een ruimte.',
    samples: () =>
      'U kunt gratis stalen aanvragen, want op een scherm ziet elke kleur er anders uit. Noem de code van de folie in uw aanvraag, dan sturen wij u het staal. Op onze kleurenpagina ziet u de folie op uw eigen foto.',
    surfaces: () =>
      'Wij kunnen bijna elk oppervlak wrappen dat glad, droog en stevig is: lak, kunststof en fineer. Gezwollen spaanplaat, bladderende verf en ruwe steen wrappen wij niet. Stuur een foto, dan zeggen wij u vooraf of het kan.',
    resistance: (f) =>
      `De folie kan tegen gewoon gebruik, maar zet er geen hete pan op zonder onderzetter en snijd er niet op. Naast een oven kijken wij eerst of er genoeg lucht langs kan. Op kozijnen werkt de folie ${f.frameTemperatures.nl}. Krasjes ziet u het minst op mat met een lichte structuur.`,
    water: () =>
      'De folie kan tegen spatwater en damp: van badkamermeubels verzegelen wij de randen, zodat er niets onder komt. Veeg water dat blijft staan weg. Een vlak dat steeds nat is, wrappen wij niet.',
    fire: () =>
      'De brandklasse verschilt per folie. Stelt uw pand, keuring of verzekeraar een eis, zeg dat dan voordat u kiest. Wij vragen het certificaat van die folie bij de maker op.',
    damage: () =>
      'Rot hout, gezwollen plaat, losse verf en los laminaat laat u eerst herstellen, anders houdt de folie niet. Deukjes vullen wij. Stuur gerust een foto.',
    insulation: () =>
      'Isolerende of verwarmende raamfolie houdt ’s winters warmte binnen. Op HR++-glas scheelt het nauwelijks.',
    worktop: () => 'Ja, ook het werkblad. Dat rekenen wij apart, dus noem het in uw aanvraag.',
    edges: () =>
      'De folie gaat om de randen heen, en de binnenkant van een kast blijft zoals die is. Wilt u de binnenkant van de deuren mee, noem dat dan in uw aanvraag. Uw grepen kunnen blijven; komen er andere, dan vullen wij de gaten.',
    wrappers: () =>
      'Een zelfstandige wrapper uit uw streek, van wie wij het werk kennen. U weet vooraf wie, en u krijgt garantie van ons.',
    scaffold: () => 'Meestal werken wij zonder steiger. Op een etage geldt een toeslag.',
    process: (f) =>
      `Wij plakken een sterke folie over wat u al hebt, zodat het er weer nieuw uitziet. Eerst ontvetten wij elk vlak en vullen wij butsen, daarna leggen wij de folie en lopen wij alles met u na. Meestal zijn wij in ${f.duration.nl} klaar.`,
    planning: (f) =>
      `Meestal beginnen wij ${f.planning.nl} na uw akkoord. Binnen een week weet u welke dag het wordt.`,
    reply: (f) =>
      `U hoort op werkdagen binnen ${f.replyHours} uur van ons. Spreekt u liever meteen iemand? Bel ${f.phone}, ${f.officeHours.nl}.`,
    minimum: (f) =>
      `Ons minimum is ${euro(f.minimum)}. Voor raamfolie is dat ${euro(f.minimumWindowFilm)} en voor een jacht ${euro(f.minimumYacht)}, incl. btw.`,
    pictures: () =>
      'De kamers op onze site zijn onze eigen visualisaties, geen foto’s. Zo vergelijkt u elke folie in precies hetzelfde licht. Foto’s van klanten staan er nog niet; wat net af is, laten wij zien op onze sociale media, als de bewoner dat goed vindt.',
    preparation: () =>
      'Maak het aanrecht leeg en houd een meter vrij voor de kasten. Uw kasten hoeft u niet uit te ruimen. U kunt gewoon thuisblijven, want er is geen lakgeur en geen sloopstof. Water, stroom en apparaten blijven aangesloten, zodat u ’s avonds kunt koken.',
    diy: (f) =>
      `Een vlakke plank of een tafelblad kunt u goed zelf doen. Bij een keuken, een kozijn of een deur met groeven raden wij het af, want een mislukt front kost u de folie twee keer. Doen wij het, dan krijgt u ook ${f.installationWarrantyYears} jaar garantie op de montage.`,
    painting: (f) =>
      `Schilderen is vaak goedkoper als u naar één rekening kijkt. Folie blijft ${f.lifetime.nl} mooi, dus telt u de volgende schilderbeurten mee, dan wint wrappen vaak. Het droogt ook niet en het ruikt niet.`,
    renting: () =>
      'Vraag het eerst aan uw verhuurder, de corporatie of de VvE en bespreek ook uw borg. De folie kan er later weer af, en dat helpt vaak om toestemming te krijgen.',
    appointment: (f) =>
      `Wij komen graag bij u langs om te meten en kleuren te bekijken: ${f.consultationHours.nl}. ${visit(f)}`,
    payment: (f) =>
      `U betaalt vooraf ten minste ${f.depositPercent}%, of ${f.depositPercentBusiness}% als bedrijf, want daarvan bestellen wij uw folie. De rest betaalt u als het werk klaar is. Bedrijven hebben daar ${f.businessPaymentDays} dagen voor.`,
    cancelling: (f) =>
      `Tot ${f.cancelFreeDays} dagen voor de uitvoering annuleert u gratis. Daarna kost het ${f.cancelPercent}% van de prijs, met een minimum van ${euro(f.cancelMinimum)}, en op de dag zelf ${f.cancelPercentOnDay}%. Wilt u alleen een andere dag? Bel ons dan zo vroeg mogelijk, dan zoeken wij er samen een.`,
    freelancers: () =>
      'Wij werken graag met zelfstandige wrappers, van beginner tot specialist. Op onze pagina voor zzp’ers leest u hoe het werkt, en daar meldt u zich ook aan.',
    smalltalk: (f) =>
      `Ik ben Wrappie, een automatische assistent. Ik ben dus geen mens maar een computer, en ik beantwoord vragen over wrappen. Spreekt u liever een mens? Bel dan ${f.phone}.`,
    rude: (f) =>
      `Het spijt mij dat u ontevreden bent. Vertel het gerust aan onze mensen, want ik ben maar een computer. Bel ${f.phone} of mail ${f.email}.`,
    thanks: () => 'Graag gedaan! Hebt u later nog een vraag, dan ben ik er weer.',
    default: (f) =>
      `Daar heb ik geen antwoord op, maar onze mensen wel. Bel ${f.phone}, of stuur uw vraag: ik heb hem alvast voor u ingevuld. U hoort op werkdagen binnen ${f.replyHours} uur van ons.`,
  },
  hello: 'Hallo!',
  rates: {
    keuken: (unit, _, f) =>
      `Een keuken wrappen kost vanaf ${euro(f.kitchenPerSquareMetre)} per m² voor het eenvoudigste vlakke werk; voor maatwerk rekent de calculator ${unit} per front. Een gemiddelde keuken kost ${euro(f.averageKitchenFrom)} tot ${euro(f.averageKitchenTo)} incl. btw.`,
    kozijnen: (unit, _, f) =>
      `Een kozijn wrappen kost vanaf ${euro(f.framesPerSquareMetre)} per m² voor het eenvoudigste vlakke werk; voor maatwerk rekent de calculator ${unit} per m² incl. btw, voor één kant.`,
    raamfolie: (unit, minimum) => `Raamfolie kost vanaf ${unit} per m², met een minimum van ${minimum}.`,
    jacht: (unit, minimum) => `Een jacht wrappen kost vanaf ${unit} per m², met een minimum van ${minimum}.`,
    deuren: (unit, minimum) => `Een deur wrappen kost vanaf ${unit} per m², met een minimum van ${minimum}.`,
    meubel: (unit, minimum) =>
      `Een meubel wrappen kost vanaf ${unit} per m², met een minimum van ${minimum}.`,
    anders: (unit, minimum) => `Dat werk kost vanaf ${unit} per m², met een minimum van ${minimum}.`,
  },
  invite: (example) => `Noem mij uw maten, dan reken ik de prijs voor u uit. Bijvoorbeeld: ${example}.`,
  examples: {
    keuken: 'keuken met 12 fronten en 4 lades',
    kozijnen: 'kozijn, 1,2 meter breed en 1,5 meter hoog',
    raamfolie: '3 ramen van 1,2 bij 1,5 meter',
    jacht: 'jacht, 4 bij 2 meter',
    deuren: 'deur, 0,9 meter breed en 2,1 meter hoog',
    meubel: 'kast van 2 bij 0,6 bij 1,8 meter',
    anders: 'wand van 3 bij 2,5 meter',
  },
  place: (name) => `Ja, wij werken ook in ${name}.`,
  films: (group, f) => `Ja, die hebben wij. U kunt kiezen uit ${f.films[group].nl}.`,
  price: (amount) => `Dat kan vanaf ${amount}, inclusief btw.`,
  priceToo: (amount) => `Wat u beschrijft, kan vanaf ${amount}, inclusief btw.`,
  measurements: (measurements) => `Ik rekende met ${measurements}.`,
  indication: 'Het is een indicatie, geen offerte.',
  minimum: (amount) => `Voor kleiner werk geldt ons minimum van ${amount}.`,
  perPiece: 'Dit bedrag is per stuk.',
  centimetres: 'Uw maten las ik als centimeters.',
  assumed: (choices) => `Dit vulde ik voor u in: ${choices.join(', ')}.`,
  film: 'folie',
  complexity: 'moeilijkheid',
  mailSubject: 'Een vraag',
};
