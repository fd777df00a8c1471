/*
 * Both functions run in a page of our site, and get there as text. So they must not use anything outside themselves.
 */

export interface Visited {
  held?: (() => void)[];
  errors: string[];
  HTMLInputElement: typeof HTMLInputElement;
  InputEvent: typeof InputEvent;
}

/** A page in a frame with one element of ours. Its early part runs at once; React loads after `release`. */
export interface Visit<View extends Visited> {
  view: Window & View;
  host: HTMLElement;
  shadow: ShadowRoot;
  /** Lets React come. */
  release(): void;
  /** Waits until this is so. @throws Error after 20 seconds */
  until(isSo: () => unknown): Promise<void>;
  /** Waits until React is there. */
  hydrated(): Promise<void>;
  /** Types a text into a field, as a visitor does. */
  type(control: HTMLInputElement | undefined | null, text: string): void;
  end(): void;
}

/**
 * Opens a page in a frame.
 *
 * @param before script that runs before those of the page
 */
export async function openVisit<View extends Visited>(
  address: string,
  tag: string,
  before: string,
): Promise<Visit<View>> {
  const html = await (await fetch(address)).text();
  // The loader lets React wait until the browser is idle: here, until the test says so.
  const hold = `<script>window.held=[];window.requestIdleCallback=work=>window.held?window.held.push(work):work();window.errors=[];
    addEventListener('error',({message})=>errors.push(message));console.error=(...all)=>errors.push(all.join(' '));${before}</script>`;
  // What one visitor filled in is not shown to the next.
  sessionStorage.clear();
  // A visit that failed has left its frame.
  for (const left of document.querySelectorAll('iframe')) left.remove();
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
  const view = frame.contentWindow as Window & View;
  const host = view.document.querySelector(tag) as HTMLElement;
  const until = async (isSo: () => unknown) => {
    const end = performance.now() + 20_000;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`This never came true: ${isSo}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const setValue = Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set;
  return {
    view,
    host,
    shadow: host.shadowRoot as ShadowRoot,
    until,
    release() {
      for (const work of view.held ?? []) work();
      view.held = undefined;
    },
    hydrated: () => until(() => host.matches(':state(hydrated)')),
    type(control, text) {
      if (!control) return;
      control.focus();
      setValue?.call(control, text);
      control.dispatchEvent(new view.InputEvent('input', { bubbles: true, composed: true, data: text }));
    },
    end: () => frame.remove(),
  };
}

/** The markup of an element, in a form in which two visits can be compared, and what has the focus. */
export function describeVisit(shadow: ShadowRoot): { markup: string; focus: string } {
  const drawn = (shadow.querySelector('[data-wrap-root]') as HTMLElement).cloneNode(true) as HTMLElement;
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
  return {
    markup: drawn.innerHTML.replace(/<!--.*?-->/g, '').replaceAll('><', '>\n<'),
    focus: focused
      ? `${focused.localName} ${focused.name ?? ''} ${focused.value ?? ''} ${focused.dataset['focus'] ?? ''} ${focused.type === 'text' ? `${focused.selectionStart}-${focused.selectionEnd}` : ''}`
      : '',
  };
}
