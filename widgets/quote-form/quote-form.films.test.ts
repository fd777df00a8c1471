import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { knownVisitor, noFilm } from '../request/known-visitor.ts';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { sampleBasket } from '../request/sample-basket.ts';
import { quoteDeskPart } from './quote-form.desk.lazy.ts';
import { formWith, silent } from './quote-form.fixture.ts';

// As after the first interaction.
await quoteDeskPart.load();
const list = await chosenFilmPart.load();

/** What the browser stores. The forms of all tests share a page, and so its basket. */
const device = new Map<string, string>();

/** A form of a visitor who wants these samples, and chose this film. The list of films has not loaded. */
async function formWanting({ samples = '', film = '' }) {
  device.set('wrappie-samples', samples);
  const form = formWith({
    given: {
      recall: (name) => device.get(name),
      remember: (name, value) => Boolean(device.set(name, value)),
    },
  });
  sampleBasket(form.ports).setState({ codes: samples.split(' ').filter(Boolean) });
  knownVisitor(form.ports).setState({ ...noFilm, film });
  form.act().start({});
  await form.fill();
  return {
    ...form,
    async send() {
      void form.act().send('nl');
      await promisesToSettle();
    },
    async answer(outcome: 'accepted' | 'unconfirmed') {
      form.deliveries.at(-1)?.answer(outcome);
      await promisesToSettle();
    },
    /** The texts of samples and film in the last mail. */
    mail() {
      const fields = Object.fromEntries(form.deliveries.at(-1)?.request.fields ?? []);
      return { staal: fields['staal'], film: fields['film'] };
    },
  };
}

describe.each([
  ['has not answered yet', () => new Promise<never>(() => {})],
  ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the list of films %s', (_, load) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    silent();
    chosenFilmPart.loaded = undefined;
    vi.spyOn(chosenFilmPart, 'load').mockImplementation(load);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    chosenFilmPart.loaded = list;
  });

  test('the samples are asked for by their codes, and leave the basket once they have arrived', async () => {
    const { send, mail, answer } = await formWanting({ samples: 'WF-116 WF-218' });
    await send();
    expect(mail().staal).toBe('WF-116, WF-218');
    expect(device.get('wrappie-samples')).toBe('WF-116 WF-218');
    await answer('accepted');
    vi.advanceTimersByTime(1000);
    expect(device.get('wrappie-samples')).toBe('');
  });

  test('the chosen film goes along by its code', async () => {
    const { send, mail } = await formWanting({ film: 'WF-116' });
    await send();
    expect(mail().film).toBe('WF-116');
  });

  test('text of another script is no film', async () => {
    const { send, mail } = await formWanting({ film: 'WF-116 Bel 0900-1234' });
    await send();
    expect(mail().film).toBeUndefined();
  });

  test('a sample that was removed is not asked for', async () => {
    const { send, mail, act } = await formWanting({ samples: 'WF-116 WF-218' });
    act().removeSample('WF-218');
    await send();
    expect(mail().staal).toBe('WF-116');
  });
});

describe('a list of films that comes while the request is sent', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    chosenFilmPart.loaded = list;
  });

  test('changes nothing: the request has arrived, or keeps its reference', async () => {
    let arrive = () => {};
    chosenFilmPart.loaded = undefined;
    vi.spyOn(chosenFilmPart, 'load').mockReturnValue(
      new Promise((resolve) => {
        arrive = () => {
          chosenFilmPart.loaded = list;
          resolve(list);
        };
      }),
    );
    const { send, mail, answer, state, deliveries } = await formWanting({
      samples: 'WF-116',
      film: 'WF-218',
    });
    await send();
    arrive();
    await promisesToSettle();
    await answer('unconfirmed');
    await send();
    expect(deliveries.map(({ request }) => request.reference)).toEqual(['WR-1', 'WR-1']);
    expect(mail()).toEqual({ staal: 'WF-116', film: 'WF-218' });
    await answer('accepted');
    vi.advanceTimersByTime(1000);
    expect(state()).toMatchObject({ sentReference: 'WR-1', arrivedReference: undefined });
  });
});

describe('once a request has arrived', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('only the samples that it asked for leave the basket', async () => {
    const { send, mail, answer } = await formWanting({ samples: 'WF-116' });
    await send();
    expect(mail().staal).toBe('WF-116 Saliegroen');
    // In another tab, which this one has not heard of.
    device.set('wrappie-samples', 'WF-116 WF-620');
    await answer('accepted');
    vi.advanceTimersByTime(1000);
    expect(device.get('wrappie-samples')).toBe('WF-620');
  });
});
