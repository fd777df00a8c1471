import { type ContentTable, words } from '../blocks.ts';
import { areas, contact } from './common.ts';

/** The sections of the home page. */
export const home: ContentTable = {
  '/': [
    {
      is: 'order of its sections',
      at: 'main > #diensten ~ #price-calculator ~ [id^="waarom-"] ~ #klanten ~ #werkgebied ~ #reviews ~ #volg-ons ~ [data-contact]',
      count: 1,
    },
    { is: 'headline', at: 'main > section:first-of-type h1', count: 1 },
    { is: 'three feature pills', at: 'main > section:first-of-type ul > li', count: 3 },
    {
      is: 'quote button',
      at: 'main > section:first-of-type a[href="#contact"]',
      says: [words('Gratis offerte', 'Free quote')],
    },
    { is: 'freelancer button', at: 'main > section:first-of-type a[href$="/platform"]', count: 1 },
    { is: 'call button', at: 'main > section:first-of-type a[href^="tel:"]', count: 1 },
    {
      is: 'hours: weekdays 10.00-18.00',
      at: 'main > section:first-of-type p',
      says: [words('10.00 tot 18.00', '10:00 to 18:00')],
    },
    {
      is: 'calculator card, which leads to the calculator',
      at: 'main form[action$="/prijscalculator"]',
      count: 1,
      each: ['select[name="service"][required]', 'button[type="submit"]'],
    },
    ...['keuken', 'kozijnen', 'meubels', 'raamfolie'].map((value) => ({
      is: `choice ${value} of the card`,
      at: `main form option[value="${value}"]`,
      count: 1,
    })),
    { is: 'no more than four choices', at: 'main form option:not([value=""])', count: 4 },
    {
      is: 'four selling points: warranty, fast, experience, sustainable',
      at: 'main > section:nth-of-type(2) ul > li',
      count: 4,
      says: [words('garantie', 'warranty'), words('1 tot 2 dagen', '1 to 2 days'), '8+', '90%'],
    },
    { is: 'three large cards', at: '#diensten h3', count: 3 },
    { is: 'four features on each large card', at: '#diensten ul:not(:has(h3)) > li', count: 12 },
    ...['/diensten/keuken-wrappen', '/diensten/kozijnen-wrappen', '/zakelijke-projecten'].map((route) => ({
      is: `large card to ${route}`,
      at: `#diensten a[href$="${route}"]`,
    })),
    { is: 'three small cards', at: '#diensten + section li:has(h3)', count: 3, each: ['a[href]'] },
    ...['/diensten/meubels-wrappen', '/diensten/kozijnen-wrappen', '/projecten'].map((route) => ({
      is: `small card to ${route}`,
      at: `#diensten + section li a[href$="${route}"]`,
      count: 1,
    })),
    {
      is: 'last call of the services, which leads to the form',
      at: '#diensten + section a[href="#contact"]',
      count: 1,
    },
    { is: 'price calculator at its anchor', at: '#price-calculator wrap-price-calculator', count: 1 },
    { is: 'why choose us', at: '[id^="waarom-"] li:has(h3)', count: 4, each: ['p'] },
    {
      is: 'clients and brands',
      at: '#klanten h3',
      count: 2,
      says: [words('Klanten', 'Clients'), words('Merken', 'Brands')],
    },
    ...areas(),
    { is: 'find-us-on-Google card', at: '#reviews', says: ['Google'], each: ['a[target="_blank"]'] },
    {
      is: 'social profiles',
      at: '#volg-ons ul a[target="_blank"]',
      says: ['Instagram', 'Facebook', 'LinkedIn'],
    },
    { is: 'share action', at: '#volg-ons a[data-share]', count: 1 },
    ...contact,
  ],
};
