import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createKnownVisitor, type KnownVisitor } from './known-visitor.ts';
import { fileOf, preparedPhoto } from './photo-queue.fixture.ts';
import { createPhotoQueue } from './photo-queue.ts';
import { fakePorts, promisesToSettle } from './ports.fixture.ts';
import { freshRequest, type RequestState } from './request-state.ts';
import { sharePhotos } from './share-photos.ts';

const nowhere = { recallForVisit: () => undefined, rememberForVisit: () => true };

/** The same visitor on the next page. */
function onNextPage(visitor: KnownVisitor): KnownVisitor {
  const told = JSON.stringify(visitor.getState());
  return createKnownVisitor({ ...nowhere, recallForVisit: () => told });
}

/** Several forms of one visitor; the test ends each upload. */
function visitorWith({ visitor = createKnownVisitor(nowhere), kept = new Map<string, Blob>() } = {}) {
  const uploads: { name: string; arrive(url: string): void; fail(): void }[] = [];
  const ports = fakePorts({
    preparePhoto: async (file) => preparedPhoto(file.name),
    uploadPhoto: (_, name) =>
      new Promise((arrive, reject) => uploads.push({ name, arrive, fail: () => reject(new Error('503')) })),
    pictures: async () => ({
      keepPicture: async (name, picture) => Boolean(kept.set(name, picture)),
      pictureOf: async (name) => kept.get(name),
      forgetPictures: async (names) => names.forEach((name) => void kept.delete(name)),
    }),
  });
  return {
    visitor,
    kept,
    uploads,
    form() {
      const store = createStore<RequestState>(() => freshRequest);
      const queue = createPhotoQueue(store, ports);
      const sharing = sharePhotos(store, queue, visitor, ports);
      return {
        store,
        queue,
        sharing,
        summary: () =>
          store
            .getState()
            .photos.map(({ name, status }) => `${name} ${status}`)
            .join(', '),
        id: () => store.getState().photos[0]?.id ?? 'none',
      };
    },
  };
}

const urls = (visitor: KnownVisitor) =>
  visitor.getState().photos.map(({ name, url }) => `${name} ${url ?? '-'}`);

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('a photo chosen in one form', () => {
  test('is in the other once it is uploaded, with its link, and is uploaded only once', async () => {
    const { form, uploads, visitor } = visitorWith();
    const [one, other] = [form(), form()];
    one.queue.add([fileOf('a.jpg')]);
    await promisesToSettle();
    expect(other.summary()).toBe('');
    uploads[0]?.arrive('https://opslag.example/a');
    await promisesToSettle();
    expect(other.summary()).toBe('a.jpg done');
    expect(other.queue.drafts()).toMatchObject([
      { name: 'a.jpg', url: 'https://opslag.example/a', failed: false },
    ]);
    expect(other.store.getState().photos[0]?.thumbnail).toBeDefined();
    expect(uploads).toHaveLength(1);
    expect(urls(visitor)).toEqual(['a.jpg https://opslag.example/a']);
    expect(one.summary()).toBe('a.jpg done');
  });

  test('is in a form that is added later, with its link, even without its picture', async () => {
    const { form, uploads, kept } = visitorWith();
    form().queue.add([fileOf('a.jpg')]);
    await promisesToSettle();
    uploads[0]?.arrive('https://opslag.example/a');
    await promisesToSettle();
    kept.clear();
    const later = form();
    await promisesToSettle();
    expect(later.summary()).toBe('a.jpg done');
  });

  test('that was not uploaded is uploaded by a form on the next page, under the same name', async () => {
    const { form, uploads, kept, visitor } = visitorWith();
    form().queue.add([fileOf('a.jpg')]);
    await promisesToSettle();
    expect(urls(visitor)).toEqual(['a.jpg -']);
    const next = visitorWith({ visitor: onNextPage(visitor), kept });
    const later = next.form();
    await promisesToSettle();
    expect(later.summary()).toBe('a.jpg uploading');
    expect(next.uploads[0]?.name).toBe(uploads[0]?.name);
  });

  test('that was not uploaded is taken over by one form of the next page, and by the others once it is uploaded', async () => {
    const { form, kept, visitor } = visitorWith();
    form().queue.add([fileOf('a.jpg')]);
    await promisesToSettle();
    const next = visitorWith({ visitor: onNextPage(visitor), kept });
    const [one, other] = [next.form(), next.form()];
    await promisesToSettle();
    expect([one.summary(), other.summary()]).toEqual(['a.jpg uploading', '']);
    next.uploads[0]?.arrive('https://opslag.example/a');
    await promisesToSettle();
    expect([one.summary(), other.summary()]).toEqual(['a.jpg done', 'a.jpg done']);
    expect(next.uploads).toHaveLength(1);
  });

  test('stays in the other when it is removed here, and is in no third form', async () => {
    const { form, uploads } = visitorWith();
    const [one, other] = [form(), form()];
    one.queue.add([fileOf('a.jpg')]);
    await promisesToSettle();
    uploads[0]?.arrive('https://opslag.example/a');
    await promisesToSettle();
    one.sharing.removed(one.id());
    one.queue.remove(one.id());
    const third = form();
    await promisesToSettle();
    expect([one.summary(), other.summary(), third.summary()]).toEqual(['', 'a.jpg done', '']);
  });
});

describe('a picture that another widget attached', () => {
  const objectName = '1767225600000-abcdefghijkl-keuken.webp';
  async function attach({ visitor, kept }: ReturnType<typeof visitorWith>, name = objectName) {
    kept.set(name, new Blob(['x']));
    const photo = { name: 'Keuken.webp', objectName: name, waits: true };
    visitor.setState({ photos: [...visitor.getState().photos, photo] });
    await promisesToSettle();
  }

  test('is in every form, and leaves the device with the request that is sent, once', async () => {
    const all = visitorWith();
    const [one, other] = [all.form(), all.form()];
    await attach(all);
    expect([one.summary(), other.summary()]).toEqual(['Keuken.webp ready', 'Keuken.webp ready']);
    expect(all.uploads, 'nothing leaves the device before Send').toHaveLength(0);
    one.queue.uploadForSending();
    const settled = one.queue.whenSettled();
    await promisesToSettle();
    expect(one.summary()).toBe('Keuken.webp uploading');
    all.uploads[0]?.arrive('https://opslag.example/k');
    expect(await settled).toMatchObject([
      { name: 'Keuken.webp', url: 'https://opslag.example/k', failed: false },
    ]);
    await promisesToSettle();
    expect(other.summary()).toBe('Keuken.webp done');
    other.queue.uploadForSending();
    await promisesToSettle();
    expect(all.uploads.map(({ name }) => name)).toEqual([objectName]);
  });

  test('waits for a form, on this page or the next', async () => {
    const all = visitorWith();
    await attach(all);
    const next = visitorWith({ visitor: onNextPage(all.visitor), kept: all.kept });
    const [late, later] = [all.form(), next.form()];
    await promisesToSettle();
    expect([late.summary(), later.summary()]).toEqual(['Keuken.webp ready', 'Keuken.webp ready']);
    expect([...all.uploads, ...next.uploads]).toEqual([]);
  });

  test('goes to a form that has room for it and is not sending', async () => {
    const all = visitorWith();
    const [full, sending, free] = [all.form(), all.form(), all.form()];
    full.queue.add(['1', '2', '3', '4', '5'].map(fileOf));
    sending.store.setState({ sending: 'sending' });
    await attach(all);
    expect(full.store.getState().photos).toHaveLength(5);
    expect([sending.summary(), free.summary()]).toEqual(['', 'Keuken.webp ready']);
  });

  test('that is replaced by another is in no form any more, also while it is still being read', async () => {
    const all = visitorWith();
    const one = all.form();
    await attach(all);
    const late = all.form();
    all.visitor.setState({ photos: [] });
    await attach(all, '1767225600001-abcdefghijkl-keuken.webp');
    for (const { queue, store } of [one, late]) {
      expect(queue.drafts().map(({ objectName }) => objectName)).toEqual([
        '1767225600001-abcdefghijkl-keuken.webp',
      ]);
      expect(store.getState().photos).toHaveLength(1);
    }
  });

  test('that is removed in a form is in no form', async () => {
    const all = visitorWith();
    const [one, other] = [all.form(), all.form()];
    await attach(all);
    one.sharing.removed(one.id());
    one.queue.remove(one.id());
    const third = all.form();
    await promisesToSettle();
    expect([one.summary(), other.summary(), third.summary(), all.kept.size]).toEqual(['', '', '', 0]);
  });
});

test('a form that is sending takes nothing over', async () => {
  const { form, uploads } = visitorWith();
  const [one, other] = [form(), form()];
  other.store.setState({ sending: 'sending' });
  one.queue.add([fileOf('a.jpg')]);
  await promisesToSettle();
  uploads[0]?.arrive('https://opslag.example/a');
  await promisesToSettle();
  expect(other.summary()).toBe('');
});

test('a form that is full takes nothing over', async () => {
  const { form, uploads } = visitorWith();
  const [one, other] = [form(), form()];
  other.queue.add(['1', '2', '3', '4', '5'].map(fileOf));
  await promisesToSettle();
  one.queue.add([fileOf('a.jpg')]);
  await promisesToSettle();
  uploads.at(-1)?.arrive('https://opslag.example/a');
  await promisesToSettle();
  expect(other.store.getState().photos).toHaveLength(5);
});

test('photos that were sent are offered to no other form, and their pictures are deleted', async () => {
  const { form, uploads, visitor, kept } = visitorWith();
  const one = form();
  one.queue.add([fileOf('a.jpg')]);
  await promisesToSettle();
  uploads[0]?.arrive('https://opslag.example/a');
  await promisesToSettle();
  expect(kept.size).toBe(1);
  one.sharing.sent();
  one.queue.clear();
  await promisesToSettle();
  expect(urls(visitor)).toEqual([]);
  expect(kept.size).toBe(0);
});
