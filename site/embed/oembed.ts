import type { Site } from '../lib/site.ts';
import { type EmbedPage, frameHeight } from '../lib/widgets/embed-pages.ts';
import { frameSnippet } from './frame-snippet.ts';

/**
 * The oEmbed description of a page for frames: whoever pastes its address into WordPress, Ghost or Notion gets the frame. It is a file, so it
 * is the same for every query of the address. See https://oembed.com.
 */
export function oembed({ facts, environment }: Pick<Site, 'facts' | 'environment'>, page: EmbedPage) {
  const title = page.widget.docs.title[page.lang];
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: facts.company.name,
    provider_url: environment.siteUrl,
    html: frameSnippet(environment.siteUrl + page.address, title),
    width: 640,
    height: frameHeight,
    cache_age: 86_400,
  };
}
