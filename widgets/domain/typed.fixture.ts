import fc from 'fast-check';

/*
 * Fast-check arbitraries for what people, keyboards and clipboards can put into a text field.
 */

/** Text that looks like a number, and often is one. */
const numberLike = fc.oneof(
  fc.stringMatching(/^[-+−]?\d{0,9}[.,]?\d{0,6} ?(m|cm|mm|meter)?$/),
  fc.stringMatching(/^[\d.,e+ -]{1,14}$/),
  fc.double().map(String),
  fc.bigInt().map(String),
);

/** More digits than any number type holds. */
const hugeDigits = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 15, max: 450 }))
  .map(([digit, length]) => String(digit).repeat(length));

/** Any text at all, in any script. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  numberLike,
  hugeDigits,
);

/** A number that can be read, and how it may be typed. With two decimals: three are thousands where pieces are counted. */
export const readableNumber: fc.Arbitrary<{ value: number; text: string }> = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 200_000_000 })),
    fc.constantFrom(',', '.'),
    fc.constantFrom('', ' '),
  )
  .map(([hundredths, separator, space]) => ({
    value: hundredths / 100,
    text: space + (hundredths / 100).toFixed(2).replace('.', separator),
  }));
