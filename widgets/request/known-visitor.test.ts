import { describe, expect, test, vi } from 'vitest';
import type { Ports } from '../kit/ports.ts';
import { createKnownVisitor, forgetVisitor, knownVisitor, onForgotten } from './known-visitor.ts';
import { fakePorts } from './ports.fixture.ts';

const nobody = {
  name: '',
  email: '',
  phone: '',
  service: '',
  film: '',
  room: '',
  fronts: '',
  drawers: '',
  windows: '',
  calculation: '',
  photos: [],
};

/** A storage with this text. */
function memoryOf(text: string | undefined) {
  const rememberForVisit = vi.fn(() => true);
  return { recallForVisit: () => text, rememberForVisit };
}

test('no data is known at first', () => {
  expect(createKnownVisitor(memoryOf(undefined)).getState()).toEqual(nobody);
});

test('what the visitor fills in is stored for this visit, and known on the next page', () => {
  const memory = memoryOf(undefined);
  createKnownVisitor(memory).setState({ name: 'Noor', service: 'keuken', film: 'WF-116', room: 'kitchen' });
  const [name, text] = memory.rememberForVisit.mock.lastCall as unknown as [string, string];
  const recallForVisit = vi.fn(() => text);
  const next = createKnownVisitor({ ...memory, recallForVisit });
  expect(recallForVisit).toHaveBeenCalledWith(name);
  expect(next.getState()).toEqual({
    ...nobody,
    name: 'Noor',
    service: 'keuken',
    film: 'WF-116',
    room: 'kitchen',
  });
});

test('where storage is blocked the data is known on this page', () => {
  const visitor = createKnownVisitor({ recallForVisit: () => undefined, rememberForVisit: () => false });
  visitor.setState({ email: 'noor@example.nl' });
  expect(visitor.getState().email).toBe('noor@example.nl');
});

describe('data that another script wrote under our name', () => {
  test.each([
    ['no JSON', 'x{'],
    ['nothing', 'null'],
    ['a text', '"Noor"'],
    ['numbers', '{"name":1,"film":116,"room":0,"calculation":3,"photos":2}'],
    ['unknown members', '{"foo":"bar"}'],
    ['invalid photos', '{"photos":[null,1,{"name":"a"},{"name":"a","objectName":"b","url":3}]}'],
  ])('is ignored: %s', (_, text) => {
    expect(createKnownVisitor(memoryOf(text)).getState()).toEqual(nobody);
  });

  test('does not affect our own data', () => {
    const photo = { name: 'a.jpg', objectName: '1-a.webp' };
    const text = JSON.stringify({ name: 'Noor', email: 4, photos: [photo, 'x'] });
    expect(createKnownVisitor(memoryOf(text)).getState()).toEqual({
      ...nobody,
      name: 'Noor',
      photos: [photo],
    });
  });
});

const inMode = (mode?: Ports['mode']) => fakePorts({ mode, ...memoryOf(undefined) });

test.each(['test', 'kiosk'] as const)('the widgets in %s mode share a visitor of their own', (mode) => {
  const others = ([undefined, 'test', 'kiosk'] as const).filter((other) => other !== mode);
  knownVisitor(inMode(mode)).setState({ name: 'Noor' });
  expect(knownVisitor(inMode(mode)).getState().name).toBe('Noor');
  for (const other of others) expect(knownVisitor(inMode(other)).getState().name).toBe('');
  knownVisitor(inMode(mode)).setState({ name: '' });
});

describe('on a device that visitors share', () => {
  const here = () => knownVisitor(inMode('kiosk')).getState();

  test('the visitor is forgotten once a request has arrived; elsewhere they are not', () => {
    const forgotten = vi.fn();
    onForgotten(knownVisitor(inMode('kiosk')), forgotten);
    knownVisitor(inMode('kiosk')).setState({ name: 'Noor', film: 'WF-116' });
    forgetVisitor(inMode());
    forgetVisitor(inMode('test'));
    expect(here().name).toBe('Noor');
    expect(forgotten).not.toHaveBeenCalled();
    forgetVisitor(inMode('kiosk'));
    expect(here()).toEqual(nobody);
    expect(forgotten).toHaveBeenCalledOnce();
  });
});
