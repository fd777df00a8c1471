/** Dispatched by the host page on an element that opens, such as a chat, to open it; also before its script is there. */
const openEvent = 'wrap-open';

const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'];

/** Choosing and typing are no presses: the element reads them from its controls when it is hydrated. */
const controls = 'label,input,select,textarea';

interface Observed {
  interacted: boolean;
  callback(): void;
  /** What takes effect later, by what was pressed: three presses of one button count once. */
  presses: Map<EventTarget, () => Event>;
  stop: AbortController;
}

/**
 * Observes elements whose script has not come: the first interaction with what is prerendered (pointer, focus, key), the
 * host page that opens them, and what is pressed in them until they are hydrated.
 */
export function createInteractionObserver() {
  const observed = new WeakMap<Element, Observed>();

  const observe = (element: Element): Observed => {
    const record: Observed = {
      interacted: false,
      callback() {},
      presses: new Map(),
      stop: new AbortController(),
    };
    observed.set(element, record);
    const listen = (event: Event) => {
      const target = event.target as Element;
      const again = repeatable(event);
      if (again && !target.closest(controls)) record.presses.set(target, again);
      record.interacted = true;
      record.callback();
    };
    const options = { capture: true, passive: true, signal: record.stop.signal };
    element.addEventListener(openEvent, listen, options);
    // Inside the root: `target` is the inner element there, and `submit` does not leave it.
    for (const type of interactions) element.shadowRoot?.addEventListener(type, listen, options);
    return record;
  };

  return {
    /** Calls back at every interaction from now on, and at once if there has been one. */
    whenInteracted(element: Element, callback: () => void): void {
      const record = observed.get(element) ?? observe(element);
      record.callback = callback;
      if (record.interacted) callback();
    },

    /** Stops observing, lets what was pressed take effect, and from now on calls `open` when the host page opens the element. */
    onHydrated(element: Element, open: () => void): void {
      const record = observed.get(element);
      // An element that left the page and came back is hydrated for a second time.
      if (!record || record.stop.signal.aborted) return;
      record.stop.abort();
      record.interacted = true;
      element.addEventListener(openEvent, open);
      for (const [target, again] of record.presses) target.dispatchEvent(again());
      record.presses.clear();
    },
  };
}

/**
 * How to dispatch a press again. What the browser did by itself at the first one (follow a link, open a popover or
 * details) is not done twice: the second one is cancelled from the start. It also stays within the element, for the host
 * page has seen the first.
 */
function repeatable(event: Event): (() => Event) | undefined {
  const init = { bubbles: true, cancelable: true };
  const { type, detail, submitter } = event as Partial<UIEvent & SubmitEvent> & Event;
  if (type === openEvent) return () => new Event(type);
  if (type === 'submit') return () => cancelled(new SubmitEvent(type, { ...init, submitter }));
  if (type === 'click') return () => cancelled(new MouseEvent(type, { ...init, detail }));
  return undefined;
}

function cancelled(event: Event): Event {
  event.preventDefault();
  return event;
}
