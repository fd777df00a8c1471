/** A request from the calculator (rule `payload-calculator`). */
export const QUOTE: [string, string][] = [
  ['_subject', 'Offerte aanvraag — keuken'],
  ['_captcha', 'false'],
  ['name', 'Zoë de Vries'],
  ['email', 'zoe@example.nl'],
  ['phone', '06 12345678'],
  ['projectType', 'keuken'],
  ['estimatedPrice', '1234'],
  ['folieType', 'mat'],
  ['complexity', 'eenvoudig'],
  ['kozijnSides', ''],
  ['measurements', '{"length":"12","drawers":"3"}'],
  ['uploadedFiles', 'https://photos.example/1-a.jpg,https://photos.example/2-b.webp'],
  ['message', 'Regel één\r\nRegel twee'],
];

/** A request from the quote form (rule `payload-contact`). */
export const CONTACT: [string, string][] = [
  ['_subject', 'Contact'],
  ['_captcha', 'false'],
  ['Naam', 'Jan Jansen'],
  ['E-mail', 'jan@example.nl'],
  ['Telefoon', ''],
  ['Adres', 'Straat 1'],
  ['Project_type', 'overig'],
  ['Klant_type', 'particulier'],
  ['Huisbezoek', 'JA'],
  ['Beschrijving', 'Hallo'],
  ['Foto_info', 'geen'],
  ['Tijdstip', '1-2-2027 10:00:00'],
];

/** Posts fields like a browser's form, without following the redirect. */
export function post(
  address: string,
  fields: readonly (readonly [string, string])[],
  { multipart = false, headers = {} as Record<string, string> } = {},
): Promise<Response> {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  return fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
}
