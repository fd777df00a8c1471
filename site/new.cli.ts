/* `npm run new -- page /ADDRESS` or `npm run new -- widget NAME`. */

import process from 'node:process';

const kind = process.argv[2];
if (kind === 'page') await import('./lib/content/new-page.cli.ts');
else if (kind === 'widget') await import('../widgets/new-widget.cli.ts');
else {
  console.error('npm run new -- page /keukenfronten-breda\nnpm run new -- widget my-widget');
  process.exitCode = 1;
}
