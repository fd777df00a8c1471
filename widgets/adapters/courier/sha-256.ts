/**
 * SHA-256 of a text, in hexadecimal. `crypto.subtle` needs a secure context, and a frame on a partner's plain http page has none, even if
 * the frame itself is https.
 */
export function sha256(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  const hash = fractions(2).slice(0, 8);
  const constants = fractions(3);
  const w = new Int32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = blocks.getInt32(at + i * 4);
      else {
        const [early, late] = [w[i - 15] as number, w[i - 2] as number];
        const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
        const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
        w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as Eight;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = h + s1 + ((e & f) ^ (~e & g)) + (constants[i] as number) + (w[i] as number);
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = ((hash[i] as number) + value) | 0;
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

type Eight = [number, number, number, number, number, number, number, number];

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The constants of the algorithm: the first 32 fractional bits of the square (2) or cube (3) roots of the first 64 primes. */
function fractions(root: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0);
}

/** Pads the bytes to blocks of 64: the bytes, a bit 1, zeros, and the number of bits. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 128);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}
