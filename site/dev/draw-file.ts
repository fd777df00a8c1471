import { entries } from '../../widgets/entries.ts';
import { keepClassNames } from '../../widgets/kit/theme/short-names.ts';
import { addressOfFile } from '../lib/addresses.ts';
import { builtPage } from '../lib/built-page.ts';
import { ContentMistakes } from '../lib/content/content-mistakes.ts';
import { explainDeadLinks } from '../lib/content/explain-dead-links.ts';
import { deadAnchors } from '../lib/dead-links.ts';
import { environment } from '../lib/environment.ts';
import { contentPolicy, inlineHashes } from '../lib/headers/content-policy.ts';
import { policyExceptions } from '../lib/headers/policy-exceptions.ts';
import { loadSite } from '../lib/site.ts';
import { packageVersion } from '../lib/widgets/package-version.ts';
import { useReleases } from '../lib/widgets/releases.ts';
import { useManifest } from '../lib/widgets/widget-assets.ts';
import { pluginZip } from '../wordpress/plugin-zip.ts';
import { findFile } from './find-file.ts';
import { withDevClient } from './with-dev-client.ts';

/** The modules that are loaded again when they, or their imports, change: templates, content, widgets. */
export { widgetDefines } from '../lib/widgets/widget-defines.ts';
export { widgetStyles } from './widget-styles.ts';
export { entries, findFile };

export interface DrawnFile {
  content: string;
  headers: Record<string, string>;
}

// React compares a widget's markup with its views, and would report every class as different.
keepClassNames();
useManifest(sourceManifest());
useReleases(releaseOfSources());

/** Draws a file of the site as a build would write it, but with the sources of the widgets and the client that reloads. */
export async function drawFile(file: string): Promise<DrawnFile | undefined> {
  const env = environment();
  const draw = await findFile(file);
  if (!draw) return undefined;
  const content = draw(env.formMailUrl);
  if (file.endsWith('.html')) refuseDeadAnchors(addressOfFile(file), content);
  const exception = policyExceptions(env)[file.replace(/\.html$/, '')];
  // The courier needs no client: it is a hidden frame on any page, and reloads with that page.
  if (exception) {
    const policy = contentPolicy(inlineHashes(content), env.formMailUrl, exception);
    return { content, headers: { 'Content-Security-Policy': policy } };
  }
  return { content: file.endsWith('.html') ? withDevClient(content) : content, headers: {} };
}

/** Draws the WordPress plugin, the only file of the site that is not text. */
export async function drawPlugin(): Promise<Buffer> {
  return Buffer.from(pluginZip(await loadSite()));
}

/** A build checks every link, this only those within the page: no other page is drawn. */
function refuseDeadAnchors(address: string, content: string): void {
  const dead = deadAnchors(builtPage(address, content));
  if (dead.length > 0) throw new ContentMistakes(explainDeadLinks(dead));
}

/** Takes the place of the build's chunk list. In development each module is a file of its own, which its importer requests. */
function sourceManifest() {
  const names = entries.map(({ meta: { tag } }) => tag.replace(/^wrap-/, ''));
  const scripts = [
    ...names.map((name) => `widgets/${name}/${name}.widget.ts`),
    'widgets/adapters/courier/courier-page.ts',
    'widgets/adapters/tab/receipt-page.ts',
  ];
  return Object.fromEntries(scripts.map((file) => [file, { file, isEntry: true }]));
}

/** Development builds no pinned script, so the partner page shows the version with a hash that matches nothing. */
function releaseOfSources() {
  const latest = packageVersion();
  const script = { file: `/widgets/${latest}/widgets.js`, integrity: 'sha384-not-built' };
  return { latest, versions: { [latest]: script } };
}
