import { frameHeight } from '../lib/widgets/embed-pages.ts';

/** The HTML of a frame. It scrolls where the helper is missing. */
export function frameSnippet(address: string, title: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" loading="lazy" style="width:100%;height:${frameHeight}px;border:0"></iframe>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
