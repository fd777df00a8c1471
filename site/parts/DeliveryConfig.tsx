import {
  type CourierConfig,
  configElementId,
  type TabConfig,
} from '../../widgets/adapters/courier/courier-config.ts';
import { entryOf } from '../../widgets/entries.ts';
import type { Environment } from '../lib/environment.ts';

/** The addresses of the services to which this page may deliver. The build sets them, and no message can change them. */
export function DeliveryConfig({ config }: { config: CourierConfig | TabConfig }) {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return <script id={configElementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** What a page that delivers in a tab needs to know. */
export function tabConfig({ formMailUrl, supabaseUrl }: Environment): TabConfig {
  return { formMailUrl, hasRegister: supabaseUrl !== '' };
}

/** Whether one of these widgets delivers from the page itself, in a new tab. */
export function deliverInTab(tags: readonly string[]): boolean {
  return tags.some((tag) => entryOf(tag).deliversInTab);
}
