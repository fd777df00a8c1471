import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactRequestProblems } from '../domain/request/contact-request.ts';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { quoteDeskPart } from './quote-form.desk.lazy.ts';
import { formWith, noor } from './quote-form.fixture.ts';

// As after the first interaction.
await quoteDeskPart.load();

describe('a form that is not complete', () => {
  test('sends nothing, opens no tab, shows a message, marks the missing fields and focuses the first', async () => {
    const { act, state, toast, focus, log } = formWith();
    await act().send('nl');
    expect(toast()).toBe('missing');
    expect(state().marked).toBe(true);
    expect(focus()).toBe('projectType');
    expect(log).toEqual([]);
  });

  test('focuses the first missing field, in the order of the form', async () => {
    const { act, fill, focus } = formWith();
    await fill({ ...noor, projectType: '', lastName: ' ' });
    await act().send('nl');
    expect(focus()).toBe('projectType');
  });

  test('with only the e-mail address wrong asks to check it', async () => {
    const { act, fill, toast, focus } = formWith();
    await fill({ ...noor, email: 'noor' });
    await act().send('nl');
    expect(toast()).toBe('invalid');
    expect(focus()).toBe('email');
  });
});

describe('the code for sending', () => {
  test('is loaded at the first interaction, once', () => {
    const { act, log } = formWith();
    act().change('firstName', 'N');
    act().change('firstName', 'No');
    expect(log).toEqual(['prepare delivery', 'prepare photos', 'prepare tab']);
  });
});

describe('sending', () => {
  test('opens the tab in the click itself, before any asynchronous step', async () => {
    const { act, fill, log } = formWith();
    await fill();
    void act().send('en');
    expect(log.slice(-1)).toEqual(['open tab in en']);
  });

  test('delivers into the tab, after the request was stored', async () => {
    const { act, fill, log, deliveries } = formWith();
    await fill();
    void act().send('nl');
    await promisesToSettle();
    expect(log.slice(3)).toEqual(['open tab in nl', 'keep', 'keep', 'deliver by tab']);
    const [{ request } = expect.fail('nothing was delivered')] = deliveries;
    expect(request.reference).toBe('WR-1');
    expect(request.fields).toEqual(
      expect.arrayContaining([
        ['Naam', 'Noor de Vries'],
        ['Project_type', 'raamfolie'],
        ['page', 'https://wrappie.example/contact'],
      ]),
    );
  });

  test('uses the courier where the browser opens no tab', async () => {
    const { act, fill, deliveries } = formWith({ tabBlocked: true });
    await fill();
    void act().send('nl');
    await promisesToSettle();
    expect(deliveries.map(({ way }) => way)).toEqual(['courier']);
  });

  test('uses the courier as long as the code of the tab has not loaded', async () => {
    const { act, fill, deliveries } = formWith({ given: { tabs: () => new Promise(() => {}) } });
    await fill();
    void act().send('nl');
    await promisesToSettle();
    expect(deliveries.map(({ way }) => way)).toEqual(['courier']);
  });

  test('uses the courier where the visitor has closed the tab meanwhile', async () => {
    const { act, fill, deliveries } = formWith({ tabClosed: true });
    await fill();
    void act().send('nl');
    await promisesToSettle();
    expect(deliveries.map(({ way }) => way)).toEqual(['courier']);
  });

  test('a second click meanwhile does nothing', async () => {
    const { act, fill, log } = formWith();
    await fill();
    void act().send('nl');
    void act().send('nl');
    await promisesToSettle();
    void act().send('nl');
    await promisesToSettle();
    expect(log.filter((entry) => entry.startsWith('open'))).toHaveLength(1);
    expect(log.filter((entry) => entry.startsWith('deliver'))).toHaveLength(1);
  });

  test('names the partner, also with a code that was set later', async () => {
    const { act, fill, deliveries } = formWith({ attributes: { partner: 'een' } });
    act().readAttributes({ partner: 'twee' });
    await fill();
    void act().send('nl');
    await promisesToSettle();
    expect(deliveries[0]?.request.fields).toContainEqual(['partner', 'twee']);
  });
});

describe('a request that is accepted', () => {
  // `setImmediate` stays real: promises still have to settle.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  async function accepted(attributes?: Record<string, string>) {
    const form = formWith({ attributes });
    await form.fill();
    void form.act().send('nl');
    await promisesToSettle();
    form.deliveries[0]?.answer('accepted');
    await promisesToSettle();
    return form;
  }

  test('is announced at once, and the form empties one second later', async () => {
    const { state, toast, focus } = await accepted();
    expect(toast()).toBe('sent');
    vi.advanceTimersByTime(999);
    expect(state().fields).toMatchObject(noor);
    expect(state().sending).toBe('accepted');
    vi.advanceTimersByTime(1);
    expect(state().fields).toMatchObject({ firstName: '', email: '', projectType: '', homeVisit: false });
    expect(state()).toMatchObject({ sending: 'idle', reference: '', sentReference: 'WR-1', photos: [] });
    expect(focus()).toBe('sent');
  });

  test('is not sent again in that second', async () => {
    const { act, deliveries, log } = await accepted();
    await act().send('nl');
    await promisesToSettle();
    expect(deliveries).toHaveLength(1);
    expect(log.filter((entry) => entry.startsWith('open'))).toHaveLength(1);
  });

  test('is emitted to the page, without data about the visitor', async () => {
    const { events } = await accepted();
    const detail = { projectType: 'raamfolie', clientType: 'zakelijk', reference: 'WR-1' };
    expect(events).toEqual([['wrap-quote-sent', detail]]);
  });

  test('keeps the choices of the attributes', async () => {
    const { state } = await accepted({ 'project-type': 'keuken-wrappen' });
    vi.advanceTimersByTime(1000);
    expect(state().fields.projectType).toBe('keuken-wrappen');
  });

  test('is not shown any more once the next one is begun', async () => {
    const { act, state } = await accepted();
    vi.advanceTimersByTime(1000);
    act().change('firstName', 'B');
    expect(state().sentReference).toBeUndefined();
  });
});

describe('a request that is not confirmed', () => {
  async function unconfirmed() {
    const form = formWith();
    await form.fill();
    void form.act().send('nl');
    await promisesToSettle();
    form.deliveries[0]?.answer('unconfirmed');
    await promisesToSettle();
    return form;
  }

  test('keeps all fields, and says so', async () => {
    const { state, toast, focus, events } = await unconfirmed();
    expect(toast()).toBe('failed');
    expect(focus()).toBe('unconfirmed');
    expect(state().fields).toMatchObject(noor);
    expect(state().lastFields).toContainEqual(['Naam', 'Noor de Vries']);
    expect(events.map(([name]) => name)).toEqual(['wrap-quote-failed']);
  });

  test('is sent again in a new tab with the current form: a change gets a reference of its own', async () => {
    const { act, deliveries, log } = await unconfirmed();
    act().change('phone', '06 1');
    void act().send('nl');
    await promisesToSettle();
    expect(log.filter((entry) => entry === 'open tab in nl')).toHaveLength(2);
    expect(deliveries[1]?.request.reference).toBe('WR-2');
    expect(deliveries[1]?.request.fields).toContainEqual(['Telefoon', '06 1']);
    expect(deliveries[1]?.request.fields).toContainEqual(['vervangt', 'WR-1']);
  });

  test('is accepted after all when its receipt comes late', async () => {
    const { toast, deliveries, events } = await unconfirmed();
    deliveries[0]?.lateReceipt();
    expect(toast()).toBe('sent');
    expect(events.map(([name]) => name)).toEqual(['wrap-quote-failed', 'wrap-quote-sent']);
  });
});

test('a tab that is not used after all is closed', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { act, fill, log, toast } = formWith({
    given: {
      visits() {
        throw new Error('broken');
      },
    },
  });
  await fill();
  await act().send('nl');
  expect(log.at(-1)).toBe('close tab');
  expect(toast()).toBe('failed');
  error.mockRestore();
});

describe('the attributes', () => {
  test('preset choices', () => {
    const { state } = formWith({ attributes: { 'project-type': 'Jacht-Wrappen', 'client-type': 'zzp' } });
    expect(state().fields).toMatchObject({ projectType: 'jacht-wrappen', clientType: 'zzp' });
  });

  test('that are invalid choose nothing', () => {
    const { state } = formWith({ attributes: { 'project-type': 'dak', 'client-type': 'hond' } });
    expect(state().fields).toMatchObject({ projectType: '', clientType: '' });
  });

  test('apply again only when they change', () => {
    const { act, state } = formWith({ attributes: { 'project-type': 'raamfolie' } });
    act().change('projectType', 'overig');
    act().readAttributes({ 'project-type': 'raamfolie' });
    expect(state().fields.projectType).toBe('overig');
    act().readAttributes({ 'project-type': 'keuken-wrappen' });
    expect(state().fields.projectType).toBe('keuken-wrappen');
  });
});

describe('a form for partners', () => {
  test('asks for no project, kind of client or visit, and is complete with a name and an e-mail address', () => {
    const { act, state } = formWith({ attributes: { purpose: 'partner' } });
    act().change('firstName', 'Noor');
    act().change('lastName', 'de Vries');
    act().change('email', 'noor@keukenhuis.nl');
    expect(state()).toMatchObject({ forPartner: true, offersVisit: false });
    expect([...contactRequestProblems(state().fields)]).toEqual([]);
  });

  test('becomes one when the attribute comes later', () => {
    const { act, state } = formWith({ attributes: {} });
    expect(state()).toMatchObject({ forPartner: false, offersVisit: true });
    act().readAttributes({ purpose: 'partner' });
    expect(state()).toMatchObject({ forPartner: true, offersVisit: false });
    expect(state().fields).toMatchObject({ projectType: 'overig', clientType: 'zakelijk' });
  });

  test('a form without home visits still asks for a project', () => {
    const { state } = formWith({ attributes: { 'home-visit': 'none' } });
    expect(state()).toMatchObject({ forPartner: false, offersVisit: false });
    expect(state().fields.projectType).toBe('');
  });
});

describe('what was filled in before the script was loaded', () => {
  test('is taken over', () => {
    const { act, state } = formWith();
    act().start({ firstName: 'Noor', projectType: 'raamfolie', homeVisit: 'on', description: 'Twee ramen' });
    expect(state().fields).toMatchObject({
      firstName: 'Noor',
      projectType: 'raamfolie',
      homeVisit: true,
      description: 'Twee ramen',
    });
  });

  test('and a question that the assistant hands over is the description, and leaves the address', () => {
    const shown: string[] = [];
    let goTo = (_: string) => {};
    const { act, state, focus } = formWith({
      given: {
        onFragment(listener) {
          goTo = listener;
          listener('contact?question=Kan%20het%20op%20wol%3F');
        },
        showFragment: (fragment, step) => void shown.push(`${step} ${fragment}`),
      },
    });
    act().start({});
    expect(state().fields.description).toBe('Kan het op wol?');
    expect(focus()).toBe('description');
    expect(shown).toEqual(['replace contact']);
    // Written text stays.
    goTo('contact?question=Iets%20anders');
    goTo('contact');
    expect(state().fields.description).toBe('Kan het op wol?');
  });

  test('includes only fields of the form', () => {
    const { act, state } = formWith();
    act().start({ iets: 'anders' });
    expect(state().fields).not.toHaveProperty('iets');
  });
});
