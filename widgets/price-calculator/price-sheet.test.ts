import { expect, test } from 'vitest';
import { sheetAddress } from './price-sheet.ts';
import { readSheet } from './read-sheet.ts';

const origin = 'https://www.voorbeeld.nl';
const kitchen = '#keuken?length=12&drawers=4&folieType=hout&complexity=gemiddeld';
const read = (address: string) => readSheet(new URL(origin + address), 'nl', new Date());

test('a sheet is what its address says, at the price of today', () => {
  const sheet = read(`/prijsblad${kitchen}&film=WF-218&room=kitchen`);
  expect(sheet).toMatchObject({ price: { amount: 1923 }, film: { code: 'WF-218', room: 'kitchen' } });
});

test.each([
  ['nothing', '/prijsblad'],
  ['an anchor', '/prijsblad#main'],
  ['a calculation without its film', '/prijsblad#keuken?length=12&complexity=gemiddeld'],
  ['a number that cannot be read', `/prijsblad${kitchen.replace('12', 'twaalf')}`],
  ['another service', '/prijsblad#tuinhek?length=12'],
])('%s is no sheet', (_, address) => {
  expect(read(address)).toBeUndefined();
});

test.each([
  ['that does not exist', 'WF-999'],
  ['of another kind than the price was calculated with', 'WF-116'],
])('a film %s is not on the sheet', (_, code) => {
  expect(read(`/prijsblad${kitchen}&film=${code}`)?.film).toBeUndefined();
});

test.each([
  `/prijsblad${kitchen}`,
  `/prijsblad${kitchen}&film=WF-218&room=kitchen`,
  `/prijsblad?partner=dealer%207${kitchen}`,
])('%s leads back to the same calculation', (address) => {
  const sheet = read(address);
  expect(sheet && sheetAddress(sheet, '/prijsblad')).toBe(origin + address);
  expect(sheet && sheetAddress(sheet, '/prijscalculator')).toBe(
    origin + address.replace('prijsblad', 'prijscalculator'),
  );
});
