import { createHash, randomBytes } from 'node:crypto';

/** What the register keeps of a secret. */
export interface KeptSecret {
  /** Both as hexadecimal digits. */
  salt: string;
  hash: string;
}

/** Letters and digits that nobody confuses on paper. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret of 24 signs, in groups of six: about 118 bits, so a plain hash cannot be tried through. */
export function newSecret(): string {
  // Bytes beyond a multiple of the number of signs would make some signs likelier.
  const even = 256 - (256 % signs.length);
  let secret = '';
  while (secret.length < 24)
    for (const byte of randomBytes(32))
      if (byte < even && secret.length < 24) secret += signs[byte % signs.length];
  return secret.replace(/(.{6})(?=.)/g, '$1-');
}

/** The salted hash of a secret, as `partner_figures` compares it. */
export function keptSecret(secret: string, salt: Buffer = randomBytes(16)): KeptSecret {
  return {
    salt: salt.toString('hex'),
    hash: createHash('sha256').update(salt).update(secret, 'utf8').digest('hex'),
  };
}

/** SQL that does the same as `npm run partner` with the secret key. */
export function partnerSql(code: string, { salt, hash }: KeptSecret): string {
  return `select public.set_partner('${code}', '${salt}', '${hash}');`;
}
