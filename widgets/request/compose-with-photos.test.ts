import { expect, test, vi } from 'vitest';
import type { MailField, PhotoOutcome } from '../domain/request/mail.ts';
import { photoLine } from '../domain/request/mail.ts';
import { fillSlots } from '../domain/request/photo-slots.ts';
import type { DraftRequest } from '../kit/outbox.ts';
import { composeWithPhotos } from './compose-with-photos.ts';
import { queueWith } from './photo-queue.fixture.ts';
import { promisesToSettle } from './ports.fixture.ts';

const fields = (photos: readonly PhotoOutcome[]): MailField[] => [
  ['uploadedFiles', photos.map(photoLine).join(', ')],
];

test('a request is kept at once, and again as each photo is checked and uploaded, with all it takes to go on', async () => {
  const { queue, store, add, last } = queueWith();
  const kept: DraftRequest[] = [];
  const keep = async (draft: DraftRequest) => void kept.push(draft);
  /** What would be sent if the tab were closed now, and how many pictures could still be uploaded. */
  const stand = () => {
    const draft = kept.at(-1) as DraftRequest;
    const pictures = draft.photos?.filter(({ picture, objectName }) => picture && objectName).length;
    return [fillSlots(draft.fields, draft.photos)[0]?.[1], pictures];
  };
  add('a.jpg', 'b.jpg');
  const composed = composeWithPhotos(store, queue, fields, 'WR-1', keep);
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
