import type { PageContext } from '../page-context.ts';
import { shareSize } from './ShareDrawing.tsx';
import { sharePicture } from './share-pictures.ts';

/** The address of the share picture: the page's title over its picture. */
export function shareAddress({ site, lang, route }: PageContext, title: string, picture: string): string {
  const plain = site.pictures.get(picture)?.jpegs.find(({ width }) => width >= shareSize.width);
  if (plain && site.environment.sharePictures === 'plain') return plain.url;
  const company = site.facts.company.name;
  const name = `${route.slice(1).replaceAll('/', '-') || 'home'}-${lang}`;
  return sharePicture({ name, title: withoutName(title, company), picture, company });
}

/** `Veelgestelde vragen | Wrappie` → `Veelgestelde vragen`: the company's mark is below it already. */
function withoutName(title: string, company: string): string {
  return title.replace(new RegExp(`\\s+[|–-]\\s+${company}$`), '');
}
