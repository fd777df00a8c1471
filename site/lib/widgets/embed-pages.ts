import { addressOf } from '../../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../../widgets/domain/text.ts';
import { type PartnerWidget, placedWidgets } from './partner-widgets.ts';

/** A page with just one widget, for frames of other sites. */
export interface EmbedPage {
  widget: PartnerWidget;
  lang: Language;
  /** `/embed/price-calculator`, `/en/embed/price-calculator`. */
  address: string;
}

/** The pages for frames: a page for each widget that shows something by itself, in each language. */
export const embedPages: readonly EmbedPage[] = placedWidgets
  // A switch of languages would only switch itself.
  .filter(({ meta }) => meta.attributes['lang'])
  .flatMap((widget) => languages.map((lang) => ({ widget, lang, address: embedAddress(widget, lang) })));

/** The address of a widget's page for frames. */
export function embedAddress({ meta }: PartnerWidget, lang: Language): string {
  return addressOf(`/embed/${meta.tag.replace('wrap-', '')}`, lang);
}

/** Height of a frame until the page inside tells its own, in CSS pixels. */
export const frameHeight = 900;
