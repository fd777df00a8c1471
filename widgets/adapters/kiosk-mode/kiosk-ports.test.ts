import { expect, it, test, vi } from 'vitest';
import type { Ports } from '../../kit/ports.ts';
import { createKioskPorts } from './kiosk-ports.ts';

const landing = {
  address: 'https://dealer.example/?utm_source=beurs',
  referrer: 'https://zoek.example/vind?q=naam',
};

/** The ports of the browser. Every member that reads or writes what is stored fails the test; so does the channel to other tabs. */
const stored = [
  'visits',
  'tabs',
  'prepareDelivery',
  'keep',
  'forget',
  'outbox',
  'pictures',
  'showFragment',
  'recall',
  'remember',
  'recallForVisit',
  'rememberForVisit',
] as const satisfies readonly (keyof Ports)[];
const refuse = (name: string) => () => {
  throw new Error(`ports.${name} reads or writes what is stored.`);
};
const deliver = vi.fn(async () => 'accepted');
const real = { deliver, ...Object.fromEntries(stored.map((name) => [name, refuse(name)])) };

const open = () => createKioskPorts(real as unknown as Ports, landing);

test.each<[string, (ports: Ports) => unknown, unknown]>([
  ['a request', (ports) => ports.keep({ reference: 'WR-7K3M9PQX', fields: [] }), undefined],
  ['the end of a request', (ports) => ports.forget('WR-7K3M9PQX'), undefined],
  ['a choice', (ports) => ports.remember('language', 'en'), true],
  ['a text of this visit', (ports) => ports.rememberForVisit('wrappie-chat', '[]'), true],
  ['a picture', async (ports) => (await ports.pictures()).keepPicture('a.webp', new Blob(['a'])), true],
  ['a fragment of the address', (ports) => ports.showFragment('keuken?film=WF-116', 'replace'), undefined],
])('stores nothing: %s', async (_, store, outcome) => {
  expect(await store(open())).toBe(outcome);
});

test.each<[string, (ports: Ports) => unknown, unknown]>([
  ['requests', async (ports) => (await ports.outbox()).unsent(), []],
  ['a request', async (ports) => (await ports.outbox()).find('WR-7K3M9PQX'), undefined],
  ['a photo of a request', async (ports) => (await ports.outbox()).pictureOf('z.webp'), undefined],
  ['a picture', async (ports) => (await ports.pictures()).pictureOf('z.webp'), undefined],
  ['a choice', (ports) => ports.recall('jobs'), undefined],
  ['what other elements keep of a visitor', (ports) => ports.recallForVisit('wrappie-visitor'), undefined],
])('offers nothing that others stored: %s', async (_, read, found) => {
  expect(await read(open())).toEqual(found);
});

it('knows only the visit that began on this page', () => {
  const here = { utm_source: 'beurs', referrer: 'https://zoek.example/vind' };
  expect(open().visits()).toEqual({ first: here, last: here });
});

it('holds in memory what the elements of the page share', async () => {
  const [one, other] = [open(), open()];
  one.rememberForVisit('wrappie-visitor', '{"name":"Noor"}');
  expect(other.recallForVisit('wrappie-visitor')).toBe('{"name":"Noor"}');
  const picture = new Blob(['b']);
  await (await one.pictures()).keepPicture('b.webp', picture);
  expect(await (await other.pictures()).pictureOf('b.webp')).toBe(picture);
  await (await other.pictures()).forgetPictures(['b.webp']);
  expect(await (await one.pictures()).pictureOf('b.webp')).toBeUndefined();
});

it('sends as usual, one attempt at a time, without a tab that would outlive the visit', async () => {
  const ports = open();
  expect((await ports.tabs()).openTab('https://wrappie.example', 'nl')).toBeUndefined();
  const request = { reference: 'WR-7K3M9PQX', fields: [] };
  const late = () => {};
  const outbox = await ports.outbox();
  expect(await outbox.exclusively(request.reference, () => ports.deliver(request, late))).toBe('accepted');
  expect(deliver).toHaveBeenCalledExactlyOnceWith(request, late);
});
