/** Dispatched by the host page on an element that opens, such as a chat, to open it; also before its script is there. */
const openEvent = 'wrap-open';

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'];

/** Choosing and typing are no presses: the element finds them in its controls when it comes alive. */
const controls = 'label,input,select,textarea';

interface Watched {
  touched: boolean;
  arrive(): void;
  /** What takes effect later, by what was pressed: whoever presses a button three times means it once. */
  presses: Map<EventTarget, () => Event>;
  stop: AbortController;
}

/**
 * Watches elements whose script has not come: for the first touch of what is drawn already (pointer, focus, key), for the
 * host page that opens them, and for what is pressed in them until they are alive.
 */
export function createTouch() {
  const watched = new WeakMap<Element, Watched>();

  const watch = (element: Element): Watched => {
    const record: Watched = { touched: false, arrive() {}, presses: new Map(), stop: new AbortController() };
    watched.set(element, record);
    const listen = (event: Event) => {
      const target = event.target as Element;
      const again = repeatable(event);
      if (again && !target.closest(controls)) record.presses.set(target, again);
      record.touched = true;
      record.arrive();
    };
    const options = { capture: true, passive: true, signal: record.stop.signal };
    element.addEventListener(openEvent, listen, options);
    // Inside the root, for there `target` is what was touched, and `submit` does not come out.
    for (const touch of touches) element.shadowRoot?.addEventListener(touch, listen, options);
    return record;
  };

  return {
    /** Calls back at every touch from now on, and at once if there has been one. */
    whenTouched(element: Element, arrive: () => void): void {
      const record = watched.get(element) ?? watch(element);
      record.arrive = arrive;
      if (record.touched) arrive();
    },

    /** Stops watching, lets what was pressed take effect, and passes on from now on that the host page opens the element. */
    isAlive(element: Element, open: () => void): void {
      const record = watched.get(element);
      // An element that left the page and came back is alive for a second time.
      if (!record || record.stop.signal.aborted) return;
      record.stop.abort();
      record.touched = true;
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
