import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReleased } from '../../package/releases.ts';
import { factsFile, loadFacts } from '../content/facts.ts';
import type { Environment } from '../environment.ts';
import { packageVersion } from '../widgets/package-version.ts';
import {
  isExampleAddress,
  type Unfinished,
  unconfirmedSentences,
  unconfirmedTerms,
  unfinishedCompany,
  unfinishedMarkdown,
  unfinishedYaml,
} from './find-unfinished.ts';
import { wrongWithKey } from './storage-key.ts';

type Variables = Record<string, string | undefined>;

/** @throws Error listing everything that must be fixed before the site may go live */
export function assertReadyForProduction(env: Environment, variables: Variables = process.env): void {
  refuse([...unfinishedForRelease(env, variables), ...unreleasedWidgets(packageVersion())]);
}

/**
 * What is released holds the company's addresses for good.
 *
 * @throws Error listing everything that must be fixed before the widgets may be released: all but the release itself
 */
export function assertReadyForRelease(env: Environment, variables: Variables = process.env): void {
  refuse(unfinishedForRelease(env, variables));
}

function refuse(unfinished: readonly Unfinished[]): void {
  if (unfinished.length > 0) throw new Error(explain(unfinished));
}

function unfinishedForRelease(env: Environment, variables: Variables): Unfinished[] {
  return [
    ...unfinishedForProduction(env, variables),
    ...unconfirmedSentences(readFileSync(factsFile, 'utf8'), factsFile),
    ...unconfirmedTerms(readFileSync(factsFile, 'utf8'), factsFile),
  ];
}

/**
 * Everything that must be fixed before the site may go live: placeholders of the company, samples and example addresses in the content,
 * and services that are not set.
 */
export function unfinishedForProduction(
  env: Environment,
  variables: Variables,
  content = 'site/content',
): Unfinished[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((name) => join(content, name))
    .sort();
  return [
    ...unfinishedSettings(env),
    ...unfinishedCompany(readFileSync(factsFile, 'utf8'), factsFile, loadFacts(variables).company, variables),
    ...files.flatMap((file) => {
      if (file.endsWith('.md')) return unfinishedMarkdown(readFileSync(file, 'utf8'), file);
      if (!file.endsWith('.yaml') || file === factsFile) return [];
      return unfinishedYaml(readFileSync(file, 'utf8'), file);
    }),
  ];
}

/**
 * Reports the pinned script of this version unless it was released. Partners who pin it expect it never to change, but the next build
 * would change it.
 *
 * @param folder holds the released versions
 */
export function unreleasedWidgets(version: string, folder?: string): Unfinished[] {
  if (isReleased(version, folder)) return [];
  const line =
    1 +
    readFileSync('package.json', 'utf8')
      .split('\n')
      .findIndex((text) => /^ *"version"/.test(text));
  return [
    {
      place: `package.json:${line}`,
      what: `version ${version} of the widgets is not released, and partners can pin it`,
      mend: `npm run release, and commit public/widgets/${version}`,
    },
  ];
}

function unfinishedSettings(env: Environment): Unfinished[] {
  const settings = [
    { name: 'WRAPPIE_SITE_URL', address: env.siteUrl, mend: 'set it to the origin of the site' },
    {
      name: 'WRAPPIE_FORM_MAIL_URL',
      address: env.formMailUrl,
      mend: 'set it to the form-mail service, with the token that it gives for your address, or requests reach nobody',
    },
    {
      name: 'WRAPPIE_SUPABASE_URL',
      address: env.supabaseUrl,
      mend: 'set it, or set it empty for no storage: then photos are only named',
    },
  ];
  const found = settings.flatMap(({ name, address, mend }) => {
    const wrong = wrongWith(address);
    return wrong ? [{ place: 'environment', what: `${name} (${address}) ${wrong}`, mend }] : [];
  });
  if (env.partnerEndpoint === 'none')
    found.push({
      place: 'environment',
      what: 'WRAPPIE_PARTNER_ENDPOINT is none',
      mend: 'remove it, or applications of partners reach nobody',
    });
  const key = env.supabaseUrl === '' ? undefined : wrongWithKey(env.supabaseAnonKey, env.supabaseUrl);
  if (key)
    found.push({
      place: 'environment',
      what: `WRAPPIE_SUPABASE_ANON_KEY ${key}`,
      mend: 'set it to the public key of the project (sb_publishable_…): every visitor can read it',
    });
  return found;
}

function wrongWith(address: string): string | undefined {
  if (address === '') return undefined;
  if (address.startsWith('/') || /\/\/(localhost|127\.|\[::1\])/.test(address))
    return 'is only there at home';
  if (isExampleAddress(address)) return 'does not exist';
  if (/@|%40/i.test(address)) return 'contains an e-mail address, which every visitor and robot can read';
  return address.startsWith('https://') ? undefined : 'is not https';
}

function explain(unfinished: readonly Unfinished[]): string {
  const lines = unfinished.map(({ place, what, mend }) => `${place}  ${what}: ${mend}`);
  const count = lines.length === 1 ? 'One thing is' : `${lines.length} things are`;
  return `${count} not ready for production:\n${lines.join('\n')}`;
}
