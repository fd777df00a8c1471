import type { Language } from '../domain/text.ts';
import type { Example } from '../kit/example.ts';
import type { ChatData, ChatMessage } from './chat.state.ts';

const said = (at: number, lang: Language, isBot: boolean, text: string): ChatMessage => ({
  id: `${lang}-${at}`,
  text,
  isBot,
  timestamp: `2026-01-15T09:3${at}:00Z`,
  lang,
});

const priced: ChatMessage[] = [
  said(0, 'nl', false, 'Wat kost een keuken met 12 fronten en 4 lades?'),
  {
    ...said(
      0,
      'nl',
      true,
      'Dat kan vanaf € 1.479, inclusief btw.\nIk rekende met 12 fronten × 0,8 m² + 4 lades × 0,5 m².\nDit vulde ik voor u in: folie mat, moeilijkheid eenvoudig.\nHet is een indicatie, geen offerte.',
    ),
    links: [{ to: 'calculator', suffix: '#keuken?length=12&drawers=4&folieType=mat&complexity=eenvoudig' }],
  },
];

const pricedInEnglish: ChatMessage[] = [
  said(0, 'en', false, 'How much is a kitchen with 12 fronts and 4 drawers?'),
  {
    ...said(
      0,
      'en',
      true,
      'That starts at €1,479, VAT included.\nI worked with 12 fronts × 0.8 m² + 4 drawers × 0.5 m².\nI filled in for you: film matt, difficulty simple.\nIt is an indication, not a quote.',
    ),
    links: [{ to: 'calculator', suffix: '#keuken?length=12&drawers=4&folieType=mat&complexity=eenvoudig' }],
  },
];

const long: ChatMessage[] = [
  ...priced,
  said(1, 'nl', false, '<b>En</b> hoe zit het met garantie & onderhoud? '.repeat(6)),
  said(
    1,
    'nl',
    true,
    'U krijgt 5 jaar garantie op de folie en 1 jaar op de montage. Op kozijnen is het 10 jaar.',
  ),
  said(2, 'nl', false, 'eenheellangwoordzonderspaties'.repeat(8)),
  {
    ...said(
      2,
      'nl',
      true,
      'Daar heb ik geen antwoord op, maar onze mensen wel. Bel 010 000 00 00, of stuur uw vraag: ik heb hem alvast voor u ingevuld. U hoort op werkdagen binnen 24 uur van ons.',
    ),
    links: [{ to: 'call' }, { to: 'mail' }, { to: 'contact' }],
  },
];

/** The assistant in every state that a visitor can see. */
export const chatExamples: readonly Example<Partial<ChatData>>[] = [
  { name: 'closed', attributes: {} },
  { name: 'open', attributes: { open: 'yes' }, state: { ready: true, open: true } },
  {
    name: 'typing',
    attributes: { open: 'yes' },
    state: { ready: true, open: true, typing: 1, messages: priced.slice(0, 1) },
  },
  { name: 'answered', attributes: { open: 'yes' }, state: { ready: true, open: true, messages: priced } },
  {
    name: 'answered-english',
    attributes: { open: 'yes', lang: 'en' },
    state: { ready: true, open: true, messages: pricedInEnglish },
  },
  {
    name: 'long',
    attributes: { open: 'yes' },
    state: { ready: true, open: true, messages: long, draft: 'Nog een vraag' },
  },
  { name: 'inline', attributes: { placement: 'inline' }, state: { ready: true, messages: priced } },
  { name: 'inline-empty', attributes: { placement: 'inline' }, state: { ready: true } },
];
