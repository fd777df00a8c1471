import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { localKey } from '../lib/launch/storage-key.ts';

/** Signs the tokens of the stand-ins. It protects nothing: they listen on this machine only. */
const SECRET = 'local-secret-that-signs-tokens-of-the-stand-ins-and-of-nothing-else';

/** 1 January 2026 and 2100. The tokens of a project, too, are valid for decades. */
const DATES = { iat: 1_767_225_600, exp: 4_102_444_800 };

/** The keys of the stand-ins: publishable and secret key, and the tokens of older projects. */
export const LOCAL_KEYS = {
  publishable: localKey,
  secret: 'sb_secret_local',
  anonToken: signToken({ role: 'anon', ...DATES }),
  serviceToken: signToken({ role: 'service_role', ...DATES }),
} as const;

/** The public key, of either kind. */
export const LOCAL_ANON_KEY = LOCAL_KEYS.publishable;

/** Why a token is invalid, in the words of the library (jose) that the real servers use. */
export class TokenError extends Error {}

/** A token with these claims, HS256. */
export function signToken(claims: Readonly<Record<string, unknown>>, secret = SECRET): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${signature(signed, secret)}`;
}

/**
 * The `authorization` that Supabase's gateway passes to the server behind it. If `authorization` is absent or repeats a key that is no token
 * (`sb_…`), the gateway replaces it by a token with the key's role.
 * @returns `undefined` without any
 */
export function gatewayAuthorization(req: Request): string | undefined {
  const given = req.get('authorization');
  const key = req.get('apikey');
  if (given !== undefined && !/^Bearer sb_/.test(given)) return given;
  if (given !== undefined && given !== `Bearer ${key}`) return given;
  if (key === LOCAL_KEYS.publishable) return `Bearer ${LOCAL_KEYS.anonToken}`;
  if (key === LOCAL_KEYS.secret) return `Bearer ${LOCAL_KEYS.serviceToken}`;
  return key === undefined ? given : `Bearer ${key}`;
}

/**
 * The role of a token.
 * @throws {TokenError} unless it is signed with our secret and has not expired
 */
export function roleOf(authorization: string, now = Date.now()): string {
  const [header = '', payload = '', given = '', ...more] = authorization
    .replace(/^Bearer\s+/i, '')
    .split('.');
  if (more.length > 0 || !given) throw new TokenError('Invalid Compact JWS');
  const { alg } = parsed(header, 'JWS Protected Header is invalid');
  if (alg !== 'HS256') throw new TokenError('"alg" (Algorithm) Header Parameter value not allowed');
  if (!isEqual(given, signature(`${header}.${payload}`, SECRET)))
    throw new TokenError('signature verification failed');
  const { exp, role } = parsed(payload, 'JWT Claims Set must be a top-level JSON object');
  if (typeof exp === 'number' && exp * 1000 <= now)
    throw new TokenError('"exp" claim timestamp check failed');
  return typeof role === 'string' ? role : 'anon';
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function parsed(part: string, otherwise: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    throw new TokenError(otherwise);
  }
}
