import { parseHTML } from 'linkedom';
import { readAddress } from '../lib/addresses.ts';
import { fetchPage } from './fetch-page.ts';
import { type Check, type Outcome, outcome } from './outcome.ts';

/** How many pages are fetched at a time. */
const abreast = 4;

/** Checks that every page of the sitemap exists, names its own address as canonical, and carries its policy. */
export const checkPages: Check = async (origin) => {
  const { status, text } = await fetchPage(`${origin}/sitemap.xml`);
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const listed = outcome(
    `the sitemap lists ${addresses.length} pages`,
    status === 200 && addresses.length > 0,
    `status ${status}`,
  );
  const foreign = addresses.filter((address) => new URL(address).origin !== origin);
  const robots = await fetchPage(`${origin}/robots.txt`);
  const found = [
    listed,
    outcome(
      'the sitemap names this site',
      foreign.length === 0,
      `it names ${foreign[0]}: was WRAPPIE_SITE_URL set?`,
    ),
    outcome(
      'robots.txt names the sitemap',
      robots.text.includes(`Sitemap: ${origin}/sitemap.xml`),
      `it says ${robots.text.match(/Sitemap:.*/)?.[0] ?? 'nothing of it'}`,
    ),
  ];
  const wrong: Outcome[] = [];
  for (let at = 0; at < addresses.length; at += abreast) {
    const some = addresses.slice(at, at + abreast).map((address) => wrongWithPage(origin, address));
    wrong.push(...(await Promise.all(some)).flat());
  }
  return [
    ...found,
    ...(wrong.length > 0 ? wrong : [{ what: 'every page of the sitemap is as it should be' }]),
  ];
};

/** @param address as in the sitemap, which may name another site by mistake: that is reported once */
async function wrongWithPage(origin: string, address: string): Promise<Outcome[]> {
  const what = new URL(address).pathname;
  const { status, headers, text } = await fetchPage(origin + what);
  if (status !== 200) return [{ what, wrong: `status ${status}` }];
  const { document } = parseHTML(text);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  // A header for many pages may leave out the styles: then the page's own policy has the rest.
  const policies = [
    headers.get('content-security-policy'),
    document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
  ];
  const { lang: language } = readAddress(what);
  return [
    outcome(what, canonical === address, `its canonical address is ${canonical}`),
    outcome(
      what,
      document.documentElement.lang === language,
      `its language is ${document.documentElement.lang}`,
    ),
    outcome(what, policies.join().includes("default-src 'none'"), 'it has no content policy'),
    outcome(
      what,
      !document.querySelector('meta[name=robots][content*=noindex]'),
      'it wants no search engine',
    ),
  ].filter(({ wrong }) => wrong);
}
