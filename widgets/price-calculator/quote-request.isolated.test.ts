import { beforeEach, expect, test, vi } from 'vitest';
import type { DraftPhoto } from '../kit/outbox.ts';
import type { DeliveryOutcome } from '../kit/ports.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { fileOf, preparedPhoto } from '../request/photo-queue.fixture.ts';
import { fakePorts, promisesToSettle } from '../request/ports.fixture.ts';
import { quoteRequestPart } from './quote-request.lazy.ts';

// Compiled before the first test, because each page evaluates its own copy.
await quoteRequestPart.load();
await chosenFilmPart.load();

/** What the browser stores from one page of the visit to the next, and on the device. */
const memory = new Map<string, string>();
const device = new Map<string, string>();
const pictures = new Map<string, Blob>();

beforeEach(() => {
  memory.clear();
  device.clear();
  pictures.clear();
});

/** A page of the visit with a calculator. Its modules share no memory with the page before. */
async function openPage({ withFilms = true } = {}) {
  vi.resetModules();
  if (!withFilms) {
    const { chosenFilmPart } = await import('../request/chosen-film.lazy.ts');
    vi.spyOn(chosenFilmPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  }
  const { createPriceCalculatorStore } = await import('./price-calculator.store.ts');
  const deliveries: { fields: Record<string, string>; answer(outcome: DeliveryOutcome): Promise<void> }[] =
    [];
  const uploads: string[] = [];
  /** The photos of the request as it was last kept. */
  let kept: readonly DraftPhoto[] = [];
  const store = createPriceCalculatorStore({
    attributes: {},
    emit: () => {},
    ports: fakePorts({
      now: () => new Date('2026-01-15T09:30:00Z'),
      newReference: () => 'WR-1',
      ownOrigin: () => 'https://wrappie.example',
      pageAddress: () => new URL('https://wrappie.example/prijscalculator'),
      visits: () => ({ first: {}, last: {} }),
      onFragment: () => {},
      recall: (name) => device.get(name),
      remember: (name, value) => Boolean(device.set(name, value)),
      onReturn: () => {},
      recallForVisit: (name) => memory.get(name),
      rememberForVisit: (name, value) => Boolean(memory.set(name, value)),
      pictures: async () => ({
        keepPicture: async (name, picture) => Boolean(pictures.set(name, picture)),
        pictureOf: async (name) => pictures.get(name),
        forgetPictures: async (names) => names.forEach((name) => void pictures.delete(name)),
      }),
      preparePhoto: async (file) => preparedPhoto(file.name),
      preparePhotos: async () => {},
      async uploadPhoto(_, name) {
        uploads.push(name);
        return `https://bucket.example/${name}`;
      },
      prepareDelivery: async () => {},
      keep: async ({ photos = [] }) => {
        kept = photos;
      },
      forget: async () => {},
      deliver: ({ fields }) =>
        new Promise((resolve) =>
          deliveries.push({
            fields: Object.fromEntries(fields),
            answer(outcome) {
              resolve(outcome);
              return promisesToSettle();
            },
          }),
        ),
    }),
  });
  const act = () => store.getState();
  act().start({});
  return {
    act,
    deliveries,
    uploads,
    kept: () => kept.map(({ name }) => name),
    photos: () => act().photos.map(({ name, status }) => `${name} ${status}`),
    /** Fills in a price that was accepted, with contact details. */
    async fill() {
      act().chooseService('keuken');
      act().change('length', '12');
      act().change('drawers', '4');
      act().change('folieType', 'mat');
      act().change('complexity', 'gemiddeld');
      act().calculate();
      await act().accept();
      act().changeCustomer('name', 'Noor');
      act().changeCustomer('email', 'noor@example.nl');
      await promisesToSettle();
    },
  };
}

/** A page of the visit whose calculator has sent a request with a photo, without a receipt. */
async function openPageWithUnconfirmed() {
  const page = await openPage();
  await page.fill();
  page.act().request?.addPhotos([fileOf('a.jpg')]);
  await promisesToSettle();
  void page.act().request?.send();
  await promisesToSettle();
  await page.deliveries[0]?.answer('unconfirmed');
  return page;
}

test('a photo that was sent is not in the calculator of the next page, and its picture is deleted', async () => {
  const page = await openPage();
  await page.fill();
  page.act().request?.addPhotos([fileOf('a.jpg')]);
  await promisesToSettle();
  expect(page.photos()).toEqual(['a.jpg done']);
  void page.act().request?.send();
  await promisesToSettle();
  await page.deliveries[0]?.answer('accepted');
  expect(page.act().sentReference).toBe('WR-1');
  expect(page.photos()).toEqual([]);

  const next = await openPage();
  await next.fill();
  await promisesToSettle();
  expect(next.photos()).toEqual([]);
  expect(next.uploads).toEqual([]);
  expect(pictures.size).toBe(0);
});

test('a photo of a request that was not confirmed is in the calculator of the next page', async () => {
  await openPageWithUnconfirmed();

  const next = await openPage();
  await next.fill();
  await promisesToSettle();
  expect(next.photos()).toEqual(['a.jpg done']);
});

test('after a change to a project without a price, a retry sends the request as it was', async () => {
  const page = await openPageWithUnconfirmed();
  page.act().chooseService('jacht');
  void page.act().request?.send();
  await promisesToSettle();
  expect(page.deliveries[1]?.fields).toEqual(page.deliveries[0]?.fields);
  expect(page.deliveries[1]?.fields['projectType']).toBe('keuken');
  expect(page.deliveries[1]?.fields['uploadedFiles']).toMatch(/^https:\/\/bucket\.example\/.*-a\.webp$/);
  expect(page.kept()).toEqual(['a.jpg']);
});

test('the chosen film is sent by its code where the list of films cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  memory.set('wrappie-visitor', JSON.stringify({ film: 'WF-116', room: 'kitchen' }));
  const page = await openPage({ withFilms: false });
  await page.fill();
  void page.act().request?.send();
  await promisesToSettle();
  expect(page.deliveries[0]?.fields['film']).toBe('WF-116');
});

test('the samples in the basket go along, can be left out, and are gone once they have been asked for', async () => {
  device.set('wrappie-samples', 'WF-116 WF-218 WF-510');
  const page = await openPage();
  await page.fill();
  expect(page.act().samples?.map(({ name }) => name.nl)).toEqual(['Saliegroen', 'Notenhout', 'Cognac leer']);
  page.act().request?.removeSample('WF-218');
  await promisesToSettle();
  void page.act().request?.send();
  await promisesToSettle();
  expect(page.deliveries[0]?.fields['staal']).toBe('WF-116 Saliegroen, WF-510 Cognac leer');
  // In another tab, after this request was sent.
  device.set('wrappie-samples', 'WF-116 WF-510 WF-620');
  await page.deliveries[0]?.answer('accepted');
  expect(device.get('wrappie-samples')).toBe('WF-620');
  await promisesToSettle();
  expect(page.act().samples?.map(({ code }) => code)).toEqual(['WF-620']);
});
