import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment } from '../../site/lib/environment.ts';
import { packageVersion } from '../../site/lib/widgets/package-version.ts';
import { type Packed, pack } from './pack.ts';

describe('the npm package', () => {
  let packed: Packed;
  beforeAll(() => {
    packed = pack();
  });
  afterAll(() => packed.remove());

  const installed = (file: string) =>
    readFileSync(join(packed.project, 'node_modules/wrappie-widgets', file), 'utf8');
  const manifest = () => JSON.parse(installed('package.json'));
  const entries = (): string[] => Object.keys(manifest().exports);

  it('passes the checks of package managers and bundlers', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: arrayBuffer(packed.tarball) }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('has correct types for every way to import a module', async () => {
    const checked = await checkPackage(createPackageFromTarballData(packed.tarball));
    if (!checked.types) throw new Error('The package has no types.');
    expect(Object.keys(checked.entrypoints)).toEqual(
      expect.arrayContaining(['.', './react', './vue', './svelte']),
    );
    // The package has only ES modules. CommonJS can `await import()` it, which is what this problem is about.
    expect(checked.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([]);
  });

  it('has the version of the widgets, and every file that it names', () => {
    expect(manifest().version).toBe(packageVersion());
    expect(packed.files.sort()).toEqual([...manifest().files, 'README.md', 'package.json'].sort());
    const named = [manifest().customElements, manifest()['web-types'], manifest().types, manifest().main];
    for (const file of named) expect(installed(file).length, file).toBeGreaterThan(0);
  });

  it('can be imported on a server, where it does nothing', () => {
    const modules = entries().filter((entry) => !entry.endsWith('.json'));
    const imports = modules.map((entry) => `import '${join('wrappie-widgets', entry)}';`).join('');
    const script = `${imports}console.log(globalThis[Symbol.for('wrappie.widgets')] ?? 'nothing')`;
    expect(modules).toHaveLength(4);
    expect(node(script)).toBe('nothing\n');
  });

  it('contains our address, which it cannot derive from the page that bundles it', () => {
    const script = installed('widgets.js');
    expect(script).toContain(new URL(environment().siteUrl).origin);
    expect(script).not.toMatch(/\bimport\.meta\b|\bimport\(/);
  });

  it('has a complete README', () => {
    const readme = installed('README.md');
    expect(readme).toContain('`<wrap-price-calculator>`');
    expect(readme).not.toMatch(/\{(?:site|widgets)\}/);
  });

  /** The output of a script in the project, run by Node. */
  function node(script: string): string {
    return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: packed.project,
      encoding: 'utf8',
    });
  }
});

function arrayBuffer({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer {
  return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
}
