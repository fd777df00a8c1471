import type { Language } from '../text.ts';
import type { ChatTopic } from './chat-topics.ts';

/**
 * Other questions, written before the rules and never looked at while making them: how many the rules answer tells how well they are understood.
 * So do not mend a rule for one of these.
 */
export const unseenChatQuestions: Partial<
  Record<ChatTopic | 'price', Readonly<Record<Language, readonly string[]>>>
> = {
  cost: {
    nl: [
      'hoeveel ben ik kwijt aan 4 deuren',
      'wat zijn jullie tarieven',
      'Is dat niet heel duur??',
      'wat moet dat kosten',
    ],
    en: ['what would I pay for a couple of doors', 'ballpark figure for a wardrobe?', 'is it expensive'],
  },
  warranty: {
    nl: ['krijg ik ook garatie op het werk', 'wat als het na een jaar loslaat?'],
    en: ['what happens if it starts peeling after two years', 'is there a guarentee'],
  },
  duration: {
    nl: [
      'hoeveel tijd zijn jullie bezig met een badkamermeubel',
      'wanneer is het klaar als jullie maandag beginnen',
      'duurt dat lang',
    ],
    en: ['how many days will you be in my house', 'is it done in one day?'],
  },
  colours: {
    nl: ['kan het ook in het groen', 'welke kleurn hebben jullie', 'heeft u antraciet'],
    en: ['can I get it in navy', 'do you have RAL colors'],
  },
  durability: {
    nl: ['hoeveel jaar gaat die folie mee', 'verkleurt het na een tijd door de zon'],
    en: ['how many years will it last', 'does the film fade'],
  },
  contact: {
    nl: ['wat is jullie telefoonummer', 'zijn jullie zaterdag open', 'kan ik iemand spreken'],
    en: ['can I talk to a real person', 'what are your opening times'],
  },
  area: {
    nl: [
      'werken jullie ook in Amersfoort',
      'ik woon in Groningen, komen jullie zo ver',
      'zitten jullie ook in Limburg',
    ],
    en: ['do you come to Utrecht', 'do you also work in Belgium'],
  },
  maintenance: {
    nl: ['hoe poets ik de kastjes', 'mag er glassex op'],
    en: ['can I use bleach on it', 'whats the best way to wash it'],
  },
  removal: {
    nl: ['krijg je het er later nog af zonder schade', 'kan de folie eraf gehaald worden als we verhuizen'],
    en: ['can it be taken off again later'],
  },
  materials: {
    nl: ['van welk merk is de folie', 'is het pvc folie'],
    en: ['what brand of vinyl do you use'],
  },
  greeting: {
    nl: ['goedenmiddag'],
    en: ['Good afternoon!'],
  },
  quote: {
    nl: ['ik wil graag een ofertte', 'kunt u mij een prijsopgaaf sturen'],
    en: ['could you send me an estimate', 'id like a quoute please'],
  },
  kitchen: {
    nl: ['kunnen jullie mijn keukenkastjes wrappen', 'doen jullie ook keukns'],
    en: ['I want my kitchen cabinets done'],
  },
  window: {
    nl: ['doen jullie ook houten kozynen'],
    en: ['can you wrap upvc window frames'],
  },
  windowFilm: {
    nl: ['ik heb last van inkijk aan de straatkant', 'het is bloedheet achter het glas in de zomer'],
    en: ['something to keep the sun out of my conservatory'],
  },
  furniture: {
    nl: ['kan een oude ikea kast ook', 'mijn eettafel opnieuw bekleden'],
    en: ['could you do a sideboard'],
  },
  doors: {
    nl: ['doet u ook voordeuren'],
    en: ['interior doors possible?'],
  },
  yacht: {
    nl: ['interieur van onze zeilboot'],
    en: ['our motor yacht in Antibes needs a new look'],
  },
  business: {
    nl: ['wij hebben een restaurant en willen de bar opknappen'],
    en: ['we run a hotel with 40 rooms'],
  },
  payment: {
    nl: ['moet ik vooraf betalen?', 'kan ik in termynen betalen'],
    en: ['do you take credit card', 'when do I have to pay'],
  },
  cancelling: {
    nl: ['kan ik nog afzeggen', 'we moeten de datum verzetten'],
    en: ['what if I need to cancel'],
  },
  appointment: {
    nl: ['kan er iemand langskomen om te meten', 'ik wil een afspraak inplannen'],
    en: ['can someone come over and measure'],
  },
  freelancers: {
    nl: ['ik ben zelf wrapper en zoek werk'],
    en: ['are you hiring installers'],
  },
  samples: {
    nl: ['kunt u stalen opsturen'],
    en: ['could I get a sample first'],
  },
  surfaces: {
    nl: ['plakt het ook op gelakt mdf', 'kan het over tegels heen'],
    en: ['does it stick to laminate'],
  },
  resistance: {
    nl: ['kan het tegen een hete pan', 'is het krasvast'],
    en: ['will it survive steam from the kettle'],
  },
  renting: {
    nl: ['wij huren, mag het dan wel'],
    en: ['my landlord has to approve right?'],
  },
  preparation: {
    nl: ['moet ik de kasten leegmaken'],
    en: ['do we need to be at home when you work'],
  },
  diy: {
    nl: ['kan ik het ook zelf doen'],
    en: ['can I buy the film and fit it myself'],
  },
  painting: {
    nl: ['is schilderen niet beter'],
    en: ['why not just paint it'],
  },
  thanks: {
    nl: ['top, bedankt!'],
    en: ['cheers, thats great'],
  },
  smalltalk: {
    nl: ['ben jij een robot'],
    en: ['how are you today'],
  },
  finish: {
    nl: ['hebben jullie iets dat op beton lijkt'],
    en: ['anything that looks like oak'],
  },
  price: {
    nl: ['kast 2 bij 0,6 bij 1,8', 'keuken met vijftien fronten'],
    en: ['3 windows 120 x 150 cm'],
  },
  default: {
    nl: ['wat eten we vanavond'],
    en: ['who won the match yesterday'],
  },
};
