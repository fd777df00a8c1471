import { readdirSync } from 'node:fs';
import { type Block, type ContentTable, words } from '../blocks.ts';
import { linkTo } from './common.ts';

/** The twelve articles that are specified (rule `page-content`). */
const specified = [
  'keuken-wrappen-kosten-2025',
  'kozijnen-wrappen-vs-schilderen',
  'keuken-wrappen-duurzaamheid',
  'wrapping-trends-2025',
  'diy-vs-professioneel-wrappen',
  'keuken-wrapping-onderhoud',
  'keuken-wrappen-voordelen',
  'kozijnen-wrappen-gids',
  'isolerende-raamfolie-besparing',
  'zonwerende-folie-voordelen',
  'kantoor-wrappen-voordelen',
  'onderhoud-interieurfolie',
];
const written = readdirSync('site/content/blog', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const slugs = [...new Set([...specified, ...written.map(({ name }) => name)])];

const article: readonly Block[] = [
  { is: 'category and title', at: 'main article > header h1', count: 1 },
  {
    is: 'author, date and reading time',
    at: 'main article > header p:has(time[datetime])',
    count: 1,
    says: ['min'],
  },
  { is: 'category', at: 'main article > header p:has(+ h1)', count: 1 },
  { is: 'picture', at: 'main article > header img[alt]', count: 1 },
  { is: 'body', at: 'main [data-prose] h2' },
  { is: 'link back to the blog', at: 'main a[href$="/blog"]' },
  {
    is: 'quote call',
    at: 'main section a[href$="/#contact"], main section a[href$="/en#contact"]',
    count: 1,
  },
  { is: 'phone link', at: 'main a[href^="tel:"]' },
];

/** Prices of maintenance, in the article about each. */
const figures: Record<string, Block[]> = {
  'keuken-wrapping-onderhoud': [
    { is: 'maintenance of a kitchen, € 150 a year', at: '[data-prose]', says: ['150'] },
  ],
  'kantoor-wrappen-voordelen': [
    { is: 'maintenance of an office, € 200 a year', at: '[data-prose]', says: ['200'] },
  ],
  'onderhoud-interieurfolie': [
    { is: 'maintenance: € 150, € 200, € 300 a year', at: '[data-prose]', says: ['150', '200', '300'] },
  ],
};

export const blog: ContentTable = {
  '/blog': [
    { is: 'hero', at: 'main h1', count: 1 },
    {
      is: 'chips',
      at: 'main fieldset label',
      count: 6,
      says: [
        words('Alle artikelen', 'All articles'),
        words('Prijzen & Kosten', 'Prices & Costs'),
        words('Tips & Advies', 'Tips & Advice'),
        words('Vergelijkingen', 'Comparisons'),
        words('Duurzaamheid', 'Sustainability'),
        words('Trends & Stijl', 'Trends & Style'),
      ],
    },
    { is: 'chips that filter', at: 'main fieldset input[type="radio"]', count: 6 },
    {
      is: 'one featured article',
      at: 'main > article, main > section > article, main > div > article',
      count: 1,
    },
    {
      is: 'cards of all other articles',
      at: '[data-cards] > li',
      count: slugs.length - 1,
      each: ['h3 a', 'time', '[data-excerpt]', 'img'],
    },
    ...slugs.map((slug) => linkTo(`/blog/${slug}`, `article ${slug} can be reached`)),
    {
      is: 'closing call to the contact form',
      at: 'main > section:last-of-type a[href$="#contact"]',
      count: 1,
    },
    {
      is: 'closing call to the calculator',
      at: 'main > section:last-of-type a[href$="/prijscalculator"]',
      count: 1,
    },
  ],
  ...Object.fromEntries(slugs.map((slug) => [`/blog/${slug}`, [...article, ...(figures[slug] ?? [])]])),
};
