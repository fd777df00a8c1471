import type { PGlite } from '@electric-sql/pglite';
import { keptSecret } from '../../partners/partner-secret.ts';

const code = 'voorbeeld';
const secret = 'lokaal-geheim';

/** Code and secret of the partner in a local register, as the terminal shows them. */
export const samplePartner = `code ${code}, secret ${secret}`;

/** Requests, by month before this one: service, amount and page. */
const requests: readonly [monthsAgo: number, service: string, amount: number, page: string][] = [
  [4, 'keuken', 1109, 'keukens'],
  [3, 'keuken', 1747, 'keukens'],
  [3, 'kozijnen', 2580, 'kozijnen'],
  [2, 'keuken', 612, 'keukens'],
  [2, 'meubel', 306, 'acties'],
  [2, 'keuken', 1442, 'keukens'],
  [1, 'keuken', 1224, 'keukens'],
  [1, 'raamfolie', 864, 'kozijnen'],
  [0, 'keuken', 1875, 'acties'],
];

/** Adds the partner and what came through them, so that `/partners/cijfers` has something to show on a new machine. */
export async function addSamplePartner(database: PGlite): Promise<void> {
  const { salt, hash } = keptSecret(secret);
  await database.query('select public.set_partner($1, $2, $3)', [code, salt, hash]);
  for (const [index, [monthsAgo, service, amount, page]] of requests.entries())
    await database.query(
      `insert into public.requests (reference, digest, kind, fields, partner, embedded_on, language, received_at)
       values ($1, $2, 'quote', $3, $4, 'https://dealer.example', 'nl', now() - make_interval(months => $5, hours => $6))
       on conflict do nothing`,
      [
        `WR-VRBLD${String(index).padStart(3, '0')}`,
        index.toString(16).padStart(64, '0'),
        JSON.stringify({
          name: 'Voorbeeld',
          projectType: service,
          estimatedPrice: String(amount),
          page: `https://dealer.example/${page}?klant=1`,
        }),
        code,
        monthsAgo,
        index,
      ],
    );
}
