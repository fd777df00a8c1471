import { defaultLanguage } from '../../widgets/domain/text.ts';
import { colours } from '../../widgets/kit/theme/tokens.ts';
import { localise } from '../lib/content/localise.ts';
import { loadSite, type Site } from '../lib/site.ts';

/** The web app manifest, for adding the site to a home screen. */
export const data = async () => ({ site: await loadSite(), permalink: '/manifest.webmanifest' });

export function render({ site }: { site: Site }): string {
  const { name } = site.facts.company;
  const home = site.pages.find(({ route }) => route === '/');
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description:
      home && localise(home.content.description, defaultLanguage, site.local[defaultLanguage].placeholders),
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
