import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { widgetClasses } from './widget-classes.ts';

const folder = mkdtempSync(join(tmpdir(), 'wrappie-classes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The class names reached from `a.widget.ts`, for a widget with these files. */
function classesOf(files: Record<string, string>): string[] {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  return [...widgetClasses(join(folder, 'a.widget.ts'))].sort();
}

test('include every view that the widget imports: statically, by re-export, or dynamically', () => {
  const classes = classesOf({
    'a.widget.ts':
      "import { View } from './View.tsx'; export { Other } from './Other.tsx'; import './round.ts';",
    'View.tsx': `export const View = ({ on }) => <p className={on ? 'on p-1' : 'off'}><b className="bold" /></p>;
      export const late = () => import('./late.part.ts');`,
    'Other.tsx': `const looks = { one: 'first look', two: 'second' };
      export const Other = ({ look }) => <i className={looks[look]} />;`,
    'late.part.ts': "export { Late } from './Late.tsx';",
    'Late.tsx': 'export const Late = () => <i className="late" />;',
    'round.ts': "import './a.widget.ts';",
    'Stranger.tsx': 'export const Stranger = () => <i className="strange" />;',
  });
  expect(classes).toEqual(['bold', 'first', 'late', 'look', 'off', 'on', 'p-1', 'second']);
});

test('exclude a view from which only types are imported', () => {
  const classes = classesOf({
    'a.widget.ts': `import type { A } from './Typed.tsx'; import { type B } from './Typed.tsx';
      type C = typeof import('./Typed.tsx'); export type { D } from './Typed.tsx'; export const x = 1;`,
    'Typed.tsx': 'export const Typed = () => <i className="typed" />;',
  });
  expect(classes).toEqual([]);
});

test.each(['{`p-1`}', '{name}', "{'p-' + name}", '{cx("p-1")}'])('cannot be composed: %s', (value) => {
  const files = {
    'a.widget.ts': "import './View.tsx';",
    'View.tsx': `export const View = ({ name }) => <p className=${value} />;`,
  };
  expect(() => classesOf(files)).toThrow(/View\.tsx: className must be made of literals/);
});
