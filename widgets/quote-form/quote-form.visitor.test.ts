import { describe, expect, test } from 'vitest';
import type { ContactRequest } from '../domain/request/contact-request.ts';
import { createKnownVisitor, type VisitorData } from '../request/known-visitor.ts';
import { formWith } from './quote-form.fixture.ts';
import { followVisitor } from './quote-form.visitor.ts';

/** A form with what this visitor filled in elsewhere. */
function formKnowing(known: Partial<VisitorData> = {}, attributes: Record<string, string> = {}) {
  const visitor = createKnownVisitor({
    recallForVisit: () => JSON.stringify(known),
    rememberForVisit: () => true,
  });
  const { store, act, fill } = formWith({ attributes });
  return {
    visitor,
    act,
    fill,
    follow: () => followVisitor(store, visitor),
    fields: () => {
      const { firstName, lastName, email, phone, projectType } = store.getState().fields;
      return { firstName, lastName, email, phone, projectType } satisfies Partial<ContactRequest>;
    },
    set: store.setState,
  };
}

const sanne = {
  name: 'Sanne de Vries',
  email: 'sanne@voorbeeld.nl',
  phone: '06 1',
  service: 'keuken',
} as const;

test('what was filled in elsewhere is shown in the form', () => {
  const { follow, fields } = formKnowing(sanne);
  follow();
  expect(fields()).toEqual({
    firstName: 'Sanne',
    lastName: 'de Vries',
    email: 'sanne@voorbeeld.nl',
    phone: '06 1',
    projectType: 'keuken-wrappen',
  });
});

test('it follows the other form character by character, in both directions', () => {
  const { follow, fields, visitor } = formKnowing();
  follow();
  const seen = ['S', 'Sa', 'Sanne d', 'Sanne', ''].map((name) => {
    visitor.setState({ name });
    return `${fields().firstName}|${fields().lastName}`;
  });
  expect(seen).toEqual(['S|', 'Sa|', 'Sanne|d', 'Sanne|', '|']);
});

describe('nothing is overwritten', () => {
  test('that was typed here', () => {
    const { follow, fields, fill, visitor } = formKnowing();
    follow();
    fill({ email: 'noor@example.nl' });
    visitor.setState(sanne);
    expect(fields()).toMatchObject({ email: 'noor@example.nl', phone: '06 1' });
  });

  test('of a name whose first or last part was typed here', () => {
    const { follow, fields, fill, visitor } = formKnowing(sanne);
    follow();
    fill({ firstName: 'Noor' });
    visitor.setState({ name: 'Iemand Anders' });
    expect(fields()).toMatchObject({ firstName: 'Noor', lastName: 'de Vries' });
  });

  test('that was emptied here', () => {
    const { follow, fields, fill, visitor } = formKnowing(sanne);
    follow();
    fill({ phone: '' });
    visitor.setState({ phone: '06 2' });
    expect(fields().phone).toBe('');
  });

  test('that the page has preset', () => {
    const { follow, fields } = formKnowing(sanne, { 'project-type': 'raamfolie' });
    follow();
    expect(fields().projectType).toBe('raamfolie');
  });

  test('that an example shows', () => {
    const { follow, fields, act, set } = formKnowing();
    set({ fields: { ...act().fields, firstName: 'Sanne', projectType: 'overig' } });
    follow();
    expect(fields()).toMatchObject({ firstName: 'Sanne', projectType: 'overig' });
  });

  test('that is being sent', () => {
    const { follow, fields, set, visitor } = formKnowing();
    follow();
    set({ sending: 'sending' });
    visitor.setState(sanne);
    expect(fields().email).toBe('');
  });
});

test('what is typed here is shared with the others', () => {
  const { follow, fill, visitor } = formKnowing({ service: 'jacht' });
  follow();
  fill({
    firstName: 'Noor',
    lastName: 'de Vries',
    email: 'noor@example.nl',
    phone: '06 2',
    projectType: 'overig',
  });
  expect(visitor.getState()).toEqual({
    name: 'Noor de Vries',
    email: 'noor@example.nl',
    phone: '06 2',
    // A project of the form is less precise than a service of the calculator.
    service: 'jacht',
    film: '',
    room: '',
    fronts: '',
    drawers: '',
    windows: '',
    calculation: '',
    photos: [],
  });
});

test('a form that empties after it was sent does not delete the shared contact details', () => {
  const { follow, fill, set, visitor, act } = formKnowing();
  follow();
  fill({ firstName: 'Noor', lastName: 'de Vries', email: 'noor@example.nl' });
  set({ fields: { ...act().fields, firstName: '', lastName: '', email: '' }, sentReference: 'WR-1' });
  expect(visitor.getState()).toMatchObject({ name: 'Noor de Vries', email: 'noor@example.nl' });
});
