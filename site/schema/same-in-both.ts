/** Texts that are rightly the same in Dutch and English: names, and words both languages share. */
export const sameInBoth = new Set([
  'Home',
  'FAQ',
  'Wrappie',
  'Blog',
  'Instagram',
  'Facebook',
  'LinkedIn',
  'TikTok',
  'Utrecht',
  'Platform',
]);
