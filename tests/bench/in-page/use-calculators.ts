declare global {
  interface Window {
    /** ms from the start of the navigation until the first price was painted. */
    benchPrice?: number;
    /** ms until every calculator on screen had answered to a click. */
    benchAlive?: number;
  }
}

/**
 * Runs in the page, before anything else of it: fills in a kitchen as fast as the controls come, presses Calculate
 * until a price shows, and notes when that price was painted. The same for ours and for the plain calculator.
 */
export function priceAKitchen(): void {
  const wanted = { length: '12', drawers: '4', folieType: 'mat', complexity: 'gemiddeld' };
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const place = () => document.querySelector('wrap-price-calculator')?.shadowRoot ?? document;
  const find = (selector: string) => place().querySelector<HTMLInputElement>(selector);

  /** Does the first thing that is still to do. */
  const step = (): 'done' | 'acted' | 'waiting' => {
    const service = find('[name=projectType][value=keuken]');
    if (!service) return 'waiting';
    if (!service.checked) return click(service);
    for (const [name, value] of Object.entries(wanted)) {
      const control = find(`[name=${name}][value="${value}"]`) ?? find(`[name=${name}]`);
      if (!control) return 'waiting';
      if (control.type === 'radio' ? control.checked : control.value === value) continue;
      return control.type === 'radio' ? click(control) : type(control, value);
    }
    if (/1\.923/.test(find('[part=price]')?.textContent ?? '')) return 'done';
    return click(find('[part=calculate]'));
  };
  const click = (control: HTMLElement | null) => {
    control?.click();
    return 'acted' as const;
  };
  const type = (control: HTMLInputElement, value: string) => {
    setValue?.call(control, value);
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: value }));
    return 'acted' as const;
  };
  /** After each act a task, so that views which render in a microtask have done so. At most 50 in a frame. */
  const acting = new MessageChannel();
  let left = 0;
  acting.port1.onmessage = () => go();
  const go = () => {
    const state = step();
    if (state === 'done') requestAnimationFrame(() => afterPaint());
    else if (state === 'acted' && --left > 0) acting.port2.postMessage(0);
    else requestAnimationFrame(frame);
  };
  const frame = () => {
    left = 50;
    go();
  };
  /** A task after the frame in which the price was there: then it is painted. */
  const afterPaint = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.benchPrice = performance.now();
    };
    port2.postMessage(0);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: clicks a service in each calculator on screen until each has answered with its fields. */
export function wakeCalculators(): void {
  const onScreen = () =>
    [...document.querySelectorAll('wrap-price-calculator')].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom >= 0;
    });
  const look = () => {
    const elements = onScreen();
    for (const { shadowRoot } of elements) {
      const service = shadowRoot?.querySelector<HTMLInputElement>('[name=projectType][value=keuken]');
      if (service && !service.checked) service.click();
    }
    const alive = elements.filter(({ shadowRoot }) => shadowRoot?.querySelector('[name=length]'));
    if (elements.length === 0 || alive.length < elements.length) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.benchAlive = performance.now();
    };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}
