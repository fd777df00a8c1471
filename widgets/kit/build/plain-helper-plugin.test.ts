import { expect, test } from 'vitest';
import { plainHelperPlugin } from './plain-helper-plugin.ts';

const region = '// \0rolldown/runtime.js\n';
const helper = `var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) { target[name] = all[name]; }
	return target;
};`;

/** The plugin's output for a chunk; `undefined` when it leaves the chunk alone. */
function render(code: string, ...known: string[]): string | undefined {
  const { renderChunk } = plainHelperPlugin(...known) as unknown as {
    renderChunk(this: unknown, code: string, chunk: { fileName: string }): { code: string } | null;
  };
  const error = (message: string) => {
    throw new Error(message);
  };
  return renderChunk.call({ error }, code, { fileName: 'kit.js' })?.code;
}

test('exports are an object with getters, because their values may be set later', () => {
  const code = render(
    `${region}${helper}\nvar all = /* @__PURE__ */ __exportAll({\n\tdefine: () => define,\n\tlater: () => later$1\n});\nfunction define() {}\nvar later$1 = 1;\nreturn all;`,
  );
  const all = new Function(String(code))();
  expect(Object.keys(all)).toEqual(['define', 'later']);
  expect(all.define.name).toBe('define');
  expect(all.later).toBe(1);
});

test('exports of another shape fail the build', () => {
  expect(() => render(`${region}${helper}\nvar all = __exportAll({ define: () => a.define });`)).toThrow(
    'exports in a way',
  );
});

test('a chunk without helpers is left alone', () => {
  expect(render('export const a = 1;')).toBeUndefined();
});

test.each([
  `${region}var __exportAll = function (all) {};`,
  `${region}${helper}\nvar __toESM = (mod) => mod;`,
  `${region}var __commonJSMin = (cb, mod) => () => mod;`,
])('an unknown helper fails the build', (code) => {
  expect(() => render(code)).toThrow('kit.js has a helper');
});

test('a known helper may stay', () => {
  const code = `${region}${helper}\nvar __esmMin = (fn) => () => fn();`;
  expect(() => render(code)).toThrow('__esmMin');
  expect(render(code, '__esmMin')).toContain('var __esmMin = (fn) => () => fn();');
});
