import { parseHTML } from 'linkedom';
import { afterEach, expect, test, vi } from 'vitest';
import { emitFrom } from './emit.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page with an element, and what its document and the element itself hear. */
function open() {
  const { document, window } = parseHTML('<body><div><wrap-quote-form></wrap-quote-form></div></body>');
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('CustomEvent', window.CustomEvent);
  const host = document.querySelector('wrap-quote-form') as HTMLElement;
  const heard: string[] = [];
  for (const [name, node] of Object.entries({ document, host }))
    node.addEventListener('wrap-quote-sent', (event) =>
      heard.push(`${name}: ${(event as CustomEvent).detail.reference}`),
    );
  return { host, heard };
}

test('an event reaches the element and the document, once', () => {
  const { host, heard } = open();
  emitFrom(host)('wrap-quote-sent', { reference: 'WR-1' });
  expect(heard.sort()).toEqual(['document: WR-1', 'host: WR-1']);
});

test.each([
  ['the element', (host: HTMLElement) => host.remove()],
  ['what it stands in', (host: HTMLElement) => host.parentElement?.remove()],
])('so it does after the page has removed %s', (_what, remove) => {
  const { host, heard } = open();
  remove(host);
  emitFrom(host)('wrap-quote-sent', { reference: 'WR-1' });
  expect(heard.sort()).toEqual(['document: WR-1', 'host: WR-1']);
});
