import { expect, test } from 'vitest';
import type { Visits } from '../domain/request/visit.ts';
import { fakePorts } from './ports.fixture.ts';
import { senderOf } from './sender.ts';

const own = 'https://wrappie.example';
const partnerAt = (address: string, attribute?: string) =>
  senderOf(
    fakePorts({ ownOrigin: () => own, pageAddress: () => new URL(address), visits: () => ({}) as Visits }),
    'WR-1',
    attribute,
  ).partner;

test.each([
  [
    'a partner who sent the visitor to our page',
    `${own}/prijscalculator?partner=dealer-7`,
    undefined,
    'dealer-7',
  ],
  ['the attribute before the address', `${own}/?partner=dealer-7`, 'dealer-8', 'dealer-8'],
  [
    'nobody for a page that says something else by it',
    'https://dealer.example/?partner=dealer-7',
    undefined,
    undefined,
  ],
  [
    'nobody for what is no code',
    `${own}/?partner=${encodeURIComponent('Mail: <b>me</b>')}`,
    undefined,
    undefined,
  ],
  ['nobody for what is too long', `${own}/?partner=${'a'.repeat(41)}`, undefined, undefined],
  ['nobody without one', `${own}/`, undefined, undefined],
])('a request names %s', (_, address, attribute, partner) => {
  expect(partnerAt(address, attribute)).toBe(partner);
});
