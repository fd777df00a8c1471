import type { Finding } from './finding.ts';

/** What is known of a script's tag. */
export interface Tag {
  type: string;
  /** Its attributes by name. */
  attributes: Readonly<Record<string, string>>;
}

/** Tools that change script tags, with what they leave on them. */
const tools: readonly (readonly [name: string, trace: RegExp])[] = [
  ['WP Rocket', /rocket/],
  ['LiteSpeed Cache', /litespeed/],
  ['Perfmatters', /perfmatters|pmdelay/],
  ['Flying Scripts', /flying-?press|flying-?script/],
  ['Autoptimize', /autoptimize/],
  ['Cloudflare Rocket Loader', /[\da-f]{16,}-text\/javascript|[\da-f]{16,}-module/],
  ['Cookiebot', /cookieconsent/],
  ['Complianz', /cmplz/],
  ['CookieYes', /cookieyes|cookie-?law/],
  ['Borlabs Cookie', /borlabs/],
  ['Usercentrics', /usercentrics/],
];

/** What tools have made of our tags, for a page author who wonders why a widget comes late, or not at all. */
export function examineTags(tags: readonly Tag[]): Finding[] {
  return tags.flatMap(({ type, attributes }): Finding[] => {
    const written = Object.entries({ type, ...attributes })
      .map(([name, value]) => (/^(?:src|integrity)$|-src$/.test(name) ? name : `${name}=${value}`))
      .join(' ')
      .toLowerCase();
    const names = tools.filter(([, trace]) => trace.test(written)).map(([name]) => name);
    const by = names.length > 0 ? names.join(' and ') : undefined;
    if (!/^(?:|module|text\/javascript|application\/javascript)$/.test(type))
      return [
        {
          about: 'tag',
          state: 'problem',
          text: `${by ?? 'a tool'} holds our script back (type="${type}")`,
          advice:
            'it runs once the tool restores the tag; to show the widget at once, exclude widgets.js there',
        },
      ];
    if (by)
      return [
        {
          about: 'tag',
          state: 'notice',
          text: `${by} handles our script`,
          advice: 'if the widget comes late, exclude widgets.js there',
        },
      ];
    if (type !== 'module')
      return [
        {
          about: 'tag',
          state: 'notice',
          text: 'type="module" was taken off our script, which works without it',
        },
      ];
    return [];
  });
}
