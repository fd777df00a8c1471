import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calculationFragment } from './domain/calculator/calculation-link.ts';
import { price } from './domain/calculator/price.ts';
import type { DeliveryOutcome } from './kit/ports.ts';
import { fakePorts, promisesToSettle } from './request/ports.fixture.ts';

/*
 * A visit with a calculator and a quote form on every page, in random sequences of steps. After each step the form holds the last price that
 * the calculator gave, unless the visitor removed it or a request has arrived since.
 */

const origin = 'https://wrappie.example';

/** A tab, and what must be carried in it: the fragment of a calculation, or nothing. */
class Visit {
  carried = '';
  /** What the service answers to the next request. */
  outcome: DeliveryOutcome = 'accepted';
  private readonly stored = new Map<string, string>();
  private mails: Partial<Record<string, string>>[] = [];
  private references = 0;
  private page!: Awaited<ReturnType<Visit['load']>>;

  /** Opens the next page. Its modules share no memory with the page before. */
  async open(): Promise<void> {
    vi.clearAllTimers();
    vi.resetModules();
    this.page = await this.load();
    this.page.calculator.getState().start({});
    this.page.form.getState().start({});
    await this.settle();
  }

  private async load() {
    const { createPriceCalculatorStore } = await import('./price-calculator/price-calculator.store.ts');
    const { createQuoteFormStore } = await import('./quote-form/quote-form.store.ts');
    for (const { load } of [
      (await import('./price-calculator/quote-request.lazy.ts')).quoteRequestPart,
      (await import('./quote-form/quote-form.desk.lazy.ts')).quoteDeskPart,
      (await import('./request/calculation.lazy.ts')).calculationPart,
    ])
      await load();
    const ports = fakePorts({
      now: () => new Date('2026-01-15T09:30:00Z'),
      newReference: () => `WR-${++this.references}`,
      pageAddress: () => new URL(`${origin}/contact`),
      ownOrigin: () => origin,
      visits: () => ({ first: {}, last: {} }),
      recall: () => undefined,
      remember: () => true,
      onReturn: () => {},
      onFragment: (listener) => listener(''),
      recallForVisit: (name) => this.stored.get(name),
      rememberForVisit: (name, text) => Boolean(this.stored.set(name, text)),
      prepareDelivery: async () => {},
      preparePhotos: async () => {},
      tabs: () => new Promise(() => {}),
      keep: async () => {},
      forget: async () => {},
      deliver: async ({ fields }) => {
        this.mails.push(Object.fromEntries(fields));
        return this.outcome;
      },
    });
    const context = { attributes: {}, emit: () => {}, ports };
    return { calculator: createPriceCalculatorStore(context), form: createQuoteFormStore(context) };
  }

  async settle(): Promise<void> {
    await promisesToSettle();
    await promisesToSettle();
  }

  get calculator() {
    return this.page.calculator.getState();
  }

  get form() {
    return this.page.form.getState();
  }

  calculate(fronts: number): void {
    const { change, chooseService, calculate } = this.calculator;
    chooseService('keuken');
    change('length', `${fronts}`);
    change('folieType', 'mat');
    change('complexity', 'eenvoudig');
    calculate();
    this.carried = `#keuken?length=${fronts}&folieType=mat&complexity=eenvoudig`;
  }

  /** Sends the quote form, with what it carries now. */
  async sendForm(): Promise<void> {
    const known = { firstName: 'Noor', lastName: 'de Vries', email: 'noor@example.nl', clientType: 'zzp' };
    for (const [name, value] of Object.entries({ ...known, projectType: 'overig' }))
      this.form.change(name as 'firstName', value);
    await this.settle();
    this.mails = [];
    void this.form.send('nl');
    await this.settle();
    const expected = this.carried ? `${origin}/prijscalculator${this.carried}` : undefined;
    expect(this.mails.at(-1)?.['calculation'], 'the mail opens the carried calculation').toBe(expected);
    if (this.outcome === 'accepted') this.carried = '';
    vi.advanceTimersByTime(1000);
  }

  async sendCalculator(): Promise<void> {
    await this.calculator.accept();
    this.calculator.changeCustomer('name', 'Noor');
    this.calculator.changeCustomer('email', 'noor@example.nl');
    await this.calculator.request?.send();
    if (this.outcome === 'accepted') this.carried = '';
  }

  remove(): void {
    this.form.removeCalculation();
    this.carried = '';
  }

  async check(): Promise<void> {
    await this.settle();
    const { calculation } = this.form;
    expect(calculation ? calculationFragment(calculation.input) : '').toBe(this.carried);
    if (calculation) expect(calculation.price).toEqual(price(calculation.input));
    const { calculation: kept = '' } = JSON.parse(this.stored.get('wrappie-visitor') ?? '{}');
    expect(kept, 'the next page of the visit knows it').toBe(this.carried);
  }
}

const steps: Record<string, (visit: Visit) => unknown> = {
  'calculate 12 fronts': (visit) => visit.calculate(12),
  'calculate 6 fronts': (visit) => visit.calculate(6),
  'change a measurement': ({ calculator }) => calculator.change('length', '9'),
  'choose another service': ({ calculator }) => calculator.chooseService('kozijnen'),
  'remove it': (visit) => visit.form.calculation && visit.remove(),
  'the service answers': (visit) => {
    visit.outcome = 'accepted';
  },
  'the service is silent': (visit) => {
    visit.outcome = 'unconfirmed';
  },
  'send the quote form': (visit) => visit.sendForm(),
  'send the calculator': (visit) => {
    const { calculated, stale } = visit.calculator;
    return calculated && !stale && visit.sendCalculator();
  },
  'open the next page': (visit) => visit.open(),
};

beforeEach(() => {
  // `setImmediate` stays real: promises still have to settle.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the quote form carries the last price until it is sent or removed', async () => {
  const taken = new Set<string>();
  const names = Object.keys(steps);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 20, size: 'max' }), async (walk) => {
      const visit = new Visit();
      await visit.open();
      for (const name of walk) {
        taken.add(name);
        await steps[name]?.(visit);
        await visit.check();
      }
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 50) },
  );
  expect([...taken].sort(), 'every step was taken').toEqual(names.sort());
}, 120_000);
