import { whenIdle } from '../../kit/viewport-observer.ts';
import { hasUnsent } from './has-unsent.ts';

const tag = 'wrap-unsent-requests';

let asked = false;

/**
 * Puts the notice of unsent requests on the page, if there are any: one, however many widgets stand there. Until then it
 * costs nothing but a look, when the browser is idle.
 */
export function offerUnsent(): void {
  if (asked) return;
  asked = true;
  whenIdle(async () => {
    try {
      if (!(await hasUnsent()) || document.querySelector(tag)) return;
      const notice = document.createElement(tag);
      // It takes no room, wherever the host's styles would put it.
      notice.style.setProperty('position', 'fixed', 'important');
      notice.style.setProperty('bottom', '0', 'important');
      document.body.append(notice);
    } catch (error) {
      console.warn('Wrappie cannot read its outbox.', error);
    }
  });
}
