import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders } from './headers-file.ts';
import { parseRedirects, type RedirectRule } from './redirects-file.ts';

export type HostRules = {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
};

/**
 * Reads `_headers` and `_redirects` in `dist`, both optional. It reads them again after a new build, and reports each invalid line to
 * `warn`, once per version of the file.
 */
export function hostRules(dist: string, warn: (message: string) => void): () => Promise<HostRules> {
  const headers = parsedFile(join(dist, '_headers'), parseHeaders, warn);
  const redirects = parsedFile(join(dist, '_redirects'), parseRedirects, warn);
  return async () => ({ headers: await headers(), redirects: await redirects() });
}

type Parse<Rule> = (text: string) => { rules: Rule[]; warnings: string[] };

function parsedFile<Rule>(file: string, parse: Parse<Rule>, warn: (message: string) => void) {
  let version = '';
  let rules: Promise<Rule[]> = Promise.resolve([]);

  const load = async (): Promise<Rule[]> => {
    const parsed = parse(await readFile(file, 'utf8').catch(() => ''));
    for (const warning of parsed.warnings) warn(warning);
    return parsed.rules;
  };

  return async () => {
    const found = await stat(file).catch(() => undefined);
    const current = found ? `${found.mtimeMs} ${found.size}` : '';
    if (current !== version) {
      version = current;
      rules = load();
    }
    return rules;
  };
}
