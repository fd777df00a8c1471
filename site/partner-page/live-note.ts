import { type PageContext, say } from '../lib/page-context.ts';
import type { PartnerWidget } from '../lib/widgets/partner-widgets.ts';
import { previewAttributes } from './demo-attributes.ts';

/** The note beside a live widget. It says that nothing is sent only if that is true. */
export function liveNote(context: PageContext, { meta }: PartnerWidget): string {
  const preview = previewAttributes(meta);
  if ('placement' in preview)
    return say(context, {
      nl: 'De widget zelf, hier altijd in de pagina.',
      en: 'The widget itself, here always in the page.',
    });
  if (!('mode' in preview))
    return say(context, {
      nl: 'Dit is de widget zelf, zoals hij op uw site komt te staan.',
      en: 'This is the widget itself, just as it will look on your site.',
    });
  return say(context, {
    nl: 'De widget zelf, in de testmodus: er wordt niets verstuurd.',
    en: 'The widget itself, in test mode: nothing is sent.',
  });
}
