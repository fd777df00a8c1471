import { entryOf } from '../../../widgets/entries.ts';
import type { Environment } from '../environment.ts';

/** Attributes of widgets on our pages that the environment sets, rather than the content of a page. */
export function configuredAttributes(tag: string, environment: Environment): Record<string, string> {
  const { settings = {} } = entryOf(tag);
  const values = Object.entries(settings).map(([name, setting]) => [name, setting && environment[setting]]);
  return Object.fromEntries(values.filter(([, value]) => value));
}
