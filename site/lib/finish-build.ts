import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPage } from './built-page.ts';
import { deadLinks } from './dead-links.ts';
import { environment } from './environment.ts';
import { headersFile } from './headers/headers-file.ts';
import { policyExceptions } from './headers/policy-exceptions.ts';
import { copyPictures } from './pictures/pictures.ts';
import { drawSharePictures } from './share/share-pictures.ts';

/** What Eleventy reports about each file that it wrote. */
interface Result {
  url: string;
  outputPath: string;
  content: string | Buffer;
}

/**
 * Runs after the pages are written: makes their pictures, the share pictures and the headers file, and checks every link.
 *
 * @throws Error listing the dead links
 */
export async function finishBuild(results: readonly Result[], output: string): Promise<void> {
  const pages = results.filter(({ outputPath }) => outputPath?.endsWith('.html')).map(read);
  await drawSharePictures();
  copyPictures(pages, output);
  const env = environment();
  writeFileSync(join(output, '_headers'), headersFile(pages, env.formMailUrl, policyExceptions(env)));
  const dead = deadLinks(pages, output);
  if (dead.length > 0) throw new Error(`Links that lead nowhere:\n${dead.join('\n')}`);
}

function read({ url, content }: Result) {
  return builtPage(url.replace(/\/index(\.html)?$|\.html$/, '') || '/', content.toString());
}
