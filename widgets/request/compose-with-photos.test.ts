import { expect, test, vi } from 'vitest';
import { photoLine } from '../domain/request/mail.ts';
import { fillSlots, photoSlots } from '../domain/request/photo-slots.ts';
import type { DraftPhoto, DraftRequest } from '../kit/outbox.ts';
import { composeWithPhotos } from './compose-with-photos.ts';
import { queueWith } from './photo-queue.fixture.ts';
import { promisesToSettle } from './ports.fixture.ts';

const draft = (photos: readonly DraftPhoto[]): DraftRequest => ({
  reference: 'WR-1',
  fields: [['uploadedFiles', photoSlots(photos).map(photoLine).join(', ')]],
  photos,
});

test('a request is stored at once, and again after each photo is checked or uploaded, with all data to continue', async () => {
  const { queue, store, add, last } = queueWith();
  const kept: DraftRequest[] = [];
  const keep = (one: DraftRequest) => kept.push(one);
  /** What would be sent if the tab were closed now, and the number of pictures that could still be uploaded. */
  const stand = () => {
    const { fields, photos = [] } = kept.at(-1) as DraftRequest;
    const pictures = photos.filter(({ picture, objectName }) => picture && objectName).length;
    return [fillSlots(fields, photos)[0]?.[1], pictures];
  };
  add('a.jpg', 'b.jpg');
  const composed = composeWithPhotos(store, queue, draft, keep);
  expect(stand()).toEqual(['niet geüpload: a.jpg, niet geüpload: b.jpg', 0]);
  await promisesToSettle();
  expect(stand()).toEqual(['niet geüpload: a.jpg, niet geüpload: b.jpg', 2]);
  last().arrive('https://bucket.example/a');
  await promisesToSettle();
  expect(stand()).toEqual(['https://bucket.example/a, niet geüpload: b.jpg', 1]);
  last().arrive('https://bucket.example/b');
  const request = await composed;
  expect(fillSlots(request.fields, request.photos)).toEqual([
    ['uploadedFiles', 'https://bucket.example/a, https://bucket.example/b'],
  ]);
  const times = kept.length;
  queue.clear();
  expect(kept, 'nothing is kept any more once it is composed').toHaveLength(times);
});

test('a photo keeps its name in the bucket, however often it is uploaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { queue, add, uploads, last, id } = queueWith();
  add('a.jpg');
  await promisesToSettle();
  const [drafted] = queue.drafts();
  last().fail(new Error('503'));
  await promisesToSettle();
  last().fail(new Error('503'));
  await promisesToSettle();
  queue.retry(id('a.jpg'));
  await promisesToSettle();
  expect(new Set(uploads.map(({ name }) => name))).toEqual(new Set([drafted?.objectName]));
});
