declare global {
  interface Window {
    /** ms from each key until the frame after its input event was painted. */
    benchKeys: number[];
  }
}

/** Runs in the page: focuses the calculator's first field, and from then on notes how long each key takes to be painted. */
export function watchKeys(): void {
  const place = document.querySelector('wrap-price-calculator')?.shadowRoot ?? document;
  place.querySelector<HTMLInputElement>('[name=length]')?.focus();
  window.benchKeys = [];
  let pressed = 0;
  addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
    },
    true,
  );
  addEventListener(
    'input',
    () => {
      const start = pressed;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.benchKeys.push(performance.now() - start);
        port2.postMessage(0);
      });
    },
    true,
  );
}
