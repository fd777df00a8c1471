import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The configuration in site/hosting/nginx.md, as far as it says which headers a file gets. */
export interface NginxConfig {
  text: string;
  /** The headers of a file of the build: `/over-ons.html`. */
  headersOf(file: string): Record<string, string>;
}

type Map = readonly (readonly [key: string, value: string])[];

/** @param dist the build, from which the configuration includes files */
export function readNginxConfig(page: string, dist: string): NginxConfig {
  const [, text = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8')) ?? [];
  const root = `${/^ *root (\S+);/m.exec(text)?.[1]}/`;
  const entries = (body: string): Map =>
    [...body.matchAll(/^ *("[^"]*"|[^\s#]+) +("[^"]*"|[^\s;]+);/gm)].flatMap(([, key = '', value = '']) =>
      key === 'include'
        ? entries(readFileSync(join(dist, value.replace(root, '')), 'utf8'))
        : [[bare(key), bare(value)] as const],
    );
  const maps = new Map(
    [...text.matchAll(/^map \$uri (\$\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => [
      name,
      entries(body),
    ]),
  );
  const added = [...text.matchAll(/^ *add_header (\S+) ("[^"]*"|\S+) always;/gm)];
  return {
    text,
    headersOf: (file) =>
      Object.fromEntries(
        added
          .map(([, name = '', value = '']) => {
            const map = maps.get(value);
            return [name, map ? look(map, file) : bare(value)];
          })
          // nginx sends no header without a value.
          .filter(([, value]) => value !== ''),
      ),
  };
}

/** The value of a map as nginx finds it: an equal key, else the first expression that matches, else the default. */
function look(map: Map, uri: string): string {
  const found =
    map.find(([key]) => key === uri) ??
    map.find(([key]) => key.startsWith('~') && new RegExp(key.slice(1)).test(uri)) ??
    map.find(([key]) => key === 'default');
  return found?.[1] ?? '';
}

function bare(value: string): string {
  return value.replace(/^"(.*)"$/, '$1');
}
