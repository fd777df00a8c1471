/** The public key of the local stand-ins. */
export const localKey = 'sb_publishable_local';

type Claims = Readonly<Record<string, unknown>>;

/**
 * Why a key must not be published as the public key of a Supabase project; `undefined` if it may be. There are two kinds: publishable keys
 * (`sb_publishable_…`), and the signed tokens of older projects, which name their role.
 *
 * @param url of the project. The token of an older project names that project too
 */
export function wrongWithKey(key: string, url: string, now = Date.now()): string | undefined {
  if (key === '') return 'is empty';
  if (key === localKey) return 'is not set';
  if (/^sb_secret_/.test(key)) return 'is a secret key, which reaches everything';
  if (/^sb_publishable_\S+$/.test(key)) return undefined;
  const claims = claimsOf(key);
  if (!claims) return 'is neither a publishable key (sb_publishable_…) nor a token (eyJ…)';
  if (claims['role'] !== 'anon') return `is a token with the role ${claims['role']}, not anon`;
  if (typeof claims['exp'] === 'number' && claims['exp'] * 1000 <= now)
    return `expired on ${new Date(claims['exp'] * 1000).toISOString().slice(0, 10)}`;
  const [, project] = /^https:\/\/([a-z]+)\.supabase\.co\b/.exec(url) ?? [];
  if (project && typeof claims['ref'] === 'string' && claims['ref'] !== project)
    return `belongs to another project, ${claims['ref']}`;
  return undefined;
}

/** The claims of a signed token. The signature is not checked: only the project can do that. */
function claimsOf(token: string): Claims | undefined {
  const [header, payload, signature, ...more] = token.split('.');
  if (!header || !payload || !signature || more.length > 0) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a key looks like one with all rights: `sb_secret_…`, or the `service_role` token of an older project. */
export function isSecretKey(key: string): boolean {
  return /^sb_secret_\S+$/.test(key) || claimsOf(key)?.['role'] === 'service_role';
}
