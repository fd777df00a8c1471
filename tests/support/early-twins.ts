import fc from 'fast-check';
import { expect } from './test.ts';

/** How many random visits are compared. */
export const modelRuns = Number(process.env.MODEL_RUNS ?? 25);

/** A step of a visitor. A position counts among what is there at that moment, and starts again after the last. */
export type Step =
  | { do: 'choose' | 'focus' | 'leave' | 'clear'; at: number }
  | { do: 'type'; at: number; text: string }
  | { do: 'calculate' | 'enter' | 'closeToast' | 'centimetres' };

const at = fc.nat(30);

/** Steps as visitors take them, often towards a price. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('choose' as const), at }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      at,
      text: fc.constantFrom(
        '4',
        '12',
        '2,5',
        '250',
        '1.250,5',
        'abc',
        '-3',
        '1,5 m',
        '9999999',
        ' ',
        '80 cm',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('focus' as const, 'leave' as const, 'clear' as const), at }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('calculate' as const, 'calculate' as const, 'enter' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('closeToast' as const, 'centimetres' as const) }) },
);

/** What a calculator shows after the steps of a visitor, and what it told the page meanwhile. */
export interface Shown {
  markup: string;
  values: string[];
  focus: string;
  events: string[];
  errors: string[];
}

/** Compares random visits in which React comes at some step with the same visits with React from the start. */
export async function expectTwins(
  visit: (steps: readonly Step[], releaseAt: number) => Promise<Shown>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), fc.nat(14), async (steps, at) => {
      const expected = await visit(steps, -1);
      const actual = await visit(steps, Math.min(at, steps.length));
      expect(actual).toEqual(expected);
      expect(actual.errors).toEqual([]);
    }),
    { numRuns: modelRuns },
  );
}

/**
 * Runs in a page of our site: opens a page with a calculator in a frame, and takes the steps there. It must not use anything outside itself.
 *
 * @param releaseAt number of the step before which React may load; -1 when it must be there before the first
 */
export async function takeSteps(address: string, steps: readonly Step[], releaseAt: number): Promise<Shown> {
  const html = await (await fetch(address)).text();
  // The loader lets React wait until the browser is idle: here, until the test says so.
  const hold = `<script>window.held=[];window.requestIdleCallback=work=>window.held?window.held.push(work):work();window.errors=[];
    addEventListener('error',({message})=>errors.push(message));console.error=(...all)=>errors.push(all.join(' '));
    window.told=[];addEventListener('wrap-price-calculated',({detail})=>told.push(JSON.stringify(detail)))</script>`;
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width:400px;height:700px';
  frame.srcdoc = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace('<script type="module"', `${hold}<script type="module"`)
    // A frame without an address of its own has no query.
    .replaceAll('location.search', JSON.stringify(new URL(address, location.href).search));
  document.body.append(frame);
  await new Promise((resolve) => {
    frame.onload = resolve;
  });
  const view = frame.contentWindow as Window & {
    held?: (() => void)[];
    told: string[];
    errors: string[];
    HTMLInputElement: typeof HTMLInputElement;
    InputEvent: typeof InputEvent;
  };
  const host = view.document.querySelector('wrap-price-calculator') as HTMLElement;
  const shadow = host.shadowRoot as ShadowRoot;
  const release = () => {
    for (const work of view.held ?? []) work();
    view.held = undefined;
  };
  const until = async (isSo: () => unknown) => {
    const end = performance.now() + 20_000;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`This never came true: ${isSo}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const isHydrated = () => host.matches(':state(hydrated)');
  const inputs = (type: string) => [...shadow.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)];
  const pick = <T>(all: T[], at: number) => all[at % all.length];
  const setValue = Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set;
  const type = (control: HTMLInputElement | undefined, text: string) => {
    if (!control) return;
    control.focus();
    setValue?.call(control, text);
    control.dispatchEvent(new view.InputEvent('input', { bubbles: true, composed: true, data: text }));
  };
  const click = (selector: string) => shadow.querySelector<HTMLElement>(selector)?.click();
  const take = (step: Step) => {
    if (step.do === 'choose') {
      const control = pick(inputs('radio'), step.at);
      control?.focus();
      control?.click();
    } else if (step.do === 'type') type(pick(inputs('text'), step.at), step.text);
    else if (step.do === 'clear') type(pick(inputs('text'), step.at), '');
    else if (step.do === 'focus') pick(inputs('text'), step.at)?.focus();
    else if (step.do === 'leave') (shadow.activeElement as HTMLElement | null)?.blur();
    else if (step.do === 'calculate') click('[part=calculate]');
    else if (step.do === 'enter') shadow.querySelector('form')?.requestSubmit();
    else if (step.do === 'closeToast') click('[popover] button');
    else click('[role=status] button');
  };

  await until(() => Reflect.has(host, Symbol.for('wrappie.early')));
  if (releaseAt < 0) {
    release();
    await until(isHydrated);
  }
  for (const [index, step] of steps.entries()) {
    if (index === releaseAt) release();
    take(step);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  release();
  await until(isHydrated);
  // What follows a price loads with the first use.
  await until(() => !shadow.querySelector('[part=price]') || shadow.querySelector('[part=explanation]'));

  const root = shadow.querySelector('[data-wrap-root]') as HTMLElement;
  const drawn = root.cloneNode(true) as HTMLElement;
  const ids = new Map<string, string>();
  const shortId = (id: string) =>
    id.replace(/_[rR]_\w*?_/g, (own) => {
      if (!ids.has(own)) ids.set(own, `#${ids.size}`);
      return ids.get(own) ?? '';
    });
  for (const each of drawn.querySelectorAll('*')) {
    // React writes the current value into the attribute; what counts is the property, which is compared below.
    if (each.localName === 'input')
      for (const name of ['value', 'checked'])
        if (name === 'checked' || each.getAttribute('type') === 'text') each.removeAttribute(name);
    if (each.localName === 'noscript') each.textContent = '';
    for (const { name, value } of [...each.attributes]) each.setAttribute(name, shortId(value));
    const sorted = [...each.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name } of sorted) each.removeAttribute(name);
    for (const { name, value } of sorted) each.setAttribute(name, value);
  }
  const focused = shadow.activeElement as HTMLInputElement | null;
  const shown = {
    markup: drawn.innerHTML.replace(/<!--.*?-->/g, '').replaceAll('><', '>\n<'),
    values: [
      ...inputs('text').map(({ name, value }) => `${name}=${value}`),
      ...inputs('radio')
        .filter(({ checked }) => checked)
        .map(({ name, value }) => `${name}=${value}`),
    ],
    focus: focused
      ? `${focused.localName} ${focused.name ?? ''} ${focused.value ?? ''} ${focused.type === 'text' ? `${focused.selectionStart}-${focused.selectionEnd}` : ''}`
      : '',
    events: view.told,
    errors: view.errors,
  };
  frame.remove();
  return shown;
}
