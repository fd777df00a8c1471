import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryOutcome } from '../kit/ports.ts';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { browser, notice, request } from './unsent-requests.fixture.ts';

/*
 * Random sequences of steps by a visitor with two tabs, by the service, the network and the database. After every step: no request
 * disappears, none is called sent that has not arrived, none waits while there is a network, and none leaves the device more often than the
 * visitor pressed a button.
 */

const reference = 'WR-1';

class World {
  readonly shared = browser([request(reference)]);
  tabs = [notice([], { world: this.shared }), notice([], { world: this.shared })];
  presses = 0;
  hasArrived = false;
  isDiscarded = false;

  statusIn(tab: number): string | undefined {
    return this.tabs[tab]?.act().offers[0]?.status;
  }

  /** The number of a tab that shows the request so. */
  tabThat(...statuses: string[]): number | undefined {
    const found = [0, 1].find((tab) => statuses.includes(this.statusIn(tab) ?? ''));
    return found;
  }

  act(tab: number) {
    const found = this.tabs[tab];
    if (!found) throw new Error(`There is no tab ${tab}.`);
    return found.act();
  }

  get pending() {
    return this.tabs.flatMap(({ deliveries }) => deliveries).find((each) => !this.answered.has(each));
  }
  get unconfirmed() {
    return this.tabs
      .flatMap(({ deliveries }) => deliveries)
      .find((each) => this.answered.get(each) === 'unconfirmed');
  }
  private readonly answered = new Map<object, DeliveryOutcome | 'late'>();

  answer(outcome: DeliveryOutcome): void {
    const { pending } = this;
    if (!pending) return;
    this.answered.set(pending, outcome);
    if (outcome === 'accepted') this.hasArrived = true;
    void pending.answer(outcome);
  }

  answerLate(): void {
    const { unconfirmed } = this;
    if (!unconfirmed) return;
    this.answered.set(unconfirmed, 'late');
    this.hasArrived = true;
    unconfirmed.lateReceipt();
  }

  async setOnline(online: boolean): Promise<void> {
    this.shared.online = online;
    if (online) await Promise.all(this.tabs.map((tab) => tab.goOnline()));
  }

  async check(): Promise<void> {
    for (let round = 0; round < 4; round++) await promisesToSettle();
    const { online, answers, requests } = this.shared;
    const mayHaveLeft = this.tabs
      .flatMap(({ deliveries }) => deliveries)
      .filter((each) => this.answered.get(each) !== 'unsent');
    expect(mayHaveLeft.length, 'it leaves no more often than a button was pressed').toBeLessThanOrEqual(
      this.presses,
    );
    for (const tab of [0, 1]) {
      const status = this.statusIn(tab);
      if (status === 'sent') expect(this.hasArrived, 'it is not called sent before it arrived').toBe(true);
      if (online) expect(status, 'nothing waits while there is a network').not.toBe('waiting');
      if (!this.hasArrived && !this.isDiscarded) expect(status, 'it does not disappear').toBeDefined();
    }
    if (answers && !this.hasArrived && !this.isDiscarded) expect([...requests.keys()]).toEqual([reference]);
  }
}

/** A step, possible while it has a `target`. The world is its own model. */
class Step<T = unknown> implements fc.AsyncCommand<World, World> {
  private readonly name: string;
  private readonly target: (world: World) => T | undefined;
  private readonly act: (world: World, target: T) => unknown;

  constructor(
    name: string,
    target: (world: World) => T | undefined,
    act: (world: World, target: T) => unknown,
  ) {
    this.name = name;
    this.target = target;
    this.act = act;
  }

  check = (world: World) => this.target(world) !== undefined;

  async run(world: World): Promise<void> {
    taken.add(this.name);
    await this.act(world, this.target(world) as T);
    await world.check();
  }

  toString = () => this.name;
}

const taken = new Set<string>();
const always = () => true;
const step = <T>(...parts: ConstructorParameters<typeof Step<T>>) => new Step(...parts) as Step;

const press = (tab: number) =>
  step(
    `press Send in tab ${tab}`,
    (world) => ['offered', 'unconfirmed'].includes(world.statusIn(tab) ?? '') || undefined,
    (world) => {
      world.presses++;
      void world.act(tab).send(reference);
    },
  );

const steps = [
  press(0),
  press(1),
  step(
    'ask to discard it',
    (world) => world.tabThat('offered', 'waiting', 'unconfirmed'),
    (world, tab) => world.act(tab).ask(reference),
  ),
  step(
    'keep it after all',
    (world) => world.tabThat('asking'),
    (world, tab) => world.act(tab).keepAfterAll(reference),
  ),
  step('lose the network', always, (world) => world.setOnline(false)),
  step('get the network back', always, (world) => world.setOnline(true)),
  step('the database stops answering', always, (world) => {
    world.shared.answers = false;
  }),
  step('the database answers again', always, (world) => {
    world.shared.answers = true;
  }),
  step('return to a tab', always, ({ tabs }) => tabs[0]?.comeBack()),
  ...(['accepted', 'unconfirmed', 'unsent'] as const).map((outcome) =>
    step(
      `the answer is: ${outcome}`,
      ({ pending }) => pending,
      (world) => world.answer(outcome),
    ),
  ),
  step(
    'a late receipt',
    ({ unconfirmed }) => unconfirmed,
    (world) => world.answerLate(),
  ),
];
const rare = step(
  'discard it',
  (world) => world.tabThat('asking'),
  (world, tab) => {
    world.isDiscarded = true;
    return world.act(tab).discard(reference);
  },
);

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  taken.clear();
});
afterEach(() => void vi.restoreAllMocks());

test('two tabs lose no request, and send none more often than the visitor pressed', async () => {
  const commands = fc.commands(
    [...steps, ...steps, ...steps, rare].map((one) => fc.constant(one)),
    {
      maxCommands: 40,
      size: 'max',
    },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const world = new World();
      for (const tab of world.tabs) await tab.start();
      await fc.asyncModelRun(() => ({ model: world, real: world }), sequence);
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 300) },
  );
  expect(taken.size, 'no step is there for nothing').toBe(steps.length + 1);
}, 120_000);
