import { readFileSync } from 'node:fs';

/** The version in package.json: that of the widgets and of the package they are published as. */
export function packageVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}
