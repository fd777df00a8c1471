import { expect, test } from 'vitest';
import { serviceRows, services } from '../calculator/services.ts';
import { finishOf } from './films.ts';
import { filmOfFinish } from './finish-films.ts';

test('each kind of film is shown by a film that is priced as that kind', () => {
  const shown = services.flatMap((service) =>
    serviceRows[service].finishes.flatMap((finish) => {
      const film = filmOfFinish(finish);
      return film ? [[service, finish, finishOf(film, service)] as const] : [];
    }),
  );
  expect(shown.length).toBeGreaterThan(services.length);
  for (const [service, finish, priced] of shown) expect(priced, `${finish} of ${service}`).toBe(finish);
});
