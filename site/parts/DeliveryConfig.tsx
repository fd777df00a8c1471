import { type CourierConfig, configElementId } from '../../widgets/adapters/courier/courier-config.ts';
import { entryOf } from '../../widgets/entries.ts';

/** Where the services are that this page may deliver to: the build says so, and no message can. */
export function DeliveryConfig({ config }: { config: CourierConfig }) {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return <script id={configElementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Of these widgets, whether one delivers from the page itself: into a tab that it opens. */
export function deliverInTab(tags: readonly string[]): boolean {
  return tags.some((tag) => entryOf(tag).deliversInTab);
}
