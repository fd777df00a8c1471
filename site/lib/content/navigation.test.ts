import { expect, it } from 'vitest';
import { loadNavigation, withoutMissing } from './navigation.ts';

const label = { nl: 'a', en: 'b' };

it('leaves out links to pages that do not exist, and the menus and columns that are empty without them', () => {
  const all = {
    header: [
      { route: '/', label },
      {
        label,
        children: [
          { route: '/a', label },
          { route: '/b', label },
        ],
      },
      { label, children: [{ route: '/c', label }] },
    ],
    footer: [
      { title: label, links: [{ route: '/c', label }] },
      { title: label, links: [{ route: '/a', label }] },
    ],
    legal: [
      { route: '/a#privacy', label },
      { route: '/c#privacy', label },
    ],
  };
  expect(withoutMissing(all, new Set(['/', '/a']))).toEqual({
    header: [
      { route: '/', label },
      { label, children: [{ route: '/a', label }] },
    ],
    footer: [{ title: label, links: [{ route: '/a', label }] }],
    legal: [{ route: '/a#privacy', label }],
  });
});

it('reads the file of the site', () => {
  expect(loadNavigation(new Set(['/'])).header).toHaveLength(1);
});
