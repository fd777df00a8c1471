import { addressOf } from '../domain/addresses.ts';
import type { ChatLink } from '../domain/chat/chat-link.ts';
import type { Language } from '../domain/text.ts';
import type { Company } from '../kit/company.ts';
import type { ChatCopy } from './chat.copy.ts';

const routes = {
  contact: '/#contact',
  colours: '/kleuren-folie',
  calculator: '/prijscalculator',
  terms: '/algemene-voorwaarden',
  platform: '/platform',
};

/** The address of a link: the telephone, a mail, where appointments are made, or a page of our site. */
export function linkAddress(
  { to, suffix = '' }: ChatLink,
  lang: Language,
  origin: string,
  { phoneInternational, email, appointments }: Company,
): string {
  if (to === 'call') return `tel:${phoneInternational}`;
  if (to === 'mail') return `mailto:${email}${suffix}`;
  if (to === 'appointment' && appointments) return appointments + suffix;
  return origin + addressOf(routes[to === 'appointment' ? 'contact' : to], lang) + suffix;
}

/** Whether a link opens a page, rather than the telephone or a mail. */
export function opensPage({ to }: ChatLink): boolean {
  return to !== 'call' && to !== 'mail';
}

/** The label of a link. */
export function linkLabel({ to, suffix }: ChatLink, copy: ChatCopy, { phone }: Company): string {
  if (to === 'call') return copy.call(phone);
  return to === 'calculator' && suffix?.startsWith('#') ? copy.calculation : copy[to];
}
