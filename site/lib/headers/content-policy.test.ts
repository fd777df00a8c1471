import { describe, expect, it } from 'vitest';
import { contentPolicy, hashOf, inlineHashes, originsOf } from './content-policy.ts';

const page = inlineHashes(
  '<style>a{}</style><wrap-x><template shadowrootmode="open"><style>b{}</style></template></wrap-x><script>go()</script><script type="module" src="/widgets.js"></script><script type="application/ld+json">{}</script>',
);

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the policy of a page', () => {
  it('hashes as browsers do', () => {
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });

  it('allows the inline elements of the page, also those in shadow roots, and no others', () => {
    const policy = contentPolicy(page, '/_local/form-mail');
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('go()')}`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/^default-src 'none'; /);
  });

  it('lets forms be sent to a form-mail service on another origin', () => {
    expect(directive(contentPolicy(page, 'https://mail.example/x/y'), 'form-action')).toBe(
      "form-action 'self' https://mail.example",
    );
    expect(directive(contentPolicy(page, '/_local/form-mail'), 'form-action')).toBe("form-action 'self'");
  });

  it('accepts exceptions, and still adds the hashes', () => {
    const policy = contentPolicy(page, '/x', { 'frame-ancestors': ['*'], 'script-src': ["'none'"] });
    expect(directive(policy, 'frame-ancestors')).toBe('frame-ancestors *');
    expect(directive(policy, 'script-src')).toBe(`script-src 'none' ${hashOf('go()')}`);
  });

  it('names another origin once', () => {
    expect(originsOf('/a', '', 'https://x.example/1', 'https://x.example/2')).toEqual(['https://x.example']);
  });
});
