/**
 * Replaces how Playwright enters text in Firefox: it sets the value of the field by script, which React does not notice. The text goes
 * through the editor of the browser instead, like a visitor's. Runs in each page, before its own scripts.
 */
export function typeThroughEditor(): void {
  const insertText = (text: string) => {
    let focused = document.activeElement;
    while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
    // Playwright goes on in the frame.
    if (focused?.localName === 'iframe') return focused;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', {
    configurable: true,
    get: () => insertText,
    // Playwright puts its own here.
    set: () => {},
  });
}
