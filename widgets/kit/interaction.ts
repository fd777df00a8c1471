/**
 * The event that the host page dispatches on an element to open it, such as a chat. It also works before the element's script is loaded.
 */
const openEvent = 'wrap-open';

const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'];

/** Clicks on these are not repeated: the element reads their values when it is hydrated. */
const controls = 'label,input,select,textarea';

interface Observed {
  used: boolean;
  callback(): void;
  /** Events to repeat later, by target: three clicks on one button count once. */
  presses: Map<EventTarget, () => Event>;
  stop: AbortController;
}

/**
 * Observes elements whose script is not loaded yet. It reports the first interaction with the prerendered markup (pointer, focus, key) and
 * the host page's request to open, and records clicks until the element is hydrated.
 */
export function createInteractionObserver() {
  const observed = new WeakMap<Element, Observed>();

  const observe = (element: Element): Observed => {
    const record: Observed = {
      used: false,
      callback() {},
      presses: new Map(),
      stop: new AbortController(),
    };
    observed.set(element, record);
    const listen = (event: Event) => {
      const target = event.target as Element;
      const again = repeatable(event);
      if (again && !target.closest(controls)) record.presses.set(target, again);
      record.used = true;
      record.callback();
    };
    const options = { capture: true, signal: record.stop.signal };
    element.addEventListener(openEvent, listen, options);
    // On the shadow root: there `target` is the inner element, and `submit` does not leave the root.
    for (const type of interactions) element.shadowRoot?.addEventListener(type, listen, options);
    return record;
  };

  const repeat = (element: Element) => {
    for (const [target, again] of observed.get(element)?.presses ?? []) target.dispatchEvent(again());
  };

  return {
    /** Repeats the recorded clicks for an early part, which forgets those that it answers. */
    repeat,

    /** Calls back at every interaction from now on, and at once if there was one already. */
    whenInteracted(element: Element, callback: () => void): void {
      const record = observed.get(element) ?? observe(element);
      record.callback = callback;
      if (record.used) callback();
    },

    /** Whether a press waits for the element to be hydrated. */
    isPressed: (element: Element) => observed.get(element)?.presses.size,

    /** Forgets a press on this target, because it has taken effect already. */
    forget(element: Element, target: EventTarget): void {
      observed.get(element)?.presses.delete(target);
    },

    /** Stops observing and repeats the recorded clicks. From now on it calls `open` when the host page opens the element. */
    onHydrated(element: Element, open: () => void): void {
      const record = observed.get(element);
      // An element that left the page and came back is hydrated a second time.
      if (!record || record.stop.signal.aborted) return;
      record.stop.abort();
      record.used = true;
      element.addEventListener(openEvent, open);
      repeat(element);
      record.presses.clear();
    },
  };
}

/**
 * Makes an event that repeats a click. The browser has done its own part already (followed a link, opened a popover or details), so the new
 * event is cancelled from the start. It does not leave the shadow root, because the host page has received the first one.
 */
function repeatable(event: Event): (() => Event) | undefined {
  const { type, detail, submitter } = event as Partial<UIEvent & SubmitEvent> & Event;
  if (type === openEvent) return () => new Event(type);
  const Repeated = type === 'click' ? MouseEvent : type === 'submit' && SubmitEvent;
  if (!Repeated) return;
  return () => {
    const again = new Repeated(type, { bubbles: true, cancelable: true, detail, submitter });
    again.preventDefault();
    return again;
  };
}
