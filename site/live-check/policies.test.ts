import { expect, test } from 'vitest';
import { lets, maySitesFrame } from './policies.ts';

const origin = 'https://www.example.com';
const project = 'https://ref.supabase.co';
const answer = (...policies: string[]) =>
  new Headers(policies.map((policy) => ['content-security-policy', policy]));

test.each<[policies: string[], directive: string, address: string, right: boolean]>([
  [["connect-src 'self' https://ref.supabase.co"], 'connect-src', project, true],
  [["connect-src 'self'"], 'connect-src', project, false],
  [["connect-src 'self'"], 'connect-src', `${origin}/_local`, true],
  [['connect-src https:'], 'connect-src', project, true],
  [["default-src 'none'"], 'connect-src', project, false],
  [["default-src 'none'"], 'form-action', project, true],
  [["connect-src *; form-action 'self'"], 'form-action', project, false],
  [['connect-src *', "connect-src 'none'"], 'connect-src', project, false],
  [[], 'connect-src', project, true],
])('%j: %s %s? %s', (policies, directive, address, right) => {
  expect(lets(answer(...policies), directive, address, origin)).toBe(right);
});

test.each<[policies: string[], right: boolean]>([
  [["default-src 'none'; frame-ancestors *"], true],
  [["frame-ancestors 'self'"], false],
  [['frame-ancestors *', "frame-ancestors 'self'"], false],
  [["default-src 'none'"], false],
  [[], false],
])('may any site frame a page with %j? %s', (policies, right) => {
  expect(maySitesFrame(answer(...policies))).toBe(right);
});
