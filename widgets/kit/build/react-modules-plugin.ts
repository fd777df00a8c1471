import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { unusedFeaturesIn, withoutUnusedFeatures } from './unused-react.ts';

/** The files of React's packages, and the production file that each one loads. */
const entries: Readonly<Record<string, string>> = {
  'react/index.js': 'react.production.js',
  'react/jsx-runtime.js': 'react-jsx-runtime.production.js',
  'react-dom/index.js': 'react-dom.production.js',
  'react-dom/client.js': 'react-dom-client.production.js',
  'scheduler/index.js': 'scheduler.production.js',
};

/** Optional functions of the scheduler. They do not exist, and React only checks that. */
const absent = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;

/**
 * Feature checks of React, and their result in every browser that reads our syntax. With the result written in, the bundler removes the
 * code for other browsers.
 */
const knownResults: readonly [check: RegExp, result: string][] = [
  [/"function" === typeof (?:reportError|queueMicrotask|setTimeout|clearTimeout|Promise|WeakMap)\b/g, 'true'],
  [/"undefined" !== typeof (?:AbortController|MessageChannel)\b/g, 'true'],
  [/"object" === typeof performance && "function" === typeof performance\.now\b/g, 'true'],
  [/"undefined" !== typeof setImmediate\b/g, 'false'],
  // A document exists.
  [/!\(\s*"undefined" === typeof window \|\|[^)]*\)/g, 'true'],
  [/"undefined" === typeof document\b/g, 'false'],
  [/"undefined" !== typeof document\b/g, 'true'],
  // Only Internet Explorer has a document mode.
  [/"documentMode" in document\b/g, 'false'],
  [/"CompositionEvent" in window\b/g, 'true'],
  [/"function" === typeof Object\.is\b/g, 'true'],
  [/"object" === typeof Reflect && Reflect\.construct\b/g, 'true'],
  // Events of animations and transitions no longer have vendor prefixes.
  [/\bgetVendorPrefixedEventName\(("\w+")\)/g, '$1'],
  [/\bcanUseDOM &&\s+\(\(style = [^;]*;/g, ''],
  // React makes two checks by trying: whether listeners may be passive, and whether there are input events.
  [
    /passiveBrowserEventsSupported = !1;\s+if \(canUseDOM\)\s+try \{[\s\S]*?\} catch \(e\) \{[^}]*\}/g,
    'passiveBrowserEventsSupported = !0;',
  ],
  [/isInputEventSupported = !1;\s+if \(canUseDOM\) \{[\s\S]*?\n\}/g, 'isInputEventSupported = !0;'],
];

/**
 * Rewrites React's packages, which are CommonJS, as ES modules during bundling. Unused exports and the bundler's helpers are then left out,
 * and so are the features that no widget uses: 15 KB (brotli) less for every widget. The behaviour of what is used does not change.
 */
export function reactModulesPlugin(): Plugin {
  return {
    name: 'wrappie-react-modules',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/node_modules\/(?:react|react-dom|scheduler|zustand|@r2wc)\// },
      handler(id) {
        const file = id.split('/node_modules/').at(-1) ?? id;
        if (entries[file]) return `export * from './cjs/${entries[file]}';`;
        if (file.includes('/cjs/')) {
          const code = readFileSync(id, 'utf8');
          return answered(asModule(file.includes('-client.') ? withoutUnusedFeatures(code) : code, file));
        }
        // The default export of a CommonJS module is the object with all its exports.
        return readFileSync(id, 'utf8').replace(
          /^import (\w+) from (["']react["'])/m,
          'import * as $1 from $2',
        );
      },
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// } },
      handler(code, id) {
        const [feature] = unusedFeaturesIn(id, code);
        if (feature)
          throw new Error(
            `${id} imports ${feature} of React, which we build without it: see unused-react.ts`,
          );
      },
    },
  };
}

/** The code with the known results written in. */
export function answered(code: string): string {
  return knownResults.reduce((text, [check, result]) => text.replace(check, result), code);
}

/**
 * Rewrites `exports.name = …` and `require("…")` as `export` and `import`.
 *
 * @throws Error when the file has any other form: then React has changed the way it writes its files
 */
export function asModule(code: string, file: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)(?:,\s+|;$))+/gm, (statement) => {
      for (const [, name, source] of statement.matchAll(/(\w+) = require\("([\w-]+)"\)/g))
        imports.push(`import * as ${name} from '${source}';`);
      return '';
    })
    .replace(/^(?=exports\.\w+ =)/gm, 'let ')
    .replace(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name);
      return `$${name}`;
    })
    .replace(absent, 'undefined');
  const left = body.match(/\b(?:module|exports|require)\b(?=[.[(]|\s*=)/);
  if (left || names.size === 0)
    throw new Error(`${file} cannot be read as a module: ${left?.[0] ?? 'it exports nothing'}`);
  const list = [...names].map((name) => `$${name} as ${name}`);
  return `${imports.join('\n')}\n${body}\nexport { ${list.join(', ')} };\n`;
}
