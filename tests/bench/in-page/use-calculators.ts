declare global {
  interface Window {
    /** ms from the start of the navigation until the first price was painted. */
    benchPrice?: number;
    /** ms until every calculator on screen had responded to a click. */
    benchResponsive?: number;
  }
}

/**
 * Runs in the page, before its own scripts. Fills in a kitchen as soon as the controls appear, presses Calculate until a price shows, and
 * notes when that price was painted. The same code serves our calculator and the plain one.
 */
export function priceAKitchen(): void {
  const filling = { length: '12', drawers: '4', folieType: 'mat', complexity: 'gemiddeld' };
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const place = () => document.querySelector('wrap-price-calculator')?.shadowRoot ?? document;
  const find = (selector: string) => place().querySelector<HTMLInputElement>(selector);

  /** Does the first step that is not done yet. */
  const step = (): 'done' | 'acted' | 'waiting' => {
    const service = find('[name=projectType][value=keuken]');
    if (!service) return 'waiting';
    if (!service.checked) return click(service);
    for (const [name, value] of Object.entries(filling)) {
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
  /** Continues in a new task after each action, so that views which render in a microtask are up to date. At most 50 actions per frame. */
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
  /** Runs a task after the frame that showed the price: by then it is painted. */
  const afterPaint = () => {
    const { port1, port2 } = new MessageChannel();
    // The page around a frame began earlier.
    port1.onmessage = () => top?.postMessage({ benchPrice: performance.timeOrigin + performance.now() }, '*');
    port2.postMessage(0);
  };
  addEventListener('message', ({ data }) => {
    if (data?.benchPrice) window.benchPrice = data.benchPrice - performance.timeOrigin;
  });
  requestAnimationFrame(frame);
}

/** Runs in the page: clicks a service in each calculator on screen until each shows its fields. */
export function clickCalculators(): void {
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
    const responsive = elements.filter(({ shadowRoot }) => shadowRoot?.querySelector('[name=length]'));
    if (elements.length === 0 || responsive.length < elements.length) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.benchResponsive = performance.now();
    };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}
