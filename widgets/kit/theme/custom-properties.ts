import type { Text } from '../../domain/text.ts';
import { type ColourName, colours, headingFont, textFont } from './tokens.ts';

/** A custom property with which a host themes the widgets, set on any ancestor. */
export interface CustomProperty {
  name: `--wrap-${string}`;
  /** As in `@property`. */
  syntax: '<color>' | '<length>' | '<integer>' | '<number>' | '*';
  default: string;
  description: Text;
}

const ofColours: Partial<Record<ColourName, Text>> = {
  paper: { nl: 'Achtergrond van vlakken.', en: 'Background of areas.' },
  white: { nl: 'Achtergrond van velden en kaarten.', en: 'Background of fields and cards.' },
  ink: { nl: 'Tekst.', en: 'Text.' },
  'ink-soft': { nl: 'Bijkomende tekst.', en: 'Secondary text.' },
  'sage-soft': { nl: 'Achtergrond van wat gekozen is.', en: 'Background of what is chosen.' },
  action: {
    nl: 'Knoppen en links; wit moet erop leesbaar zijn.',
    en: 'Buttons and links; white must be readable on it.',
  },
  'action-dark': { nl: 'Knoppen onder de muis.', en: 'Buttons under the pointer.' },
  brass: {
    nl: 'Klein accent, en de rand om wat focus heeft.',
    en: 'Small accent, and the ring around what has focus.',
  },
  line: { nl: 'Lijnen tussen delen.', en: 'Lines between parts.' },
  'line-strong': { nl: 'Randen van velden.', en: 'Borders of fields.' },
  sand: { nl: 'Zachte achtergrond.', en: 'Soft background.' },
  danger: { nl: 'Meldingen van wat niet klopt.', en: 'Messages about what is wrong.' },
  'danger-soft': { nl: 'Achtergrond van zulke meldingen.', en: 'Background of such messages.' },
};

/** Every custom property that the widgets read; `custom-properties.test.ts` compares the list with their styles. */
export const customProperties: readonly CustomProperty[] = [
  ...Object.entries(ofColours).map(
    ([name, description]): CustomProperty => ({
      name: `--wrap-${name}`,
      syntax: '<color>',
      default: colours[name as ColourName],
      description,
    }),
  ),
  {
    name: '--wrap-focus',
    syntax: '<color>',
    default: `var(--wrap-brass, ${colours.brass})`,
    description: { nl: 'De rand om wat focus heeft.', en: 'The ring around what has focus.' },
  },
  {
    name: '--wrap-font',
    syntax: '*',
    default: textFont,
    description: { nl: 'Lettertype van tekst.', en: 'Font of text.' },
  },
  {
    name: '--wrap-heading',
    syntax: '*',
    default: headingFont.replace(/^var\(--wrap-heading,(.*?)\)/, '$1'),
    description: { nl: 'Lettertype van koppen.', en: 'Font of headings.' },
  },
  {
    name: '--wrap-rem',
    syntax: '<length>',
    default: '16px',
    description: {
      nl: 'Basismaat: alle andere maten volgen.',
      en: 'Base size: all other sizes follow.',
    },
  },
  {
    name: '--wrap-radius',
    syntax: '<number>',
    default: '1',
    description: {
      nl: 'Hoe rond de hoeken zijn: 0 is recht, 1 is zoals bij ons.',
      en: 'How rounded the corners are: 0 is square, 1 is like ours.',
    },
  },
  {
    name: '--wrap-sticky-top',
    syntax: '<length>',
    default: '1rem',
    description: {
      nl: 'Hoogte van uw vaste kop.',
      en: 'Height of your fixed header.',
    },
  },
  {
    name: '--wrap-chat-layer',
    syntax: '<integer>',
    default: '30',
    description: { nl: 'De z-index van de knop van de chat.', en: 'The z-index of the chat’s button.' },
  },
];
