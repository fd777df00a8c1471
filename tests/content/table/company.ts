import { type ContentTable, words } from '../blocks.ts';
import { closingCall, contact, hero } from './common.ts';

const calculator = 'main wrap-price-calculator';
const dashboard = 'wrap-partner-dashboard';

export const company: ContentTable = {
  '/over-ons': [
    hero,
    { is: 'why us', at: '#waarom li:has(h3)', each: ['p'] },
    { is: 'clients', at: '#klanten ul > li' },
    {
      is: 'testimonials: name, place, project, rating, headline, text, date',
      at: '#ervaringen figure',
      count: 6,
      each: ['cite', 'h3', 'blockquote p', 'figcaption span', 'time[datetime]'],
    },
    { is: 'online presence', at: '#online', says: ['Google', 'Instagram', 'LinkedIn'] },
    {
      is: 'social cards',
      at: '#volg-ons ul a[target="_blank"]',
      says: ['Instagram', 'Facebook', 'LinkedIn'],
    },
    { is: 'review page', at: '#volg-ons a[rel="noopener"]' },
    { is: 'privacy and cookies', at: '#privacy', says: [words('formulieren', 'forms'), 'cookies'] },
  ],
  '/prijscalculator': [
    hero,
    { is: 'calculator', at: calculator, count: 1 },
    { is: 'FAQ', at: '#vragen details', each: ['summary', 'p'] },
  ],
  '/veelgestelde-vragen': [
    hero,
    { is: 'accordion', at: 'main details', each: ['summary', 'p'] },
    { is: 'film cost € 15-45 a square metre', at: '#prijs', says: ['15', '45'] },
    { is: 'advice € 30, free from € 500', at: 'main', says: ['30', '500'] },
  ],
  '/diensten': [
    hero,
    ...['keuken-wrappen', 'kozijnen-wrappen', 'meubels-wrappen', 'raamfolie', 'jacht-wrappen'].map(
      (slug) => ({
        is: `service ${slug} in the grid`,
        at: `#diensten a[href$="/diensten/${slug}"]`,
      }),
    ),
  ],
  '/platform': [
    hero,
    { is: 'benefits', at: '#voordelen li:has(h3)', each: ['p'] },
    {
      is: 'three levels of experience',
      at: '#niveaus li',
      count: 3,
      says: [
        words('Onervaren', 'Inexperienced'),
        words('Ervaren', 'Experienced'),
        'Specialist',
        'buddy',
        'portfolio',
      ],
    },
    { is: 'how it works for customers', at: '#voor-klanten ol > li', each: ['h3', 'p'] },
    { is: 'how it works for freelancers', at: '#voor-zzp ol > li', each: ['h3', 'p'] },
    { is: 'earnings model: 70% and 30%, € 25 once', at: '#verdienmodel', says: ['70%', '30%', '25'] },
    {
      is: 'flow: 24 hours, payment link after approval, within a week',
      at: '#verloop tbody tr',
      count: 4,
      says: ['24', '25', words('binnen een week', 'within a week')],
    },
    {
      is: 'payout within 24 hours to 1 week',
      at: 'main',
      says: [words('24 uur tot 1 week', '24 hours to 1 week')],
    },
    { is: 'place to apply', at: '#aanmelden', count: 1 },
    { is: 'application form', at: '#aanmelden wrap-partner-form', count: 1 },
    { is: 'FAQ', at: '#vragen details', each: ['summary', 'p'] },
    ...contact.slice(0, 1),
  ],
  '/platform-mockups': [
    { is: 'same screen', at: '#aanmelden, #niveaus, #voor-zzp, #verdienmodel', count: 4 },
    { is: 'canonical /platform', at: 'link[rel="canonical"][href$="/platform"]', count: 1 },
  ],
  '/zzp-dashboard': [
    { is: 'dashboard', at: 'main wrap-partner-dashboard', count: 1, waitsFor: dashboard },
    {
      is: 'four tabs: available, active, completed, profile',
      at: '[role="tab"]',
      count: 4,
      waitsFor: dashboard,
    },
    {
      is: 'starts on available',
      at: '[role="tab"][aria-selected="true"]',
      count: 1,
      says: [words('Beschikbare', 'Available')],
      waitsFor: dashboard,
    },
    {
      is: 'three available jobs',
      at: '[role="tabpanel"] button',
      count: 3,
      says: [words('Reageren op klus', 'Respond')],
      waitsFor: dashboard,
    },
    {
      is: 'out of search engines',
      at: 'head meta[name="robots"][content*="noindex"]',
      count: 1,
      waitsFor: dashboard,
    },
  ],
  '/kleuren-folie': [
    hero,
    {
      is: 'six categories with their counts, each to the shop',
      at: '#soorten li',
      count: 6,
      each: ['h3', 'p', 'a[target="_blank"][href^="https://"]'],
    },
    ...Object.entries({
      '74': words('Effen kleuren', 'Plain colours'),
      '107': words('Houtdecors', 'Wood decors'),
      '43': words('Steen en beton', 'Stone and concrete'),
      '22': 'Metallic',
      '26': words('Speciale effecten', 'Special effects'),
      '50+': words('Raamfolies', 'Window films'),
    }).map(([count, name]) => ({ is: `${count} of one category`, at: '#soorten li', one: [count, name] })),
    { is: 'overview of 272+ products', at: 'main a[target="_blank"]:not(li a)', says: ['272+'] },
    closingCall,
  ],
  // What is on the sheet is in the address (rule `price-sheet`).
  '/prijsblad': [
    { is: 'way to the calculator', at: 'main a[href$="/prijscalculator"]:not([id])', count: 1 },
    { is: 'what to do without scripts', at: 'main', says: ['JavaScript'] },
  ],
  // The form-mail service redirects the tab of a contact request here (rule `delivery-receipt`).
  '/verzonden': [
    { is: 'thanks', at: 'main h1', count: 1, says: [words('Bedankt', 'Thank you')] },
    { is: 'answer within 24 hours', at: 'main', says: [words('24 uur', '24 hours')] },
  ],
};
