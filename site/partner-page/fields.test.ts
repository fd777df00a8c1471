import { expect, test } from 'vitest';
import { partnerPattern } from './fields.ts';

/** As a browser reads the attribute `pattern`. */
const accepts = (code: string) => new RegExp(`^(?:${partnerPattern})$`, 'v').test(code);

// The figures count a code in capitals or not.
test.each(['dealer-7', 'Dealer-7', `d${'7'.repeat(60)}`])('the configurator takes the code %s', (code) => {
  expect(accepts(code)).toBe(true);
});

test.each(['dealer_7', 'dealer.7', '-7', 'd', `d${'7'.repeat(61)}`])(
  'the configurator refuses the code %s, which can never get figures',
  (code) => expect(accepts(code)).toBe(false),
);
