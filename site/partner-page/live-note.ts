import { type PageContext, say } from '../lib/page-context.ts';
import { demoAttributes } from './demo-attributes.ts';
import type { PartnerWidget } from './partner-widgets.ts';

/** What is said with a widget to try out: nothing while it could send. */
export function liveNote(context: PageContext, { meta }: PartnerWidget): string {
  if (!('mode' in demoAttributes(meta, context)))
    return say(context, { nl: 'De widget zelf: probeer hem uit.', en: 'The widget itself: try it out.' });
  return say(context, {
    nl: 'De widget zelf, in de testmodus: er wordt niets verstuurd.',
    en: 'The widget itself, in test mode: nothing is sent.',
  });
}
