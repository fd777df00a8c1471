import { describe, expect, it } from 'vitest';
import { headersFile } from './headers-file.ts';

const file = headersFile(
  [
    { address: '/over-ons', html: '<p>' },
    { address: '/bezorgen', html: '<p>' },
    { address: '/404', html: '<meta http-equiv="Content-Security-Policy" content="x">' },
  ],
  '/_local/form-mail',
  { '/bezorgen': { 'frame-ancestors': ['*'] } },
);

const rule = (path: string) => file.split('\n\n').find((part) => part.trim().startsWith(`${path}\n`)) ?? '';

describe('the headers file', () => {
  it('gives each page its own policy, and none to all', () => {
    expect(rule('/over-ons')).toContain("frame-ancestors 'self'");
    expect(rule('/bezorgen')).toContain('frame-ancestors *');
    expect(rule('/*')).not.toContain('Content-Security-Policy');
    expect(rule('/*')).toContain('nosniff');
  });

  it('leaves out a page that carries its own', () => {
    expect(rule('/404')).toBe('');
  });

  it('lets any page load the widgets, and keeps what is hashed for a year', () => {
    expect(rule('/widgets.js')).toMatch(/Access-Control-Allow-Origin: \*[\s\S]*max-age=300/);
    expect(rule('/assets/*')).toMatch(/cross-origin[\s\S]*immutable/);
  });
});
