import { entryOf } from '../../../widgets/entries.ts';
import type { Environment } from '../environment.ts';

/** What the environment, rather than the content of a page, decides of a widget on our pages. */
export function configuredAttributes(tag: string, environment: Environment): Record<string, string> {
  const { settings = {} } = entryOf(tag);
  const values = Object.entries(settings).map(([name, setting]) => [name, setting && environment[setting]]);
  return Object.fromEntries(values.filter(([, value]) => value));
}
