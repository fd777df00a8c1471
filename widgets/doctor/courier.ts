import { openCourierFrame } from '../adapters/courier/courier-frame.ts';
import type { Finding } from './finding.ts';

/** Time limit for an answer of the courier, in ms. */
const timeout = 8000;

/**
 * Whether requests can leave this page, and where they go.
 *
 * @param origin of the courier page
 */
export function examineCourier(origin: string): Promise<Finding> {
  return new Promise((resolve) => {
    const end = (finding: Omit<Finding, 'about'>) => {
      clearTimeout(timer);
      frame.remove();
      resolve({ about: 'courier', ...finding });
    };
    const timer = setTimeout(
      () =>
        end({
          state: 'problem',
          text: `no answer from ${origin} within ${timeout / 1000} seconds`,
          advice:
            'is the visitor offline, does a blocker or the page’s policy stop the frame, or is the site down?',
        }),
      timeout,
    );
    const frame = openCourierFrame(
      origin,
      (message) => {
        if (message.wrappie !== 'description') return;
        const photos = message.photos ? `photos to ${message.photos}` : 'photos are only named';
        end({ state: 'good', text: `answers; requests go to ${message.formMail}, ${photos}` });
      },
      () => end({ state: 'problem', ...whyNot(origin) }),
    );
    frame.send({ wrappie: 'describe' });
  });
}

/** Why the page blocks the courier's frame or its answers. */
function whyNot(origin: string): { text: string; advice: string } {
  if (window.origin === 'null')
    return {
      text: 'the page has no origin, so no receipt can reach it: no request can be sent',
      advice: 'add allow-same-origin to the sandbox, or serve the page rather than opening a file',
    };
  if (crossOriginIsolated)
    return {
      text: 'the page is isolated (Cross-Origin-Embedder-Policy), and this browser knows no frames without credentials',
      advice: 'leave the policy off this page, or count on the phone number in the element',
    };
  return {
    text: 'the page’s policy forbids our frame: no request can be sent',
    advice: `add ${origin} to frame-src`,
  };
}
