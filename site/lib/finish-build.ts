import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOfFile } from './addresses.ts';
import { builtPage } from './built-page.ts';
import { ContentMistakes } from './content/content-mistakes.ts';
import { explainDeadLinks } from './content/explain-dead-links.ts';
import { deadLinks } from './dead-links.ts';
import { environment } from './environment.ts';
import { headersFile } from './headers/headers-file.ts';
import { nginxPolicies, nginxPoliciesFile } from './headers/nginx-policies.ts';
import { policyExceptions } from './headers/policy-exceptions.ts';
import { copyPictures } from './pictures/pictures.ts';
import { drawSharePictures } from './share/share-pictures.ts';
import { loadSite } from './site.ts';
import { unlinkedPages } from './unlinked-pages.ts';

/** What Eleventy reports about each file that it wrote. */
interface Result {
  url: string;
  outputPath: string;
  content: string | Buffer;
}

/**
 * Runs after the pages are written: makes their pictures, the share pictures and the files with headers, checks every link, and names pages to
 * which nothing links.
 *
 * @throws ContentMistakes listing the dead links
 */
export async function finishBuild(results: readonly Result[], output: string): Promise<void> {
  const pages = results.filter(({ outputPath }) => outputPath?.endsWith('.html')).map(read);
  await drawSharePictures();
  copyPictures(pages, output);
  const env = environment();
  const policies = [pages, env.formMailUrl, policyExceptions(env)] as const;
  writeFileSync(join(output, '_headers'), headersFile(...policies));
  writeFileSync(join(output, nginxPoliciesFile), nginxPolicies(...policies));
  const dead = deadLinks(pages, output);
  if (dead.length > 0) throw new ContentMistakes(explainDeadLinks(dead));
  const site = await loadSite();
  for (const warning of unlinkedPages(site.pages, pages)) console.warn(warning);
}

function read({ url, content }: Result) {
  return builtPage(addressOfFile(url), content.toString());
}
