import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import * as domain from '../../widgets/domain/request/samples.ts';
import { createSampleBasket } from '../../widgets/request/sample-basket.ts';
import { inlineScript } from '../lib/inline-script.ts';
import { readSamples, toggled } from './read-samples.js';

const source = inlineScript('read-samples', 'samples');

/** A device: what its browser stores, by name. */
class Device {
  readonly stored = new Map<string, string>();
  blocked = false;
  private readonly guard = () => {
    if (this.blocked) throw new Error('SecurityError');
  };
  readonly localStorage = {
    getItem: (name: string) => {
      this.guard();
      return this.stored.get(name) ?? null;
    },
    setItem: (name: string, text: string) => {
      this.guard();
      this.stored.set(name, text);
    },
  };

  /** The basket that the widgets of a page open. */
  basket() {
    return createSampleBasket({
      recall: (name) => this.stored.get(name),
      remember: (name, text) => Boolean(this.stored.set(name, text)),
      onReturn: () => {},
    });
  }
}

/** A page with a button for each of these films, and its script. */
function pageWith(device: Device, codes: readonly string[]) {
  const { document, Event: PageEvent } = parseHTML(
    `<p data-samples data-count="# stalen" data-full="vol" data-blocked="noem #" hidden><span></span></p>${codes.map((code) => `<button data-sample="${code}" aria-pressed="false"></button>`).join('')}`,
  );
  const listeners: Record<string, () => void> = {};
  const listen = (type: string, listener: () => void) => {
    listeners[type] = listener;
  };
  new Function('document', 'localStorage', 'addEventListener', source)(document, device.localStorage, listen);
  listeners['pageshow']?.();
  const line = document.querySelector<HTMLElement>('[data-samples]')!;
  return {
    press: (code: string) =>
      document.querySelector<HTMLElement>(`[data-sample="${code}"]`)!.dispatchEvent(new PageEvent('click')),
    pressed: () =>
      [...document.querySelectorAll('[aria-pressed=true]')].map((each) => each.getAttribute('data-sample')),
    said: () => (line.hidden ? '' : line.textContent),
    comeBack: () => listeners['pageshow']?.(),
  };
}

const six = ['WF-110', 'WF-112', 'WF-114', 'WF-116', 'WF-118', 'WF-120'];

describe('the basket of a page', () => {
  it('stores nothing before a press', () => {
    const device = new Device();
    const page = pageWith(device, six);
    expect(page.said()).toBe('');
    expect(device.stored.size).toBe(0);
  });

  it('is read by the widgets, and theirs by the page', () => {
    const device = new Device();
    const page = pageWith(device, six);
    page.press('WF-112');
    page.press('WF-120');
    expect(page.said()).toBe('2 stalen');
    const basket = device.basket();
    expect(basket.getState().codes).toEqual(['WF-112', 'WF-120']);
    basket.toggle('WF-112');
    basket.toggle('WF-618');
    page.comeBack();
    expect(page.pressed()).toEqual(['WF-120']);
    expect(page.said()).toBe('2 stalen');
    basket.remove(basket.getState().codes);
    page.comeBack();
    expect(page.said()).toBe('');
  });

  it('says at the sixth that it is full, and takes it once there is room', () => {
    const device = new Device();
    const page = pageWith(device, six);
    for (const code of six) page.press(code);
    expect(page.said()).toBe('vol');
    expect(page.pressed()).toEqual(six.slice(0, 5));
    page.press('WF-110');
    page.press('WF-120');
    expect(device.basket().getState().codes).toEqual(six.slice(1));
  });

  it('says which film to name where the browser stores nothing', () => {
    const device = new Device();
    device.blocked = true;
    const page = pageWith(device, six);
    page.press('WF-114');
    expect(page.said()).toBe('noem WF-114');
    expect(page.pressed()).toEqual([]);
  });

  it('has the rules of the widgets', () => {
    const code = fc.constantFrom(...six, 'WF-618', 'wf-110', 'WF-1234', 'iets');
    fc.assert(
      fc.property(
        fc.array(code, { maxLength: 9 }),
        fc.constantFrom(' ', ', ', '-'),
        code,
        (codes, by, one) => {
          const text = codes.join(by);
          const read = readSamples(text);
          expect(read).toEqual(domain.readSamples(text));
          expect(toggled(read, one)).toEqual(domain.toggled(read, one));
        },
      ),
    );
    expect(readSamples(null)).toEqual(domain.readSamples(undefined));
  });
});
