import { describe, expect, test, vi } from 'vitest';
import type { Ports } from '../kit/ports.ts';
import { formWith } from './quote-form.fixture.ts';

/** A tab: what its pages store. */
function openTab() {
  const stored = new Map<string, string>();
  return {
    stored,
    /** The form on the next page of the visit, or the same page after a reload. */
    form(attributes: Record<string, string> = {}, given: Partial<Ports> = {}) {
      const form = formWith({
        attributes,
        given: {
          recallForVisit: (name) => stored.get(name),
          rememberForVisit: (name, text) => Boolean(stored.set(name, text)),
          ...given,
        },
      });
      form.act().start({});
      return form;
    },
  };
}

const typed = {
  address: 'Kade 1',
  city: 'Rotterdam',
  projectType: 'keuken-wrappen',
  clientType: 'zakelijk',
  description: 'Twaalf fronten, graag mat.',
} as const;

describe('after a reload, and on the page in the other language', () => {
  test('the form holds what was typed and chosen', async () => {
    const tab = openTab();
    const before = tab.form();
    await before.fill(typed);
    before.act().change('homeVisit', true);
    expect(tab.form().state().fields).toMatchObject({ ...typed, homeVisit: true });
  });

  test('the project that was chosen is not replaced by a service that the calculator was opened with', async () => {
    const tab = openTab();
    await tab.form().fill({ projectType: 'keuken-wrappen' });
    tab.stored.set('wrappie-visitor', JSON.stringify({ service: 'raamfolie' }));
    expect(tab.form().state().fields.projectType).toBe('keuken-wrappen');
  });

  test('what was emptied stays empty', async () => {
    const tab = openTab();
    await tab.form().fill({ description: 'Een kast' });
    await tab.form().fill({ description: '' });
    expect(tab.form().state().fields.description).toBe('');
  });

  test('what was typed before the script had loaded wins', async () => {
    const tab = openTab();
    await tab.form().fill({ description: 'Een kast' });
    const after = tab.form();
    expect(after.state().fields.description).toBe('Een kast');
    const again = formWith({ given: { recallForVisit: (name) => tab.stored.get(name) } });
    again.act().start({ description: 'Een deur' });
    expect(again.state().fields.description).toBe('Een deur');
  });
});

test('what the page presets is no draft: another page has its own', async () => {
  const tab = openTab();
  await tab.form({ 'project-type': 'raamfolie' }).fill({ description: 'Twee ramen' });
  expect(tab.form().state().fields).toMatchObject({ projectType: '', description: 'Twee ramen' });
});

test('a company that asks for a partner code has a draft of its own', async () => {
  const tab = openTab();
  await tab.form({ purpose: 'partner' }).fill({ description: 'Keukens' });
  expect(tab.form().state().fields).toMatchObject({ description: '', clientType: '' });
  expect(tab.form({ purpose: 'partner' }).state().fields.description).toBe('Keukens');
});

test('a form that offers no home visit asks for none', () => {
  const tab = openTab();
  tab.form().act().change('homeVisit', true);
  expect(tab.form({ 'home-visit': 'none' }).state().fields.homeVisit).toBe(false);
});

test('once the request has arrived nothing is kept, and not before', async () => {
  const tab = openTab();
  const form = tab.form();
  await form.fill({ ...typed, firstName: 'Noor', lastName: 'de Vries', email: 'noor@example.nl' });
  const sent = form.act().send('nl');
  await vi.waitUntil(() => form.deliveries.length > 0);
  expect(tab.form().state().fields).toMatchObject(typed);
  form.deliveries[0]?.answer('accepted');
  await sent;
  // The form is emptied a second later: the visitor may have left by then.
  expect(tab.form().state().fields).toMatchObject({ description: '', clientType: '', address: '' });
});

test.each(['test', 'kiosk'] as const)('in %s mode nothing is kept', async (mode) => {
  const tab = openTab();
  await tab.form({}, { mode }).fill(typed);
  expect([...tab.stored.keys()].filter((name) => name.startsWith('wrappie-draft'))).toEqual([]);
});

test.each([
  'x{',
  'null',
  '"Noor"',
  '[]',
  '{"projectType":3}',
  '{"clientType":"x","homeVisit":"ja","city":1}',
])('what another script wrote under our name is ignored: %s', (text) => {
  const tab = openTab();
  tab.stored.set('wrappie-draft-quote', text);
  expect(tab.form().state().fields).toMatchObject({
    projectType: '',
    clientType: '',
    homeVisit: false,
    city: '',
  });
});
