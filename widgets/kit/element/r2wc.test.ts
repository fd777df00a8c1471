import { createRequire } from 'node:module';
import r2wc from '@r2wc/react-to-web-component';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { widget as priceCalculator } from '../../price-calculator/price-calculator.widget.ts';
import type { Ports } from '../ports.ts';
import { createWrapElement } from './wrap-element.ts';

/*
 * The element class depends on internals of r2wc. These tests state what an update of r2wc must keep; if one fails, check wrap-element.ts.
 */

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

afterEach(() => vi.unstubAllGlobals());

describe('r2wc', () => {
  it('is the version whose internals we know', () => {
    expect(versionOf('@r2wc/react-to-web-component')).toBe('2.1.1');
  });

  it('cannot make an element class in Node, nor can we', () => {
    expect(() => r2wc(() => null)).toThrow('HTMLElement is not defined');
    expect(() =>
      createWrapElement(priceCalculator, {
        whenNeeded() {},
        onHydrated() {},
        portsOf: () => ({}) as Ports,
        prepareMode: async () => {},
        diagnose: async () => '',
      }),
    ).toThrow('HTMLElement is not defined');
  });

  it('stores its state under the symbols that the subclass uses', () => {
    vi.stubGlobal('HTMLElement', class {});
    const Element = r2wc(() => null) as unknown as new () => object;
    const element = new Element();
    const own = Object.getOwnPropertySymbols(element).map(Symbol.keyFor);
    expect(own).toEqual(expect.arrayContaining(['r2wc.connected', 'r2wc.context', 'r2wc.props']));
    expect(Reflect.has(element, Symbol.for('r2wc.render'))).toBe(true);
    expect(Reflect.has(element, 'container')).toBe(true);
  });

  it('updates and mounts nothing when a context exists already, which makes hydration possible', () => {
    vi.stubGlobal('HTMLElement', class {});
    const Element = r2wc(() => null) as unknown as new () => { connectedCallback(): void };
    const element = new Element();
    const render = vi.fn();
    Reflect.set(element, Symbol.for('r2wc.context'), { root: { render }, ReactComponent: () => null });
    element.connectedCallback();
    expect(render).toHaveBeenCalledTimes(1);
  });
});
