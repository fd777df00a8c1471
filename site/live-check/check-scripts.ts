import { earlyBundleFiles } from '../lib/widgets/early-bundles.ts';
import { evergreenFile } from '../lib/widgets/releases.ts';
import { integrityOf, readReleases } from '../package/releases.ts';
import { fetchPage } from './fetch-page.ts';
import { type Check, type Outcome, outcome } from './outcome.ts';

/** Checks that any page can load the partners' scripts, that they are unchanged, and that they are cached as long as allowed. */
export const checkScripts: Check = async (origin) => {
  const page = await fetchPage(`${origin}/prijscalculator`);
  const chunk = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0];
  const releases = await fetchPage(`${origin}/widgets/integrity.json`);
  const found = [
    ...(
      await Promise.all(
        [evergreenFile, ...earlyBundleFiles, '/embed.js'].map((path) =>
          checkScript(origin, path, /max-age=\d{1,4}\b/),
        ),
      )
    ).flat(),
    ...(chunk
      ? await checkScript(origin, chunk, /immutable/)
      : [{ what: 'scripts of /prijscalculator', wrong: 'the page names none' }]),
    outcome('/widgets/integrity.json', releases.status === 200, `status ${releases.status}`),
  ];
  if (releases.status !== 200) return found;
  const { versions } = readReleases(releases.text, '/widgets/integrity.json');
  const pinned = await Promise.all(
    Object.values(versions).map(async ({ file, integrity }) => [
      ...(await checkScript(origin, file, /immutable/)),
      await checkHash(origin, file, integrity),
    ]),
  );
  return [...found, ...pinned.flat()];
};

async function checkScript(origin: string, path: string, cache: RegExp): Promise<Outcome[]> {
  const { status, headers } = await fetchPage(origin + path);
  if (status !== 200) return [{ what: path, wrong: `status ${status}` }];
  const type = headers.get('content-type');
  return [
    outcome(`${path} is a script`, /javascript/.test(type ?? ''), `its type is ${type}`),
    outcome(
      `${path} is for any page`,
      headers.get('access-control-allow-origin') === '*' &&
        headers.get('cross-origin-resource-policy') === 'cross-origin',
      'Access-Control-Allow-Origin: * or Cross-Origin-Resource-Policy: cross-origin is missing',
    ),
    outcome(
      `${path} is kept as long as it may be`,
      cache.test(headers.get('cache-control') ?? ''),
      `cache-control is ${headers.get('cache-control')}`,
    ),
  ];
}

async function checkHash(origin: string, path: string, integrity: string): Promise<Outcome> {
  const { status, body } = await fetchPage(origin + path);
  if (status !== 200) return { what: `${path} is what its hash says`, wrong: `status ${status}` };
  const hash = integrityOf(body);
  return outcome(
    `${path} is what its hash says`,
    hash === integrity,
    `it is ${hash}: does the host change scripts?`,
  );
}
