import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { computedFigures } from '../../site/lib/content/computed.ts';
import { loadFacts } from '../../site/lib/content/facts.ts';
import { dist } from './built-pages.ts';

/** What content quotes: a fact, `{claims.duration}`, or a figure, `{price keuken length=9}`. */
const quoted = new RegExp(
  `\\{(?:(?:${Object.keys(loadFacts()).join('|')})(?:\\.[a-zA-Z]+)+|(?:${computedFigures.join('|')}) [^{}"]+)\\}`,
);

/** Where content is shown as it is written. */
const asWritten = /^(?:en\/)?workbench\//;
const text = /\.(?:html|webmanifest|xml|json|txt|svg|ts|php)$|^_(?:headers|redirects)$/;

it('every file has its facts and figures filled in', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => text.test(file) && !asWritten.test(file) && statSync(join(dist, file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(200);
  const unfilled = files.flatMap((file) =>
    [quoted.exec(readFileSync(join(dist, file), 'utf8'))].flatMap((found) =>
      found ? `${file}: ${found[0]}` : [],
    ),
  );
  expect(unfilled).toEqual([]);
});
