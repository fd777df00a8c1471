import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { explainError } from '../explain-error.ts';
import { ContentMistakes } from './content-mistakes.ts';
import { loadContent } from './load-content.ts';
import { fileFor, newPage, wrongAddress } from './new-page.ts';

/* `npm run new -- page /keukenfronten-breda` writes a page that builds, in both languages. */

const route = process.argv[3] ?? '';
try {
  const { routes } = loadContent();
  const wrong = wrongAddress(route, routes);
  if (wrong) throw new ContentMistakes([wrong]);
  const file = fileFor(route);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, newPage(route), { flag: 'wx' });
  console.info(
    `${file} is written. \`npm run dev\` shows it at http://localhost:8080${route} and /en${route}.`,
  );
  console.info(
    `No page links to it yet: add it to site/content/navigation.yaml, or link to it in a text: [words](${route})`,
  );
} catch (error) {
  console.error(explainError(error).message);
  process.exitCode = 1;
}
