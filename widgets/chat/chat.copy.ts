import type { Language } from '../domain/text.ts';

/** Every text of the assistant except its answers, which load when the panel opens. */
export interface ChatCopy {
  launcher: string;
  title: string;
  subtitle: string;
  close: string;
  log: string;
  welcome: string;
  bot: string;
  visitor: string;
  typing: string;
  question: string;
  send: string;
  suggestions: string;
  /** Each must be a question that has an answer. */
  examples: readonly string[];
  call(phone: string): string;
  mail: string;
  contact: string;
  appointment: string;
  colours: string;
  calculator: string;
  calculation: string;
  terms: string;
  platform: string;
  newTab: string;
  /** Shown when the answers could not be loaded. */
  unreachable: string;
  /** Shown until the script is loaded, and without it. */
  waiting: string;
}

export const chatCopy: Record<Language, ChatCopy> = {
  nl: {
    launcher: 'Stel een vraag aan Wrappie',
    title: 'Wrappie',
    subtitle: 'Automatische antwoorden, meteen',
    close: 'Sluit het gesprek',
    log: 'Gesprek met Wrappie',
    welcome:
      'Hallo, ik ben Wrappie. Vraag mij naar prijs, kleuren, garantie of iets anders. Geeft u maten, dan reken ik de prijs uit.',
    bot: 'Wrappie:',
    visitor: 'U:',
    typing: 'Wrappie typt…',
    question: 'Uw vraag',
    send: 'Verstuur',
    suggestions: 'Vragen die u kunt stellen',
    examples: [
      'Keuken met 12 fronten',
      'Hoe lang duurt het?',
      'Welke kleuren zijn er?',
      'Hoe zit het met garantie?',
      'Wat is uw werkgebied?',
    ],
    call: (phone) => `Bel\u00a0${phone}`,
    mail: 'Mail ons',
    contact: 'Stuur een bericht',
    appointment: 'Plan een afspraak',
    colours: 'Bekijk de kleuren',
    calculator: 'Bereken uw prijs',
    calculation: 'Open deze berekening',
    terms: 'Lees de voorwaarden',
    platform: 'Werken als zzp’er',
    newTab: '(nieuw tabblad)',
    unreachable:
      'Mijn antwoorden laden nu niet. Is er verbinding? Probeer het zo nog eens, of vraag het onze mensen.',
    waiting: 'Wij helpen u graag. Bel ons, of stuur een bericht.',
  },
  en: {
    launcher: 'Ask Wrappie a question',
    title: 'Wrappie',
    subtitle: 'Automatic answers, straight away',
    close: 'Close the chat',
    log: 'Chat with Wrappie',
    welcome:
      'Hello, I’m Wrappie. Ask me about prices, colours, the warranty or anything else. Give me measurements and I’ll work out the price.',
    bot: 'Wrappie:',
    visitor: 'You:',
    typing: 'Wrappie is typing…',
    question: 'Your question',
    send: 'Send',
    suggestions: 'Questions you can ask',
    examples: [
      'Kitchen with 12 fronts',
      'How long does it take?',
      'Which colours are there?',
      'What about the warranty?',
      'What is your service area?',
    ],
    call: (phone) => `Call\u00a0${phone}`,
    mail: 'Email us',
    contact: 'Send a message',
    appointment: 'Book an appointment',
    colours: 'See the colours',
    calculator: 'Work out your price',
    calculation: 'Open this calculation',
    terms: 'Read the terms',
    platform: 'Freelance with us',
    newTab: '(new tab)',
    unreachable: 'My answers won’t load right now. Are you online? Try again in a moment, or ask our people.',
    waiting: 'We’re happy to help. Call us, or send a message.',
  },
};
