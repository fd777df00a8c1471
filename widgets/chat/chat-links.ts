import { addressOf } from '../domain/addresses.ts';
import type { ChatLink } from '../domain/chat/chat-replies.ts';
import type { Language } from '../domain/text.ts';
import type { Company } from '../kit/company.ts';
import type { ChatCopy } from './chat.copy.ts';

const routes = { contact: '/#contact', colours: '/kleuren-folie', calculator: '/prijscalculator' };

/** The address of a link: the telephone, or a page of our site. */
export function linkAddress(
  { to, suffix = '' }: ChatLink,
  lang: Language,
  origin: string,
  { phoneInternational }: Company,
): string {
  if (to === 'call') return `tel:${phoneInternational}`;
  return origin + addressOf(routes[to], lang) + suffix;
}

/** The label of a link. */
export function linkLabel({ to, suffix }: ChatLink, copy: ChatCopy, { phone }: Company): string {
  if (to === 'call') return copy.call(phone);
  return to === 'calculator' && suffix?.startsWith('#') ? copy.calculation : copy[to];
}
