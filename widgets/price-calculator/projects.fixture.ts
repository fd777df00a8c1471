import type { Language } from '../domain/text.ts';

/** The values of fields, by name. */
type Filling = Record<string, string>;

/** One project per service: its fields, the visitor's values, and the expected price. */
export interface Project {
  /** Names of the fields in the order of the form, after the choice of the service. */
  fields: string[];
  filling: Filling;
  /** Calculated by hand (rule `price-amount`); the calculation is beside each. */
  price: Record<Language, string>;
  /** The values of the explanation: area, rate, film, complexity, service, together, and the minimum where it applies. */
  explained: Record<Language, string[]>;
}

const surface = ['length', 'width', 'height', 'folieType', 'complexity'];

export const projects: Project[] = [
  {
    // 12 × 0.8 + 4 × 0.5 = 11.6; × 85 × 1 × 1.3 × 1.5 = 1922.7
    fields: ['length', 'drawers', 'folieType', 'complexity'],
    filling: {
      projectType: 'keuken',
      length: '12',
      drawers: '4',
      folieType: 'hout',
      complexity: 'gemiddeld',
    },
    price: { nl: 'vanaf € 1.923', en: 'from €1,923' },
    explained: {
      nl: ['11,6 m²', '€ 85 / m²', '× 1', '× 1,3', '× 1,5', '€ 1.923'],
      en: ['11.6 m²', '€85 / m²', '× 1', '× 1.3', '× 1.5', '€1,923'],
    },
  },
  {
    // 3 × 1.5 × 2 = 9; × 100 × 1.4 × 1.35 × 1.2 = 2041.2
    fields: ['numberOfWindows', 'windowHeight', 'windowWidth', 'folieType', 'complexity'],
    filling: {
      projectType: 'raamfolie',
      numberOfWindows: '3',
      windowHeight: '1,5',
      windowWidth: '2',
      folieType: 'spiegelfolie',
      complexity: 'tweede-etage',
    },
    price: { nl: 'vanaf € 2.041', en: 'from €2,041' },
    explained: {
      nl: ['9 m²', '€ 100 / m²', '× 1,4', '× 1,35', '× 1,2', '€ 2.041'],
      en: ['9 m²', '€100 / m²', '× 1.4', '× 1.35', '× 1.2', '€2,041'],
    },
  },
  {
    // 2 × 0.6 + 2 × 2 × 1.8 + 2 × 0.6 × 1.8 = 10.56; × 45 × 1.3 × 1 × 1.2 = 741.312
    fields: surface,
    filling: {
      projectType: 'meubel',
      length: '2',
      width: '60 cm',
      height: '1.8',
      folieType: 'stoflook',
      complexity: 'eenvoudig',
    },
    price: { nl: 'vanaf € 741', en: 'from €741' },
    explained: {
      nl: ['10,56 m²', '€ 45 / m²', '× 1,3', '× 1', '× 1,2', '€ 741'],
      en: ['10.56 m²', '€45 / m²', '× 1.3', '× 1', '× 1.2', '€741'],
    },
  },
  {
    // 1.2 × 1.5 = 1.8; × 230 × 1.2 × 1.15 × 1 = 571.32
    fields: ['width', 'length', 'folieType', 'complexity', 'kozijnSides'],
    filling: {
      projectType: 'kozijnen',
      width: '1,2',
      length: '1,5',
      folieType: 'hout-look',
      complexity: 'eerste-etage',
      kozijnSides: 'enkelzijdig',
    },
    price: { nl: 'vanaf € 571', en: 'from €571' },
    explained: {
      nl: ['1,8 m²', '€ 230 / m²', '× 1,2', '× 1,15', '× 1', '€ 571'],
      en: ['1.8 m²', '€230 / m²', '× 1.2', '× 1.15', '× 1', '€571'],
    },
  },
  {
    // 2.1 × 0.9 = 1.89; × 45 × 1 × 1.8 × 1.1 = 168.399; the optional height plays no part
    fields: surface,
    filling: {
      projectType: 'deuren',
      length: '2,1',
      width: '0,9',
      height: '',
      folieType: 'glanzend',
      complexity: 'complex',
    },
    price: { nl: 'vanaf € 168', en: 'from €168' },
    explained: {
      nl: ['1,89 m²', '€ 45 / m²', '× 1', '× 1,8', '× 1,1', '€ 168'],
      en: ['1.89 m²', '€45 / m²', '× 1', '× 1.8', '× 1.1', '€168'],
    },
  },
  {
    // 4 × 2 = 8; × 350 × 1.5 × 1.3 × 2 = 10920
    fields: surface,
    filling: {
      projectType: 'jacht',
      length: '400 cm',
      width: '2',
      height: '',
      folieType: 'leatherlook',
      complexity: 'gemiddeld',
    },
    price: { nl: 'vanaf € 10.920', en: 'from €10,920' },
    explained: {
      nl: ['8 m²', '€ 350 / m²', '× 1,5', '× 1,3', '× 2', '€ 10.920'],
      en: ['8 m²', '€350 / m²', '× 1.5', '× 1.3', '× 2', '€10,920'],
    },
  },
  {
    // 2 × 1 = 2; × 45 = 90, and the minimum is 150
    fields: surface,
    filling: {
      projectType: 'anders',
      length: '2',
      width: '1',
      height: '',
      folieType: 'mat',
      complexity: 'eenvoudig',
    },
    price: { nl: 'vanaf € 150', en: 'from €150' },
    explained: {
      nl: ['2 m²', '€ 45 / m²', '× 1', '× 1', '× 1', '€ 90', '€ 150'],
      en: ['2 m²', '€45 / m²', '× 1', '× 1', '× 1', '€90', '€150'],
    },
  },
];

/** Projects that are so small that the minimum of their service applies, with that minimum. */
export const smallProjects: { filling: Filling; price: string }[] = [
  {
    filling: { projectType: 'keuken', length: '1', folieType: 'mat', complexity: 'eenvoudig' },
    price: 'vanaf € 150',
  },
  {
    filling: {
      projectType: 'raamfolie',
      numberOfWindows: '1',
      windowHeight: '0,8',
      windowWidth: '0,6',
      folieType: 'privacy',
      complexity: 'begane-grond',
    },
    price: 'vanaf € 200',
  },
  {
    filling: { projectType: 'jacht', length: '1', width: '1', folieType: 'mat', complexity: 'eenvoudig' },
    price: 'vanaf € 2.500',
  },
];
