import { expect, test } from 'vitest';
import type { Visits } from '../domain/request/visit.ts';
import { fakePorts } from './ports.fixture.ts';
import { senderOf } from './sender.ts';

const own = 'https://wrappie.example';
const partnerAt = async (address: string, attribute?: string) =>
  (
    await senderOf(
      fakePorts({ ownOrigin: () => own, pageAddress: () => new URL(address), visits: () => ({}) as Visits }),
      'WR-1',
      attribute,
    )
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
    'no partner for a page with another meaning of the parameter',
    'https://dealer.example/?partner=dealer-7',
    undefined,
    undefined,
  ],
  [
    'no partner for an invalid code',
    `${own}/?partner=${encodeURIComponent('Mail: <b>me</b>')}`,
    undefined,
    undefined,
  ],
  ['no partner for a code that is too long', `${own}/?partner=${'a'.repeat(62)}`, undefined, undefined],
  ['no partner without a code', `${own}/`, undefined, undefined],
])('a request names %s', async (_, address, attribute, partner) => {
  expect(await partnerAt(address, attribute)).toBe(partner);
});
