import { expect, it } from 'vitest';
import { article, contextOf } from '../context.fixture.ts';
import { atomFeed } from './atom-feed.ts';

const routes = new Set(['/blog', '/blog/proef']);
const { site } = contextOf('/blog', 'nl', { articles: [article], routes });

it('holds the complete articles of its language, with absolute links', () => {
  const nl = atomFeed(site, 'nl');
  expect(nl).toContain('<link rel="self" href="https://wrappie.test/blog/feed.xml"/>');
  expect(nl).toContain('<published>2025-02-18T00:00:00.000Z</published>');
  expect(nl).toContain('Vanaf €\u00a0150');
  const en = atomFeed(site, 'en');
  expect(en).toContain('https://wrappie.test/en/blog/proef');
  expect(en).toMatch(/href="https:\/\/wrappie\.test\/en\/blog\/proef">here/);
  expect(en).not.toMatch(/data-scroll|href="\//);
});
