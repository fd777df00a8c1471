import type { Ports } from '../kit/ports.ts';
import { createKioskPorts } from './kiosk-mode/kiosk-ports.ts';
import type { Landing } from './landing.ts';
import { createTestPorts } from './test-mode/test-ports.ts';

export { createTestPorts };

/**
 * Where an element keeps the mode that it started with, if it had one: what it stores on the device follows that one. A registered symbol, so
 * that the doctor can read it without a chunk that both import.
 */
const startedMode = Symbol.for('wrappie.mode');

/**
 * The ports of an element with a `mode`; `undefined` for a mode that does not exist. One chunk holds all modes, so that the elements without
 * one, which are nearly all, carry a single import.
 */
export function createModePorts(
  mode: string,
  element: HTMLElement,
  real: Ports,
  landing: Landing,
): Ports | undefined {
  Reflect.set(element, startedMode, mode);
  if (mode === 'test') return createTestPorts(element, real);
  if (mode === 'kiosk') return createKioskPorts(real, landing);
  return undefined;
}
