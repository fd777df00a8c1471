import { expect, test } from 'vitest';
import { openInbox } from './inbox-store.ts';
import { temporaryFolder } from './preview.fixture.ts';

test('mails of the same millisecond keep their order', async () => {
  const inbox = openInbox(await temporaryFolder(), 'info@wrappie.example');
  const names = Array.from({ length: 12 }, (_, i) => `mail ${i}`);
  await Promise.all(
    names.map((name) => inbox.add({ fields: [['name', name]], origin: null, referer: null })),
  );
  expect((await inbox.list()).map(({ fields }) => fields[0]?.[1])).toEqual(names.reverse());
});
