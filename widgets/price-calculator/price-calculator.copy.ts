import type { InputName } from '../domain/calculator/completeness.ts';
import type { MeasurementProblem } from '../domain/calculator/measurement.ts';
import type { CountedThing, MeasuredLength, Service } from '../domain/calculator/services.ts';
import type { Language } from '../domain/text.ts';

/** Every text of the calculator except the labels of the domain. */
export interface PriceCalculatorCopy {
  service: string;
  measurements: string;
  film: string;
  complexity: string;
  complexityHint: string;
  floor: string;
  sides: string;
  optional: string;
  hints: Hints;
  /** How to measure a thing whose fields do not say it themselves. */
  measuring: Partial<Record<Service, string>>;
  missing(name: InputName): string;
  problems: Record<MeasurementProblem, string>;
  centimetresQuestion(number: string): string;
  centimetresYes(number: string): string;
  chooseFirst: string;
  priceWaiting: string;
  calculate: string;
  recalculate: string;
  missingTitle: string;
  missingText: string;
  invalidText: string;
  contactMissing: string;
  sent: string;
  failed: string;
  copied: string;
  close: string;
  priceTitle: string;
  from(amount: string): string;
  vat: string;
  notAQuote: string;
  stale: string;
  accept: string;
  afterAccept: string;
  savePdf: string;
  noScript(phone: string, email: string): string;
}

type Hints = Partial<Record<CountedThing | MeasuredLength, string>>;

const nlHints: Hints = {
  fronts: 'Kastdeuren, zonder lades',
  frameHeight: 'Buitenkant van het kozijn',
  frameWidth: 'Buitenkant van het kozijn. Acht gelijke? Typ 8 x 1,2.',
  height: 'Telt de zijkanten mee',
};
const enHints: Hints = {
  fronts: 'Cupboard doors, not drawers',
  frameHeight: 'Outer edge of the frame',
  frameWidth: 'Outer edge of the frame. Eight alike? Type 8 x 1.2',
  height: 'Adds the sides',
};

const choiceNames = new Set<InputName>(['projectType', 'folieType', 'complexity', 'kozijnSides']);

export const priceCalculatorCopy: Record<Language, PriceCalculatorCopy> = {
  nl: {
    service: 'Wat wilt u laten wrappen?',
    measurements: 'Hoe groot is het?',
    film: 'Welke folie wilt u?',
    complexity: 'Hoe lastig is het werk?',
    complexityHint: 'Eenvoudig: vlak. Gemiddeld: kaders of groeven. Complex: rondingen.',
    floor: 'Waar zit het?',
    sides: 'Welke kanten?',
    optional: 'Niet verplicht',
    hints: nlHints,
    measuring: { deuren: 'Lengte: van boven naar beneden. Acht gelijke? Typ 8 x 1,2.' },
    missing: (name) => (choiceNames.has(name) ? 'Maak hier een keuze' : 'Vul dit veld in'),
    problems: {
      unreadable: 'Dit lezen wij niet als getal. Schrijf bijvoorbeeld 3',
      negative: 'Vul een getal boven nul in',
      'not-whole': 'Vul een heel aantal in',
      'too-large': 'Dit is te groot om uit te rekenen',
    },
    centimetresQuestion: (number) => `Bedoelt u ${number} cm?`,
    centimetresYes: (number) => `Ja, ${number} cm`,
    chooseFirst: 'Kies een project. Daarna vragen wij alleen wat voor de prijs nodig is.',
    priceWaiting: 'Hier komt uw prijs: inclusief btw en zonder dat u ergens aan vastzit.',
    calculate: 'Bereken prijs',
    recalculate: 'Bereken opnieuw',
    missingTitle: 'Velden ontbreken',
    missingText: 'Vul alle verplichte velden in met een *',
    invalidText: 'Kijk de gemarkeerde velden na',
    contactMissing: 'Vul uw naam en emailadres in',
    sent: 'Prijsindicatie verzonden! We nemen binnen 24 uur contact met u op.',
    failed: 'Er ging iets mis. Probeer het opnieuw.',
    copied: 'Gekopieerd. Plak de tekst in een bericht aan ons.',
    close: 'Sluiten',
    priceTitle: 'Uw prijsindicatie',
    from: (amount) => `vanaf ${amount}`,
    vat: 'incl. btw',
    notAQuote: 'indicatie, geen offerte',
    stale: 'U hebt iets gewijzigd. Dit bedrag klopt niet meer.',
    accept: 'Akkoord, offerte aanvragen',
    afterAccept: 'U zit nergens aan vast. Op werkdagen krijgt u binnen 24 uur een definitieve offerte.',
    savePdf: 'Bewaar als PDF',
    noScript: (phone, email) =>
      `Deze calculator werkt alleen met JavaScript. Bel ${phone} of mail uw maten naar ${email}. U hoort op werkdagen binnen 24 uur wat het kost.`,
  },
  en: {
    service: 'What would you like wrapped?',
    measurements: 'How big is it?',
    film: 'Which film would you like?',
    complexity: 'How tricky is the work?',
    complexityHint: 'Simple: flat. Average: frames or grooves. Intricate: curves.',
    floor: 'Where is it?',
    sides: 'Which sides?',
    optional: 'Optional',
    hints: enHints,
    measuring: { deuren: 'Length: top to bottom. Eight alike? Type 8 x 1.2' },
    missing: (name) => (choiceNames.has(name) ? 'Please choose one' : 'Please fill this in'),
    problems: {
      unreadable: 'We cannot read this as a number. Try something like 3',
      negative: 'Please enter a number above zero',
      'not-whole': 'Please enter a whole number',
      'too-large': 'This is too large to work out',
    },
    centimetresQuestion: (number) => `Did you mean ${number} cm?`,
    centimetresYes: (number) => `Yes, ${number} cm`,
    chooseFirst: 'Pick a project. After that we only ask what the price depends on.',
    priceWaiting: 'Your price will appear here, VAT included and no strings attached.',
    calculate: 'Calculate price',
    recalculate: 'Calculate again',
    missingTitle: 'Fields missing',
    missingText: 'Please fill in all required fields marked *',
    invalidText: 'Please check the marked fields',
    contactMissing: 'Please enter your name and email address',
    sent: 'Price indication sent! We will contact you within 24 hours.',
    failed: 'Something went wrong. Please try again.',
    copied: 'Copied. Paste the text into a message to us.',
    close: 'Close',
    priceTitle: 'Your price indication',
    from: (amount) => `from ${amount}`,
    vat: 'incl. VAT',
    notAQuote: 'an indication, not a quote',
    stale: 'You changed something. This amount no longer holds.',
    accept: 'Accept and request a quote',
    afterAccept: 'No strings attached. You will have a final quote within 24 hours on working days.',
    savePdf: 'Save as PDF',
    noScript: (phone, email) =>
      `This calculator only works with JavaScript. Call ${phone} or email your measurements to ${email}. You will hear the price within 24 hours on working days.`,
  },
};
