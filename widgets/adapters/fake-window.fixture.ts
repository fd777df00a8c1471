import { parseHTML } from 'linkedom';
import { vi } from 'vitest';

/** A window for code that talks to other windows. It has a document, but no layout, and its frames load nothing. */
export interface FakeWindow {
  document: Document;
  /** The messages that it has sent to its parent. */
  answers: unknown[];
  /** The window that holds it. */
  parent: object;
  /** Fires an event of the window. */
  fire(type: string, members: object): void;
  /** Fires an event of an element, such as a press. */
  fireAt(element: Element | null, type: string): void;
  /** Hears a message. */
  hear(data: unknown, from: { source: unknown; origin: string }): void;
}

/** A frame of a fake window: its page is on another origin, so that it cannot be read. */
export interface FakeFrame extends HTMLIFrameElement {
  /** What the window has sent to the page in the frame. */
  received: unknown[];
}

/** Replaces the globals of a page until `vi.unstubAllGlobals`. Without a parent it is a top window. */
export function stubWindow(address: string, { html = '<body></body>', inFrame = false } = {}): FakeWindow {
  const { document, Event: DomEvent } = parseHTML(`<!doctype html><html><head></head>${html}</html>`);
  const events = new EventTarget();
  const answers: unknown[] = [];
  const location = new URL(address);
  const self = {
    location,
    document,
    origin: location.origin,
    crossOriginIsolated: false,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const parent = inFrame ? { postMessage: (message: unknown) => void answers.push(message) } : self;
  const { createElement } = document;
  document.createElement = ((tag: string) => {
    const made = createElement.call(document, tag);
    if (tag !== 'iframe') return made;
    const received: unknown[] = [];
    const contentWindow = { postMessage: (message: unknown) => void received.push(message) };
    return Object.assign(made, { contentWindow, contentDocument: null, received });
  }) as typeof createElement;
  for (const [name, value] of Object.entries({ ...self, window: self, parent })) vi.stubGlobal(name, value);
  const fire = (type: string, members: object) =>
    void events.dispatchEvent(Object.assign(new Event(type), members));
  const fireAt = (element: Element | null, type: string) => void element?.dispatchEvent(new DomEvent(type));
  return {
    document,
    answers,
    parent,
    fire,
    fireAt,
    hear: (data, from) => fire('message', { data, ...from }),
  };
}

/** Calls back with the fields of each form that is submitted, and with the name of the frame or tab that it is submitted into. */
export function stubSubmit(onPost: (fields: Record<string, string>, target: string) => void): void {
  vi.stubGlobal('HTMLFormElement', {
    prototype: {
      submit(this: HTMLFormElement) {
        const fields = [...this.querySelectorAll('textarea')].map(({ name, value }) => [name, value]);
        onPost(Object.fromEntries(fields), this.target);
      },
    },
  });
}
