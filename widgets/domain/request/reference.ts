/** Letters and digits that are not confused with one another on the phone. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A client reference: `WR-` and 8 readable characters. A request keeps its reference, however often it is sent. */
export function newReference(random: (bytes: Uint8Array) => Uint8Array = secureRandom): string {
  const bytes = random(new Uint8Array(8));
  return `WR-${[...bytes].map((byte) => readable[byte % readable.length]).join('')}`;
}

function secureRandom(bytes: Uint8Array): Uint8Array {
  return crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
}
