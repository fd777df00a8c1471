/**
 * The HTML of a widget on one of our pages.
 *
 * @param tag a tag of the registry
 * @param attributes attributes of the host element, without `lang`
 * @param lang language of the page
 */
export function prerenderWidget(tag: string, attributes: Record<string, string>, _lang: 'nl' | 'en'): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
