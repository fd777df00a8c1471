import { euros } from '../numbers.ts';
import {
  dutchTime,
  type MailField,
  ownFields,
  type PhotoOutcome,
  photoLine,
  type Sender,
} from '../request/mail.ts';
import { complexityLabels, finishLabels, sidesLabels } from './labels.ts';
import { numericText } from './measurement.ts';
import { fieldOf, measurementNames, type PricedInput, serviceRows } from './services.ts';

/*
 * The calculator quote as the form-mail service gets it (rules `payload-calculator` and `payload-own`). The mail is Dutch in every language
 * of the interface (rule `mail-language`).
 */

export interface Quote extends Sender {
  customer: { name: string; email: string; phone: string; message: string };
  input: PricedInput;
  /** Whole euros, the price that the visitor accepted. */
  estimatedPrice: number;
  photos: readonly PhotoOutcome[];
  timestamp: Date;
}

/** The fields of a calculator quote, our own last and only with a value. The code that delivers the request fills in `_next`. */
export function quoteFields(quote: Quote): MailField[] {
  const { customer, input, estimatedPrice, photos } = quote;
  return [
    ['_subject', subject(quote)],
    ['_next', ''],
    ['_captcha', 'false'],
    ['name', customer.name.trim()],
    ['email', customer.email.trim()],
    ['phone', customer.phone.trim()],
    ['projectType', input.projectType],
    ['estimatedPrice', String(estimatedPrice)],
    ['folieType', input.folieType],
    ['complexity', input.complexity],
    ['kozijnSides', input.kozijnSides],
    ['measurements', measurementsJson(input)],
    ['uploadedFiles', photos.map(photoLine).join(', ')],
    ['message', quoteText(quote)],
    ...ownFields(quote),
    ['timestamp', quote.timestamp.toISOString()],
  ];
}

function subject({ input, estimatedPrice, reference }: Quote): string {
  return `Offerteaanvraag ${serviceRows[input.projectType].label.nl}, vanaf ${plainEuros(estimatedPrice)} (${reference})`;
}

/** The Dutch text of the mail: the project, the price, and what to do with it. */
export function quoteText(quote: Quote): string {
  const { customer, input, photos } = quote;
  const message = customer.message.trim();
  const { projectType, folieType, complexity, kozijnSides } = input;
  const workLabel = serviceRows[projectType].asksFloor ? 'Verdieping' : 'Complexiteit';
  return [
    'Nieuwe offerteaanvraag via de prijscalculator',
    '',
    `Projecttype: ${serviceRows[projectType].label.nl}`,
    `Geschatte prijs: vanaf ${plainEuros(quote.estimatedPrice)} (indicatie, incl. btw)`,
    `Folietype: ${folieType === '' ? '-' : finishLabels[folieType].nl}`,
    ...(quote.film ? [`Gekozen folie: ${quote.film}`] : []),
    `${workLabel}: ${complexity === '' ? '-' : complexityLabels[complexity].nl}`,
    ...(kozijnSides === '' ? [] : [`Zijden kozijn: ${sidesLabels[kozijnSides].nl}`]),
    `Afmetingen: ${measurementsJson(input)}`,
    '',
    ...(message ? ['Bericht:', message, ''] : []),
    ...(photos.length === 0
      ? ["Er zijn geen foto's geüpload."]
      : ["Foto's:", ...photos.map((p) => `- ${photoLine(p)}`)]),
    '',
    'Actie: stuur binnen 24 uur een definitieve offerte.',
    `Tijdstip: ${dutchTime(quote.timestamp)}`,
    `Referentie: ${quote.reference}`,
  ].join('\n');
}

/** All measurement fields as numeric text with a decimal point; unused ones empty. */
function measurementsJson(input: PricedInput): string {
  const entries = measurementNames.map((name) => {
    const kind = fieldOf(input.projectType, name)?.kind ?? 'metres';
    return [name, numericText(input[name], kind)];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** Mail is plain text: some readers show the no-break space of formatted numbers as a stray character. */
function plainEuros(amount: number): string {
  return euros(amount, 'nl').replace(/\u00a0/g, ' ');
}
