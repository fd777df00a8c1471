import { loadFacts } from '../../../site/lib/content/facts.ts';
import { type Block, type ContentTable, words } from '../blocks.ts';

const { company } = loadFacts();

/** Header and footer, which are the same on every page. */
export const everywhere: readonly Block[] = [
  {
    is: 'bar that invites to call',
    at: `body > header a[href="tel:${company.phoneInternational}"]`,
    says: [company.phone],
  },
  { is: 'logo that links home', at: 'body > header a:is([href="/"], [href="/en"])[aria-label]' },
  {
    is: 'menu: Home, Over ons, Diensten, Projecten, FAQ',
    at: 'body > header nav > ul > li',
    says: [
      'Home',
      words('Over ons', 'About us'),
      words('Diensten', 'Services'),
      words('Projecten', 'Projects'),
      'FAQ',
    ],
  },
  { is: 'services in a dropdown', at: 'body > header #services a[href*="/diensten/"]', count: 5 },
  { is: 'language switcher', at: 'body > header wrap-language-switcher[href-nl][href-en]', count: 1 },
  {
    is: 'free-quote button',
    at: 'body > header a[href$="#contact"]',
    says: [words('Gratis offerte', 'Free quote')],
  },
  {
    is: 'short quote button on phones',
    at: '[data-dock] a[href$="#contact"]',
    says: [words('Offerte', 'Quote')],
    // A freelancer at the dashboard wants no quote.
    exceptOn: ['/zzp-dashboard'],
  },
  { is: 'menu on phones', at: 'body > header #menu a[href$="/over-ons"]' },
  ...['iDEAL', 'Bancontact', 'Maestro', 'Visa', 'Mastercard', 'PayPal'].map((name) => ({
    is: `payment logo of ${name}`,
    at: `body > footer img[alt~="${name}"], body > footer img[alt~="${name},"]`,
    count: 1,
  })),
  { is: 'credit to the payment provider', at: 'body > footer', says: [company.paymentProvider] },
  {
    is: 'privacy and cookies, which lead to the about page',
    at: 'body > footer a[href$="/over-ons#privacy"]',
    count: 2,
    says: ['Privacy', 'Cookie'],
  },
  { is: 'terms', at: 'body > footer a[href$="/algemene-voorwaarden"]' },
  { is: 'chat', at: 'body > div > wrap-chat', count: 1 },
];

/** Fixed texts of the not-found pages (rule `page-links`). */
export const notFound: ContentTable = {
  '/404': [
    { is: '404', at: 'main h1', count: 1, says: ['404', 'Oops! Page not found'] },
    { is: 'link home', at: 'main a:is([href="/"], [href="/en"])' },
  ],
  '/blog/404': [
    { is: 'heading', at: 'main h1', count: 1, says: [words('Artikel niet gevonden', 'Article not found')] },
    {
      is: 'text',
      at: 'main',
      says: [
        words(
          'Het artikel dat u zoekt bestaat niet of is verplaatst.',
          'The article you are looking for does not exist or has moved.',
        ),
      ],
    },
    { is: 'link back to the blog', at: 'main a[href$="/blog"]' },
  ],
};
