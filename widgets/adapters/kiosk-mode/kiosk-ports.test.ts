import { expect, it, vi } from 'vitest';
import type { Ports } from '../../kit/ports.ts';
import { createKioskPorts } from './kiosk-ports.ts';

const real = {
  keep: vi.fn(),
  remember: vi.fn(),
  rememberForVisit: vi.fn(),
  outbox: vi.fn(),
  pictures: vi.fn(),
  tabs: vi.fn(),
  deliver: vi.fn(async () => 'accepted'),
};
const ports = createKioskPorts(real as unknown as Ports);

it('stores nothing, and offers nothing', async () => {
  await ports.keep({ reference: 'WR-7K3M9PQX', fields: [] });
  expect(ports.remember('language', 'en')).toBe(true);
  ports.rememberForVisit('wrappie-visitor', '{}');
  await (await ports.pictures()).keepPicture('a.jpg', new Blob(['a']));
  const outbox = await ports.outbox();
  expect(await outbox.unsent()).toEqual([]);
  expect(await outbox.exclusively('WR-7K3M9PQX', async () => 'done')).toBe('done');
  for (const stored of [real.keep, real.remember, real.rememberForVisit, real.outbox, real.pictures])
    expect(stored).not.toHaveBeenCalled();
});

it('shares what the visitor filled in and chose with the elements of the page', async () => {
  const other = createKioskPorts(real as unknown as Ports);
  ports.rememberForVisit('wrappie-visitor', '{"name":"Noor"}');
  expect(other.recallForVisit('wrappie-visitor')).toBe('{"name":"Noor"}');
  const picture = new Blob(['b']);
  await (await ports.pictures()).keepPicture('b.jpg', picture);
  expect(await (await other.pictures()).pictureOf('b.jpg')).toBe(picture);
  await (await other.pictures()).forgetPictures(['b.jpg']);
  expect(await (await ports.pictures()).pictureOf('b.jpg')).toBeUndefined();
});

it('sends as usual, without a tab that would outlive the visit', async () => {
  expect(await ports.deliver({ reference: 'WR-7K3M9PQX', fields: [] }, () => {})).toBe('accepted');
  expect((await ports.tabs()).openTab('https://wrappie.example', 'nl')).toBeUndefined();
  expect(real.tabs).not.toHaveBeenCalled();
});
