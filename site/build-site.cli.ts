import { Eleventy } from '@11ty/eleventy';
import { explainError } from './lib/explain-error.ts';

/*
 * `npm run build:site`: writes the pages into dist/. Eleventy would print an error twice, with its stack trace. Here a mistake in the
 * content is one line, and only a mistake in the code shows where it was thrown.
 */
// Before a template loads React, whose development build takes twice the time to draw. `npm run dev` uses that one, for its warnings.
process.env['NODE_ENV'] ??= 'production';
const eleventy = new Eleventy(undefined, undefined, { source: 'cli', quietMode: true });
try {
  await eleventy.init();
  eleventy.errorHandler.logger = { isVerbose: false, message() {} };
  await eleventy.write();
} catch (error) {
  const { message, stack } = explainError(error);
  console.error([message, stack].filter(Boolean).join('\n'));
  process.exitCode = 1;
}
