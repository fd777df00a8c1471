import type { DeclarationFile } from '../lib/manifests/declaration-files.ts';
import { frameworks, packageName } from './package-name.ts';

/** Named so that their typings are found from a package that may see nothing else; of any version, so that none is refused. */
const peers = [...frameworks, '@types/react'];

/**
 * The package.json of the packed widgets. Modules only: what frameworks add is a module of its own, since to name a framework
 * that is not there is an error.
 */
export function packageJson(version: string, homepage: string, files: readonly DeclarationFile[]): object {
  const modules = ['widgets', ...frameworks];
  const data = files.map(({ name }) => name).filter((name) => name.endsWith('.json'));
  return {
    name: packageName,
    version,
    description: 'The widgets of Wrappie as custom elements: prices and quote requests for film wrapping.',
    keywords: ['custom-elements', 'web-components'],
    homepage,
    license: 'UNLICENSED',
    type: 'module',
    main: './widgets.js',
    types: './widgets.d.ts',
    exports: {
      '.': moduleExport('widgets'),
      ...Object.fromEntries(frameworks.map((name) => [`./${name}`, moduleExport(name)])),
      ...Object.fromEntries([...data, 'package.json'].map((name) => [`./${name}`, `./${name}`])),
    },
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
    // To import one is to start the widgets.
    sideEffects: modules.map((name) => `./${name}.js`),
    files: [
      ...modules.map((name) => `${name}.js`),
      ...files.map(({ name }) => name),
      'THIRD-PARTY.txt',
    ].sort(),
    peerDependencies: Object.fromEntries(peers.map((name) => [name, '*'])),
    peerDependenciesMeta: Object.fromEntries(peers.map((name) => [name, { optional: true }])),
  };
}

function moduleExport(name: string) {
  return { types: `./${name}.d.ts`, default: `./${name}.js` };
}
