import { expect, test } from 'vitest';
import type { MailField, PhotoOutcome } from './mail.ts';
import { photoLine } from './mail.ts';
import { fillSlots, photoSlots } from './photo-slots.ts';

const compose = (photos: readonly PhotoOutcome[]): MailField[] => [
  ['name', 'Noor'],
  ['uploadedFiles', photos.map(photoLine).join(', ')],
  ['message', `Foto's:\n${photos.map((photo) => `- ${photoLine(photo)}`).join('\n')}`],
];

test.each<[string, PhotoOutcome[]]>([
  ['no photos', []],
  ['a link', [{ name: 'a.jpg', url: 'https://bucket.example/a.webp' }]],
  ['only a name', [{ name: 'a.jpg', failed: false }]],
  ['one that did not arrive', [{ name: 'a.jpg', failed: true }]],
  [
    'two with the same name, one of which arrived',
    [
      { name: 'image.jpg', failed: true },
      { name: 'image.jpg', url: 'https://bucket.example/b.webp' },
    ],
  ],
  ['names that look like replacement patterns', [{ name: '$& $1 $$.jpg', failed: true }]],
  ['eleven', Array.from({ length: 11 }, (_, i) => ({ name: `${i}.jpg`, failed: true }))],
])('a request composed before its photos are uploaded reads like one composed after: %s', (_, photos) => {
  expect(fillSlots(compose(photoSlots(photos)), photos)).toEqual(compose(photos));
});

test('fields without slots do not change', () => {
  const fields = compose([{ name: 'a.jpg', failed: true }]);
  expect(fillSlots(fields)).toEqual(fields);
  expect(fillSlots(fields, [{ name: 'b.jpg' }])).toEqual(fields);
});

test('typed text is never read as the name of a photo', () => {
  const typed: MailField[] = [['Beschrijving', '0 1 niet geüpload: a.jpg']];
  expect(fillSlots(typed, [{ name: 'a.jpg', url: 'https://bucket.example/a.webp' }])).toEqual(typed);
});
