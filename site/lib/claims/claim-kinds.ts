import type { Facts } from '../../schema/facts.ts';

/** The unit of a claim. A figure belongs to the claim with its unit whose words are closest to it. */
export type Unit = 'years' | 'percent' | 'days' | 'count' | 'rating' | 'euro';

export interface ClaimKind {
  name: string;
  unit: Unit;
  /** Words that identify this claim in a sentence, in both languages. */
  words: RegExp;
  /** The names of the facts that make this claim. */
  quotes: RegExp;
  /** The figures that hold for the whole site (rule `claims`). One with `only` holds where the text, or the page's address, matches. */
  set: (facts: Facts) => { figure: string; only?: RegExp }[];
}

const range = (from: number | undefined, to: number | undefined) => `${from}-${to}`;

/** Every claim that is compared. A claim in other words than these is not found: add its words here. */
export const claimKinds: readonly ClaimKind[] = [
  {
    name: 'warranty, years',
    unit: 'years',
    words: /garantie|warrant|guarantee/gi,
    quotes: /^(?:claims\.warrantyYears|terms\.fittingWarranty)/,
    set: ({ claims, terms }) => [
      { figure: String(claims.warrantyYears) },
      { figure: String(claims.warrantyYearsFrames), only: /kozijn|frame|uPVC/i },
      { figure: String(terms.fittingWarrantyYears), only: /ons werk|our work/i },
    ],
  },
  {
    name: 'experience, years',
    unit: 'years',
    words: /ervaring|experience|vak\b/gi,
    quotes: /^claims\.experienceYears$/,
    set: ({ claims }) => [{ figure: String(claims.experienceYears) }],
  },
  {
    name: 'how long film lasts, years',
    unit: 'years',
    words:
      /levensduur|hoe lang|gaat .{0,20}mee\b|(?<!schilderwerk )blijft|houdt het|how long|life\b|lifetime|lifespan|looks good|lasts?\b|(?<!paintwork )stays?\b|see you through/gi,
    quotes: /^claims\.lifetime$/,
    set: ({ claims }) => [{ figure: digits(claims.lifetime.nl) }],
  },
  {
    name: 'payback of window film, years',
    unit: 'years',
    words: /terugverdien|verdient .{0,20}terug|payback|pays? (?:for itself|back)|earns? back/gi,
    quotes: /^claims\.payback$/,
    set: ({ claims }) => [{ figure: digits(claims.payback.nl) }],
  },
  {
    name: 'saving against replacing, %',
    unit: 'percent',
    words:
      /goedkoper|voordeliger|bespaar|besparing|minder (?:dan (?:vervangen|nieuw)|betalen|kwijt)|cheaper|sav(?:e|es|ing)\b|less than (?:new|replac)/gi,
    quotes: /^claims\.(?:saving|framesSaving|framesBestSaving|furnitureSaving)Percent$/,
    set: ({ claims }) => [
      { figure: String(claims.savingPercent) },
      { figure: String(claims.framesSavingPercent), only: /kozijn|frame|uPVC/i },
      { figure: String(claims.framesBestSavingPercent), only: /kozijn|frame|uPVC/i },
      { figure: String(claims.furnitureSavingPercent), only: /meubel|kast|tafel|furniture|piece|table/i },
    ],
  },
  {
    name: 'less waste, %',
    unit: 'percent',
    words: /afval|stort\b|waste|tip\b/gi,
    quotes: /^claims\.lessWastePercent$/,
    set: ({ claims }) => [{ figure: String(claims.lessWastePercent) }],
  },
  {
    name: 'less CO2, %',
    unit: 'percent',
    words: /CO₂|CO2|uitstoot|emission|carbon/gi,
    quotes: /^claims\.lessCo2Percent$/,
    set: ({ claims }) => [{ figure: String(claims.lessCo2Percent) }],
  },
  {
    name: 'energy saved by window film, %',
    unit: 'percent',
    words: /energie|stook|isoler|energy|heating|insulat/gi,
    quotes: /^claims\.energySavingPercent$/,
    set: ({ claims }) => [{ figure: String(claims.energySavingPercent) }],
  },
  {
    name: 'UV kept out, %',
    unit: 'percent',
    words: /\buv\b/gi,
    quotes: /^claims\.uvPercent$/,
    set: ({ claims }) => [{ figure: String(claims.uvPercent) }],
  },
  {
    name: 'customers content, %',
    unit: 'percent',
    words: /beveelt|bevelen|tevreden|recommend|satisf/gi,
    quotes: /^claims\.recommendPercent$/,
    set: ({ claims }) => [{ figure: String(claims.recommendPercent) }],
  },
  {
    name: 'done in, days',
    unit: 'days',
    words: /klaar (?:in|binnen)|is .{0,12}klaar|done in|ready in|finished in/gi,
    quotes: /^(?:claims\.(?:duration|yachtDuration|projectDuration)$|durations\.)/,
    set: ({ claims }) => [{ figure: digits(claims.duration.nl) }],
  },
  {
    name: 'customers or projects, number',
    unit: 'count',
    words: /klanten|customers|clients|projecten (?:afgerond|gedaan)|projects (?:completed|done)/gi,
    quotes: /^claims\.customers$/,
    set: ({ claims }) => [{ figure: String(claims.customers) }],
  },
  {
    name: 'average rating',
    unit: 'rating',
    words: /gemiddeld|beoordeling|average|rating/gi,
    quotes: /^claims\.rating$/,
    set: ({ claims }) => [{ figure: String(claims.rating) }],
  },
  {
    name: 'price of a new kitchen, €',
    unit: 'euro',
    words: /nieuwe keuken|new kitchen/gi,
    quotes: /^prices\.newKitchen/,
    set: ({ prices }) => [{ figure: range(prices['newKitchenFrom'], prices['newKitchenTo']) }],
  },
  {
    name: 'price of new window frames, €',
    unit: 'euro',
    words: /nieuwe kozijnen|new (?:window )?frames/gi,
    quotes: /^prices\.newFrames/,
    set: ({ prices }) => [{ figure: range(prices['newFramesFrom'], prices['newFramesTo']) }],
  },
  {
    name: 'price of wrapping, €',
    unit: 'euro',
    words: /wrapp?(?:en|ing)?\b|gewrapt/gi,
    quotes: /^prices\.(?!new)/,
    set: ({ prices }) =>
      Object.keys(prices)
        .filter((key) => key.replace(/From$/, 'To') in prices && /From$/.test(key) && !key.startsWith('new'))
        .map((key) => ({ figure: range(prices[key], prices[key.replace(/From$/, 'To')]) })),
  },
];

/** `8 tot 15 jaar` → `8-15` */
function digits(text: string): string {
  return (text.match(/\d+/g) ?? []).join('-');
}
