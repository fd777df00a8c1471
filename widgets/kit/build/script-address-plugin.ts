import type { Plugin } from 'vite';

const address = new URL('../../script-address.ts', import.meta.url).pathname;

/**
 * Replaces `import.meta.url` by the address that the script finds itself, in a build of one file, which must run as a classic script too.
 *
 * @param belongs whether a module is part of such a file
 */
export function scriptAddressPlugin(belongs: (id: string) => boolean = () => true): Plugin {
  return {
    name: 'wrappie-script-address',
    enforce: 'pre',
    transform: {
      filter: { id: /\/widgets\/.*\.ts(?:\?.*)?$/, code: 'import.meta.url' },
      handler: (code, id) =>
        belongs(id)
          ? `import { scriptAddress as addressOfScript } from ${JSON.stringify(address)};\n${code.replaceAll('import.meta.url', 'addressOfScript')}`
          : null,
    },
  };
}
