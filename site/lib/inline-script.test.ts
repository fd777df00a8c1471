import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

it('makes one script of several that import each other', () => {
  const code = inlineScript('snippet', 'configurator');
  expect(() => new Function(code)).not.toThrow();
  expect(code).not.toMatch(/\b(?:import|export)\b/);
});

it('cannot end its script element', () => {
  expect(inlineScript('snippet', 'configurator')).not.toMatch(/<\/script/i);
});
