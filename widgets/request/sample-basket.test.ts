import { expect, test, vi } from 'vitest';
import type { Ports } from '../kit/ports.ts';
import { fakePorts } from './ports.fixture.ts';
import { createSampleBasket, sampleBasket } from './sample-basket.ts';

function deviceWith(text?: string) {
  let stored = text;
  let returned = () => {};
  const remember = vi.fn((_: string, value: string) => {
    stored = value;
    return true;
  });
  const ports = {
    recall: () => stored,
    remember,
    onReturn(listener: () => void) {
      returned = listener;
    },
  };
  return {
    ports,
    remember,
    changeElsewhere(value: string) {
      stored = value;
      returned();
    },
  };
}

test('nothing is stored before the visitor chooses a sample', () => {
  const { ports, remember } = deviceWith();
  const basket = createSampleBasket(ports);
  basket.remove(['WF-116']);
  expect(remember).not.toHaveBeenCalled();
  basket.toggle('WF-116');
  expect(remember).toHaveBeenLastCalledWith('wrappie-samples', 'WF-116');
});

test('samples are there on the next page', () => {
  const { ports } = deviceWith();
  createSampleBasket(ports).toggle('WF-116');
  createSampleBasket(ports).toggle('WF-218');
  expect(createSampleBasket(ports).getState().codes).toEqual(['WF-116', 'WF-218']);
});

test('what another tab changed is read when the visitor returns', () => {
  const { ports, changeElsewhere } = deviceWith('WF-116');
  const basket = createSampleBasket(ports);
  changeElsewhere('WF-116 WF-620');
  expect(basket.getState().codes).toEqual(['WF-116', 'WF-620']);
});

test('where storage is blocked the samples are known on this page', () => {
  let returned = () => {};
  const basket = createSampleBasket({
    recall: () => undefined,
    remember: () => false,
    onReturn: (listener) => {
      returned = listener;
    },
  });
  basket.toggle('WF-116');
  returned();
  expect(basket.getState()).toEqual({ codes: ['WF-116'], unkept: true });
});

test('where storage is blocked only the samples that were asked for leave the basket', () => {
  const basket = createSampleBasket({ recall: () => undefined, remember: () => false, onReturn: () => {} });
  for (const code of ['WF-116', 'WF-218', 'WF-510']) basket.toggle(code);
  basket.remove([]);
  basket.remove(['WF-218']);
  expect(basket.getState().codes).toEqual(['WF-116', 'WF-510']);
});

test('a sixth sample is refused', () => {
  const basket = createSampleBasket(deviceWith('WF-110 WF-112 WF-114 WF-116 WF-118').ports);
  expect(basket.toggle('WF-120')).toBe(false);
  expect(basket.getState().codes).toHaveLength(5);
  expect(basket.toggle('WF-110')).toBe(true);
  expect(basket.toggle('WF-120')).toBe(true);
});

test('the widgets of a page share one basket, and those in a mode another', () => {
  const ports = (mode?: Ports['mode']) => fakePorts({ mode, ...deviceWith().ports });
  sampleBasket(ports()).toggle('WF-116');
  expect(sampleBasket(ports()).getState().codes).toEqual(['WF-116']);
  expect(sampleBasket(ports('kiosk')).getState().codes).toEqual([]);
  sampleBasket(ports('test')).remove(['WF-116']);
  expect(sampleBasket(ports('test')).getState().codes).toEqual([]);
  expect(sampleBasket(ports()).getState().codes).toEqual(['WF-116']);
});
