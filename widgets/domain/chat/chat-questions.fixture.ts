import type { Language } from '../text.ts';
import type { ChatTopic } from './chat-topics.ts';

/** Questions as people type them, mistakes included, by the topic that must answer them. The rules are made with these in view. */
export const chatQuestions: Partial<
  Record<ChatTopic | 'price', Readonly<Record<Language, readonly string[]>>>
> = {
  cost: {
    nl: [
      'wat kost het',
      'wat kost een keuken',
      'Wat kost dat ongeveer per m2?',
      'hoe duur is het',
      'hoeveel kost een deur',
      'wat zijn de kosten',
      'is het goedkoper dan nieuw',
      'watkost een kast wrappen',
      'heb je een prijslijst',
      'is dat inclusief btw',
      'wat betaal ik voor een trap',
      'kosten kozijnen?',
      'hoeveel geld bespaar ik',
      'hoe werkt de calculator',
    ],
    en: [
      'how much is it',
      'how much does a kitchen cost',
      'what does it cost per square metre',
      'cost of wrapping doors',
      'is it cheaper than replacing',
      'how mutch for a table',
      'what are your rates',
    ],
  },
  warranty: {
    nl: [
      'hoe zit het met garantie',
      'hoelang garantie krijg ik op kozijnen',
      'hoeveel jaar garantie',
      'garnatie?',
      'wat als de folie loslaat',
      'er zit een bubbel in, wie lost dat op',
      'vallen krassen onder de garantie',
      'zitten er luchtbellen in',
      'krijg ik mijn geld terug als het loslaat',
    ],
    en: [
      'what about the warranty',
      'warrenty on frames?',
      'what if it comes loose',
      'who fixes it when a corner lifts',
      'do I get my money back if it peels',
      'can I get a refund if the film comes loose',
    ],
  },
  duration: {
    nl: [
      'hoe lang duurt het',
      'hoe lang zijn jullie bezig',
      'hoe snel kan het',
      'hoeveel dagen werk is een keuken',
      'is het in 1 dag klaar',
      'hoe lang duurd een jacht',
    ],
    en: [
      'how long does it take',
      'how long will it take to do my kitchen',
      'can you do it in a day',
      'how many days',
    ],
  },
  colours: {
    nl: [
      'welke kleuren zijn er',
      'welke kleuren heeft u voor kozijnen',
      'kan het ook in zwart',
      'hebben jullie ral 7016',
      'wat is de mooiste kleur voor mijn kast',
      'ik zoek saliegroen',
      'kleurenkaart',
      'is er ook wit hoogglans',
      'wat voor kleurtjes hebben jullie',
    ],
    en: [
      'which colours are there',
      'what colors do you have',
      'do you have it in white',
      'any shade of green?',
      'can you match a RAL colour',
    ],
  },
  durability: {
    nl: [
      'hoe lang houdbaar',
      'hoe lang gaat het mee',
      'hoe lang blijft het mooi',
      'wat is de levensduur',
      'slijt het snel',
      'wordt de folie geel na een paar jaar',
      'hoe lang blijfd het zitten',
    ],
    en: ['how long does it last', 'is it durable', 'will it yellow over time', 'what is the lifespan'],
  },
  contact: {
    nl: [
      'contact',
      'wat is uw telefoonnummer',
      'hoe kan ik jullie bereiken',
      'ik wil gebeld worden',
      'wat is jullie mail adres',
      'wanneer zijn jullie open',
      'openingstyden',
      'kan ik een medewerker spreken',
      'waar zitten jullie',
    ],
    en: [
      'how can I reach you',
      'phone number please',
      'are you open on saturday',
      'can I speak to someone',
      'whats your email adress',
    ],
  },
  area: {
    nl: [
      'wat is uw werkgebied',
      'werken jullie ook in Breda',
      'komen jullie ook in Friesland',
      'komt u naar Den Haag',
      'in welke regio werkt u',
      'doen jullie ook klussen in belgie',
      'Ik woon in Amsteram kan dat',
    ],
    en: [
      'what is your service area',
      'do you work in Rotterdam',
      'are you active in the south of France',
      'do you cover Zeeland',
    ],
  },
  maintenance: {
    nl: [
      'onderhoud',
      'hoe maak ik het schoon',
      'waarmee kan ik de folie schoonmaken',
      'mag ik schuurmiddel gebruiken',
      'hoe reinig ik de kozijnen',
      'vlekken op de folie',
    ],
    en: ['how do I clean it', 'maintainance?', 'can I wipe it with vinegar'],
  },
  removal: {
    nl: [
      'verwijderen',
      'kan het er later weer af',
      'hoe haal ik de folie weg',
      'is het te verwijderen zonder lijmresten',
      'laat het lijm achter',
    ],
    en: ['can you remove it later', 'does it leave glue behind', 'how do I get the film off'],
  },
  materials: {
    nl: [
      'welke materialen gebruikt u',
      'wat voor folie gebruiken jullie',
      'is de folie milieuvriendelijk',
      'zit er gif in',
      'welk merk folie',
    ],
    en: ['which materials do you use', 'what kind of film is it', 'is the vinyl toxic'],
  },
  greeting: {
    nl: ['kun je mij helpen', 'wat kun je allemaal', 'hallo', 'Hoi!', 'goedemorgen', 'hoi wrappie'],
    en: ['hello', 'hi there', 'hey'],
  },
  quote: {
    nl: [
      'ik wil een offerte',
      'offerte aanvragen',
      'wat is de prijs van raamfolie',
      'oferte graag',
      'kunt u een prijs opgeven',
      'kan ik fotos sturen',
    ],
    en: ['can I get a quote', 'what is the price', 'can I send you some pictures'],
  },
  kitchen: {
    nl: [
      'keuken',
      'keuken wrappen',
      'mijn keuken is oud en lelijk',
      'keukendeurtjes bekleden',
      'keuen wrappen',
    ],
    en: ['kitchen', "I'd like to wrap my kitchn"],
  },
  window: {
    nl: [
      'kozijn',
      'kozijnen wrappen',
      'mijn kozijnen zijn verkleurd',
      'kosijnen?',
      'kunststof raamkozijnen zwart maken',
    ],
    en: ['window frames', 'do you do pvc window frames'],
  },
  windowFilm: {
    nl: [
      'raamfolie',
      'welke folie houdt de warmte buiten',
      'ik wil minder zon in huis',
      'de buren kijken naar binnen',
      'zonwerende folie voor op het raam',
      'spiegelfolie overdag',
      'matglas voor de badkamer',
      'folie voor een glazen douchewand',
    ],
    en: [
      'window film',
      'privacy film for the bathroom window',
      'my living room gets too hot',
      'which film keeps the heat out',
    ],
  },
  furniture: {
    nl: ['kunnen jullie een kledingkast wrappen', 'tafel', 'oud dressoir opknappen', 'kan mijn koelkast'],
    en: ['can you wrap a desk', 'can you wrap a fridge'],
  },
  doors: {
    nl: ['binnendeuren', 'wrappen jullie ook deuren', 'dueren wrappen'],
    en: ['can you do my front door', 'wardrobe doors'],
  },
  yacht: {
    nl: ['jacht', 'doen jullie ook boten'],
    en: ['do you wrap boats'],
  },
  business: {
    nl: ['wrappen jullie ook kantoren', 'balie van een winkel'],
    en: ['can you do our office', 'hotel lobby'],
  },
  payment: {
    nl: [
      'hoe kan ik betalen',
      'moet ik een aanbetaling doen',
      'kan ik gespreid betalen',
      'krijg ik een factuur',
      'hoi, kan ik pinnen',
    ],
    en: ['how do I pay', 'is there a deposit', 'can I pay in installments'],
  },
  cancelling: {
    nl: [
      'kan ik annuleren',
      'krijg ik mijn geld terug',
      'ik wil mijn afspraak annuleren',
      'wat is de bedenktijd',
      'anuleren kosten?',
    ],
    en: ['can I cancel', 'I need to reschedule'],
  },
  appointment: {
    nl: [
      'ik wil een afspraak maken',
      'kunnen jullie langskomen',
      'huisbezoek',
      'doen jullie advies aan huis',
    ],
    en: ['can I book an appointment', 'can you come and have a look', 'when do you come to measure'],
  },
  freelancers: {
    nl: ['ik ben zzper', 'hebben jullie vacatures', 'kan ik bij jullie werken'],
    en: ['I am a freelance wrapper', 'any jobs'],
  },
  samples: {
    nl: [
      'kan ik een staal krijgen',
      'kleurstalen aanvragen',
      'wat kost een staal',
      'ziet dat er niet goedkoop uit?',
      'gaat het er niet goedkoop uitzien',
      'lijkt het niet nep',
      'kan ik de kleur zien op een foto van mijn eigen keuken',
    ],
    en: [
      'can I order samples',
      'how much is a sample?',
      'does it look cheap',
      'can I see the colour on my own kitchen',
      'will it look like plastic',
    ],
  },
  surfaces: {
    nl: [
      'op welke ondergrond kan het',
      'kan folie op hout',
      'mijn deurtjes zijn beschadigd kan dat',
      'mijn werkblad is van graniet kan dat',
      'kan een granieten blad',
      'de fronten zijn van massief eiken',
      'mijn kasten zijn geschilderd kan dat',
      'kan ik mijn vaatwasser laten wrappen',
    ],
    en: [
      'which surfaces can be wrapped',
      'can you wrap over damaged wood',
      'my worktop is granite, can you wrap it',
      'can you wrap a dishwasher',
      'can you wrap a marble worktop',
    ],
  },
  resistance: {
    nl: ['kan het tegen hitte', 'kan folie naast de vaatwasser', 'kan het tegen krassen'],
    en: ['is it heat resistant', 'does it scratch easily'],
  },
  edges: {
    nl: ['plakken jullie ook de binnenkant', 'kan ik nieuwe handgrepen krijgen', 'blijven de grepen zitten'],
    en: ['what happens to the handles', 'do you do the inside'],
  },
  other: {
    nl: ['kan ik mijn vensterbank wrappen', 'plinten'],
    en: ['can you wrap a window sill'],
  },
  water: {
    nl: ['is het waterdicht', 'kan het tegen vocht', 'ik wil mijn badkamer laten wrappen'],
    en: ['is it waterproof', 'can I use it in a bathroom'],
  },
  fire: {
    nl: ['is de folie brandveilig', 'welke brandklasse heeft de folie'],
    en: ['is the film fire safe', 'is it flammable'],
  },
  planning: {
    nl: [
      'wanneer kunnen jullie beginnen',
      'wat is de levertijd',
      'hoe snel kunnen jullie komen',
      'kan het volgende week',
      'hoe lang is de wachttijd',
      'kunnen jullie nog in december',
      'hoe lang moet ik wachten',
      'hoe lang duurt het voordat jullie beginnen',
    ],
    en: [
      'when can you start',
      'how soon can you come',
      'how soon can you start',
      'how long does it take before you come',
      'can you come next week',
      'do you have time in march',
    ],
  },
  reply: {
    nl: [
      'hoe snel reageren jullie',
      'wanneer hoor ik iets van jullie',
      'hoe snel krijg ik antwoord',
      'ik heb nog niets gehoord',
    ],
    en: [
      'how fast do you answer',
      'when will I hear back',
      'I have not heard back',
      'how long until you reply',
    ],
  },
  minimum: {
    nl: ['wat is de minimumprijs', 'wat is de laagste prijs', 'hebben jullie een minimum bedrag'],
    en: ["what's your minimum", 'whats the min price', 'is there a minimum charge'],
  },
  pictures: {
    nl: ["zijn de foto's echt", 'hebben jullie fotos van eerder werk', 'zijn die beelden nep'],
    en: ['are the pictures real', 'do you have before and after photos', 'are these photos AI'],
  },
  rude: {
    nl: ['jullie zijn oplichters', 'stomme robot', 'wat een slechte service'],
    en: ['fuck you', 'this is a scam'],
  },
  renting: {
    nl: ['mag het in een huurhuis', 'ik huur mijn woning', 'krijg ik mijn borg terug'],
    en: ['I rent my flat', 'can I get my deposit back?', 'I rent my flat, is there a deposit'],
  },
  damage: {
    nl: [
      'Drie van mijn acht houten kozijnen hebben houtrot, kan dat?',
      'Repareren jullie rot hout?',
      'mijn laminaat laat los bij de spoelbak',
      'de deurtjes zijn opgezwollen',
      'kan het over bladderende verf',
      'het fineer komt los',
    ],
    en: [
      'my laminate is peeling',
      'do you fix wood rot',
      'the chipboard is swollen',
      'can you go over flaking paint',
    ],
  },
  insulation: {
    nl: [
      'welke folie houdt warmte binnen',
      'hebben jullie isolerende folie',
      'het is koud bij het raam',
      'scheelt het stookkosten',
    ],
    en: [
      'my office faces north, which film is warm?',
      'which film keeps the heat in',
      'do you have insulating film',
      'it is cold by the window',
    ],
  },
  worktop: {
    nl: [
      'Kan het werkblad ook mee?',
      'kan het aanrechtblad ook',
      'wat kost een werkblad',
      'doet u bij een keuken ook het blad',
      'kost een werkblad extra',
    ],
    en: ['can you wrap the worktop too?', 'can the worktop be wrapped', 'is the countertop included'],
  },
  wrappers: {
    nl: ['Wie komt er bij mij thuis?', 'wie voert het werk uit', 'werken jullie met eigen mensen'],
    en: ['who comes to my home?', 'who does the work', 'do you use subcontractors'],
  },
  scaffold: {
    nl: ['Heb ik een steiger nodig op de eerste verdieping?', 'komt er een steiger te staan'],
    en: ['do I need scaffolding on the first floor?'],
  },
  preparation: {
    nl: [
      'wat moet ik zelf voorbereiden',
      'moet ik thuis zijn',
      'kan ik de keuken gewoon gebruiken tijdens het werk',
      'kan ik gewoon koken savonds',
    ],
    en: ['do I have to empty the cupboards'],
  },
  diy: {
    nl: ['zelf doen', 'verkopen jullie ook losse folie'],
    en: ['can I do it myself'],
  },
  painting: {
    nl: ['schilderen of wrappen', 'is het goedkoper dan schilderen'],
    en: ['is wrapping better than painting', 'is it cheaper than painting'],
  },
  thanks: {
    nl: ['bedankt', 'dank je wel'],
    en: ['thank you', 'bye'],
  },
  smalltalk: {
    nl: ['wie ben jij', 'hoe gaat het', 'ben jij een robot?', 'jij bent gewoon een bot'],
    en: ['are you a bot'],
  },
  finish: {
    nl: ['folie mat', 'hebben jullie eiken', 'betonlook', 'rvs', 'marmer aanrechtblad'],
    en: ['oak', 'stainless steel look'],
  },
  price: {
    nl: [
      'keuken met 12 fronten',
      '12 fronten en 4 lades',
      '18 keukenkastjes en 6 lades',
      'deur 2,1 x 0,9',
      'raam 120 bij 150',
      'hoeveel kost een keuken met tien fronten',
      'Wat kost het, 14 deurtjes en 5 lades?',
      '6 kastdeuren van 60 x 240',
    ],
    en: [
      'kitchen with 12 doors',
      'window frame 1.2 x 1.5',
      '14 cupboard doors and 5 drawers',
      '6 closet doors 60 cm x 240 cm including VAT',
    ],
  },
  default: {
    nl: ['bent u getrouwd', 'wat is de hoofdstad van Peru'],
    en: ['tell me a joke', 'who will win'],
  },
};
