import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { World } from './request-desk.world.fixture.ts';

/*
 * Random sequences of actions by the visitor, the service, the storage and other tabs. After every step the world checks that no request is
 * lost, and that no request is called sent that has not arrived.
 */

/** A step, possible while it has a `target`. The world is its own model: it records what must hold. */
class Step<T = unknown> implements fc.AsyncCommand<World, World> {
  private readonly name: string;
  private readonly target: (world: World) => T | undefined;
  private readonly act: (world: World, target: T) => void;

  constructor(name: string, target: (world: World) => T | undefined, act: (world: World, target: T) => void) {
    this.name = name;
    this.target = target;
    this.act = act;
  }

  check = (world: World) => this.target(world) !== undefined;

  async run(world: World): Promise<void> {
    taken.add(this.name);
    this.act(world, this.target(world) as T);
    await world.check();
  }

  toString = () => this.name;
}

/** The steps that ran at least once. */
const taken = new Set<string>();

const step = <T>(...parts: ConstructorParameters<typeof Step<T>>) => new Step(...parts) as Step;
const always = () => true;

const rare = [
  step('type nothing', always, (world) => world.type('')),
  step(
    'copy',
    ({ state }) => state.lastFields,
    ({ page }) => void page.note.desk.copy(),
  ),
  step(
    'another tab sends it',
    ({ sendableElsewhere }) => sendableElsewhere,
    (world, reference) => world.sendElsewhere(reference),
  ),
  step(
    'remove a photo',
    ({ state }) => state.photos[0],
    (world, { id, name }) => world.removePhoto(id, name),
  ),
  step('a second passes', always, () => void vi.advanceTimersByTime(1000)),
  step('a program fills in the hidden field', always, ({ page }) => {
    page.isTrapped = true;
  }),
  step(
    'retry all photos',
    ({ state }) => state.photos.find(({ status }) => status === 'failed'),
    ({ page }) => page.note.photos.retryAll(),
  ),
  step('reload', always, (world) => world.reload()),
  step('price a kitchen', always, (world) => world.chooseProject('keuken')),
  step('price window frames', always, (world) => world.chooseProject('kozijnen')),
  step('lose the network', always, (world) => {
    world.isOnline = false;
  }),
  step('get the network back', always, (world) => {
    world.isOnline = true;
  }),
];

const common = [
  step('type', always, (world) => world.type('Twee ramen')),
  step('type another text', always, (world) => world.type('Een deur')),
  step('add a photo', always, (world) => world.addPhoto()),
  step(
    'a photo arrives',
    ({ page }) => page.uploads[0],
    ({ page }) => page.uploads.shift()?.arrive(),
  ),
  step(
    'a try of a photo fails',
    ({ page }) => page.uploads[0],
    ({ page }) => page.uploads.shift()?.fail(503),
  ),
  step(
    'a photo fails without another try',
    ({ page }) => page.uploads[0],
    ({ page }) => page.uploads.shift()?.fail(402),
  ),
  step(
    'retry a photo',
    ({ state }) => state.photos.find(({ status }) => status === 'failed'),
    ({ page }, { id }) => page.note.photos.retry(id),
  ),
  step('send', always, (world) => world.send()),
  step(
    'accept',
    ({ pending }) => pending,
    (world, delivery) => world.answer(delivery, 'accepted'),
  ),
  step(
    'do not confirm',
    ({ pending }) => pending,
    (world, delivery) => world.answer(delivery, 'unconfirmed'),
  ),
  step(
    'late receipt',
    ({ unconfirmed }) => unconfirmed,
    (world, delivery) => world.answerLate(delivery),
  ),
];

/** Common steps are three times as frequent. */
const steps = [...rare, ...common, ...common, ...common].map((one) => fc.constant(one));

beforeEach(() => {
  // `setImmediate` stays real: promises still have to settle.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  taken.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['at once', undefined],
  ['a second after its request arrived', 1000],
])(
  'a form that empties %s loses no request, and calls none sent that has not arrived',
  async (_, resetDelay) => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: 'max' }), async (commands) => {
        const setUp = () => {
          vi.clearAllTimers();
          const world = new World(resetDelay);
          return { model: world, real: world };
        };
        await fc.asyncModelRun(setUp, commands);
      }),
      { numRuns: Number(process.env['MODEL_RUNS'] ?? 500) },
    );
    expect(taken.size, 'no step is there for nothing').toBe(rare.length + common.length);
  },
  120_000,
);
