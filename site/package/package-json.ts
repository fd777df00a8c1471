import type { DeclarationFile } from '../lib/manifests/declaration-files.ts';
import { frameworks, packageName } from './package-name.ts';

/** Peers, so that strict package managers let our typings find those of the frameworks. Any version is accepted. */
const peers = [...frameworks, '@types/react'];

/**
 * The package.json of the packed widgets. It has ES modules only. The typings for each framework are a module of their own, because it is
 * an error to import a framework that is not installed.
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
    // Importing one of these modules starts the widgets.
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
