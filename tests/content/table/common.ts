import { loadFacts } from '../../../site/lib/content/facts.ts';
import { type Block, words } from '../blocks.ts';

const { company } = loadFacts();

/** A title in the first screen. */
export const hero: Block = { is: 'hero with the title', at: 'main > section:first-of-type h1', count: 1 };

/** Free-quote buttons scroll to the contact section of the page, or lead to that of the home page (rule `page-content`). */
export const closingCall: Block = {
  is: 'closing call to action',
  at: 'main > section:nth-last-of-type(-n + 2) a[href$="#contact"]',
  says: [words('Gratis offerte', 'free')],
};

/** The form, and a card with telephone, mail and office hours (rules `contact-fields` and `hours`). */
export const contact: readonly Block[] = [
  {
    is: 'contact section with telephone and mail',
    at: '[data-contact]',
    count: 1,
    says: [company.phone, company.email],
    each: [`a[href="tel:${company.phoneInternational}"]`, `a[href="mailto:${company.email}"]`],
  },
  {
    is: 'contact card: 8:00-18:00, weekends for emergencies',
    at: '[data-contact] dl',
    says: [words('8.00-18.00', '8:00-18:00'), words('spoed', 'emergencies')],
  },
  { is: 'quote form', at: '[data-contact] wrap-quote-form#contact', count: 1 },
];

/** Cards of finished projects, each with place, duration, film and picture. */
export function sixProjects(is: string): Block {
  return { is: `six ${is}`, at: '#voorbeelden ul > li', count: 6, each: ['h3', 'p', 'img'] };
}

/** A list whose items have a title and a text. */
export function cards(is: string, id: string, count: number, each: readonly string[] = ['h3', 'p']): Block {
  return { is: `${count} ${is}`, at: `#${id} :is(ul, ol):not(li *) > li`, count, each };
}

/** Steps are numbered, so they are an ordered list. */
export function steps(count: number, id = 'stappen'): Block {
  return { is: `process of ${count} steps`, at: `#${id} ol > li`, count, each: ['h3', 'p'] };
}

export function linkTo(route: string, is = `link to ${route}`): Block {
  return { is, at: `main a:is([href$="${route}"], [href*="${route}?"])` };
}

/** The six service areas of the facts, each with six cities (rule `page-content`). */
export function areas(id = 'werkgebied'): Block[] {
  const names = ['Noord-Holland', 'Zuid-Holland', 'Utrecht', 'Noord-Brabant', 'Zeeland', 'Côte d'];
  return [
    { is: 'six service areas', at: `#${id} li:has(h3)`, count: 6, says: names },
    { is: 'six cities in each', at: `#${id} li:has(h3) li`, count: 36 },
    ...names.map((_, index) => ({
      is: `six cities in area ${index + 1}`,
      at: `#${id} li:has(h3):nth-child(${index + 1}) li`,
      count: 6,
    })),
  ];
}
