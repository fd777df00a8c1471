import { withOwnPolicy } from '../lib/headers/own-policy.ts';
import { withPageStyles } from '../lib/page-styles.ts';

/** What a template file exports, as Eleventy reads it. */
interface Template {
  data(): Data | Promise<Data>;
  render(data: Data): string;
}

type Data = Record<string, unknown> & {
  permalink?: string | ((data: Data) => string);
  pagination?: { data: string; alias: string };
  /** A file of site/layouts, which wraps what the template returns. */
  layout?: string;
};

const templates = Object.values(import.meta.glob<Template>('../templates/*.11ty.tsx', { eager: true }));
const layouts = import.meta.glob<Template>('../layouts/*.11ty.tsx', { eager: true });

/**
 * Finds the template that a build would use for a file of the site, without building any other.
 *
 * @param file as in `/over-ons.html`
 * @returns a function that draws the file; undefined when no template writes it
 */
export async function findFile(file: string): Promise<((formMailUrl: string) => string) | undefined> {
  for (const template of templates) {
    const data = await template.data();
    const found = itemsOf(data).find((item) => placeOf(item) === file);
    if (found) return (formMailUrl) => finished(drawn(template, found), file, formMailUrl);
  }
  return undefined;
}

/** One set of data per file that the template writes. */
function itemsOf(data: Data): Data[] {
  if (!data.pagination) return [data];
  const { data: list, alias } = data.pagination;
  return (data[list] as unknown[]).map((item) => ({ ...data, [alias]: item }));
}

function placeOf(data: Data): string | undefined {
  return typeof data.permalink === 'function' ? data.permalink(data) : data.permalink;
}

function drawn(template: Template, data: Data): string {
  const content = template.render(data);
  if (!data.layout) return content;
  return layouts[`../layouts/${data.layout}`]!.render({ ...data, content });
}

/** The transforms of eleventy.config.js. */
function finished(content: string, file: string, formMailUrl: string): string {
  return file.endsWith('.html') ? withOwnPolicy(withPageStyles(content), formMailUrl) : content;
}
