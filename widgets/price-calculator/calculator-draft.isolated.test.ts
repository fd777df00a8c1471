import { describe, expect, test, vi } from 'vitest';
import type { InputName } from '../domain/calculator/completeness.ts';
import type { Ports } from '../kit/ports.ts';
import { fakePorts, promisesToSettle } from '../request/ports.fixture.ts';

const kitchen = {
  projectType: 'keuken',
  length: '12',
  drawers: '4',
  folieType: 'mat',
  complexity: 'gemiddeld',
};

/** A tab: what its pages store. */
function openTab() {
  const stored = new Map<string, string>();
  const events: string[] = [];
  return {
    stored,
    events,
    /** A calculator on the next page of the visit, or on the same page after a reload. */
    async page({
      search = '',
      hash = '',
      attributes = {},
      typed = {},
      given = {},
      isNewPage = true,
    }: {
      search?: string;
      hash?: string;
      attributes?: { service?: 'keuken' | 'raamfolie' };
      typed?: Record<string, string>;
      given?: Partial<Ports>;
      isNewPage?: boolean;
    } = {}) {
      // Each page has modules of its own: they remember which calculator holds the draft.
      if (isNewPage) vi.resetModules();
      const { createPriceCalculatorStore } = await import('./price-calculator.store.ts');
      const store = createPriceCalculatorStore({
        attributes,
        emit: (name) => void events.push(name),
        ports: fakePorts({
          pageAddress: () => new URL(`https://wrappie.example/prijscalculator${search}${hash}`),
          ownOrigin: () => 'https://wrappie.example',
          onFragment: (listener) => listener(hash.slice(1)),
          recallForVisit: (name) => stored.get(name),
          rememberForVisit: (name, text) => Boolean(stored.set(name, text)),
          prepareDelivery: async () => {},
          preparePhotos: async () => {},
          ...given,
        }),
      });
      store.getState().start(typed);
      const { quoteRequestPart } = await import('./quote-request.lazy.ts');
      const settle = async () => {
        await quoteRequestPart.load();
        await promisesToSettle();
      };
      await settle();
      return {
        state: store.getState,
        store,
        async fill(filling: Record<string, string>) {
          for (const [name, value] of Object.entries(filling))
            store.getState().change(name as InputName, value);
          await settle();
        },
      };
    },
  };
}

describe('after a reload, and on the page in the other language', () => {
  test('measurements, choices, price and message are there, and no event tells of the price again', async () => {
    const tab = openTab();
    const before = await tab.page();
    await before.fill(kitchen);
    before.state().calculate();
    before.state().changeCustomer('message', 'Graag in mei.');
    const after = await tab.page();
    expect(after.state().input).toMatchObject(kitchen);
    expect(after.state().calculated?.price.amount).toBe(1923);
    expect(after.state().customer.message).toBe('Graag in mei.');
    expect(tab.events).toEqual(['wrap-price-calculated']);
  });

  test('a price that no longer held, or was not asked for, is not shown', async () => {
    const tab = openTab();
    const before = await tab.page();
    await before.fill(kitchen);
    expect((await tab.page()).state().calculated).toBeUndefined();
    before.state().calculate();
    before.state().change('length', '13');
    const after = await tab.page();
    expect(after.state().calculated).toBeUndefined();
    expect(after.state().input.length).toBe('13');
  });

  test('a service in the address shows its own fields, unless the visitor chose another one there', async () => {
    const tab = openTab();
    await (await tab.page()).fill(kitchen);
    expect((await tab.page({ search: '?service=keuken' })).state().input.length).toBe('12');
    expect((await tab.page({ search: '?service=kozijnen' })).state().input).toMatchObject({
      projectType: 'kozijnen',
      length: '',
    });
    await (await tab.page({ search: '?service=kozijnen' })).fill({ projectType: 'deuren', width: '0,9' });
    expect((await tab.page({ search: '?service=kozijnen' })).state().input).toMatchObject({
      projectType: 'deuren',
      width: '0,9',
    });
  });

  test('a calculation in the address comes first', async () => {
    const tab = openTab();
    await (await tab.page()).fill(kitchen);
    const { state } = await tab.page({ hash: '#keuken?length=5' });
    expect(state().input).toMatchObject({ length: '5', folieType: '' });
  });

  test('a film that was chosen since brings its own kind of film', async () => {
    const tab = openTab();
    await (await tab.page()).fill({ ...kitchen, folieType: 'hout' });
    tab.stored.set('wrappie-visitor', JSON.stringify({ film: 'WF-116', room: 'kitchen', service: 'keuken' }));
    const { state } = await tab.page();
    await vi.waitUntil(() => state().input.folieType);
    expect(state().input).toMatchObject({ ...kitchen, folieType: 'mat' });
  });

  test('what was filled in before the script had loaded comes first', async () => {
    const tab = openTab();
    await (await tab.page()).fill(kitchen);
    const { state } = await tab.page({ typed: { projectType: 'deuren' } });
    expect(state().input).toMatchObject({ projectType: 'deuren', length: '' });
  });
});

test('of two calculators on a page one keeps the draft, until it is taken out of the page', async () => {
  const tab = openTab();
  let isOnPage = true;
  const first = await tab.page({ given: { isOnPage: () => isOnPage } });
  await first.fill(kitchen);
  const second = await tab.page({ isNewPage: false });
  expect(second.state().input.projectType).toBe('');
  isOnPage = false;
  const next = await tab.page({ isNewPage: false });
  expect(next.state().input).toMatchObject(kitchen);
  await next.fill({ length: '13' });
  expect((await tab.page()).state().input.length).toBe('13');
});

test('a fragment of the page’s own is no calculation: the draft comes back, and else nothing is loaded', async () => {
  const tab = openTab();
  const hash = '#/aanbod?kleur=wit';
  const before = await tab.page({ hash });
  expect(before.state().request).toBeUndefined();
  await before.fill(kitchen);
  expect((await tab.page({ hash })).state().input).toMatchObject(kitchen);
});

test('once the request has arrived nothing is kept, until something is changed', async () => {
  const tab = openTab();
  const page = await tab.page();
  await page.fill(kitchen);
  page.state().calculate();
  page.store.setState({ sentReference: 'WR-1' });
  expect((await tab.page()).state().input.projectType).toBe('');
  await page.fill({ length: '13' });
  expect((await tab.page()).state().input.length).toBe('13');
});

test.each(['test', 'kiosk'] as const)('in %s mode nothing is kept', async (mode) => {
  const tab = openTab();
  await (await tab.page({ given: { mode } })).fill(kitchen);
  expect([...tab.stored.keys()]).not.toContain('wrappie-draft-calculator');
});

test.each(['x{', 'null', '"Noor"', '{"calculation":3}', '{"calculation":"#boot?length=1","isPriced":true}'])(
  'what another script wrote under our name is ignored: %s',
  async (text) => {
    const tab = openTab();
    tab.stored.set('wrappie-draft-calculator', text);
    expect((await tab.page()).state()).toMatchObject({
      input: { projectType: '' },
      customer: { message: '' },
    });
  },
);
