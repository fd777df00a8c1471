import { type CourierFrame, openCourierFrame } from './courier-frame.ts';
import type { FromCourier } from './protocol.ts';

/** The courier page in a frame that can be shown to the visitor. */
export interface CourierDialog extends CourierFrame {
  /**
   * Shows the frame as a modal dialog. The page in it holds the words and the button that closes it.
   *
   * @param title the name of the dialog
   * @param onClosed called when it is hidden again, by the visitor or by `hide` or `remove`, maybe more than once
   */
  show(title: string, onClosed: () => void): void;
  hide(): void;
}

// Each style is inline and important, and begins with `all`, so that neither a host's rules for dialogs and frames nor its reset apply.
const hidden = 'display: none';
/** The dialog fills the window, as its own backdrop. The z-index is for browsers without modal dialogs. */
const shownDialog =
  'all: initial; display: grid; place-items: center; position: fixed; inset: 0; width: 100%; height: 100%; z-index: 2147483647; background: rgb(22 33 29 / .6)';
const shownFrame =
  'all: initial; display: block; box-sizing: border-box; width: min(100% - 16px, 600px); height: min(100% - 16px, 720px); border: 1px solid #16211d; border-radius: 12px; background: #faf8f4';

/** Opens the courier page in a hidden frame that can be shown later: the frame is in a closed dialog. See `openCourierFrame`. */
export function openCourierDialog(
  origin: string,
  hear: (message: FromCourier) => void,
  onBlocked: () => void,
): CourierDialog {
  const dialog = document.createElement('dialog');
  style(dialog, hidden);
  const frame = openCourierFrame(origin, hear, onBlocked, dialog);
  let onHidden = () => {};
  const hide = () => {
    style(dialog, hidden);
    // Returns the focus to where it was. The removal of an open dialog would not.
    if (dialog.open) dialog.close();
    onHidden();
  };
  // The visitor pressed Escape.
  dialog.addEventListener('close', hide);
  // A host that replaces its body takes the dialog with it, and no event says so.
  new ResizeObserver(() => dialog.isConnected || hide()).observe(dialog);
  return {
    ...frame,
    hide,
    remove() {
      hide();
      frame.remove();
    },
    show(title, onClosed) {
      const { element } = frame;
      onHidden = onClosed;
      dialog.setAttribute('aria-label', title);
      element.title = title;
      element.removeAttribute('aria-hidden');
      element.removeAttribute('tabindex');
      style(dialog, shownDialog);
      style(element, shownFrame);
      dialog.showModal?.();
      element.focus();
    },
  };
}

/** Sets declarations one by one: a policy of the host may forbid a style attribute, but no call. */
function style(element: HTMLElement, declarations: string): void {
  for (const declaration of declarations.split('; ')) {
    const [name = '', value = ''] = declaration.split(': ');
    element.style.setProperty(name, value, 'important');
  }
}
