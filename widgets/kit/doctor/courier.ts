import { openCourierFrame } from '../../adapters/courier/courier-frame.ts';
import type { Finding } from './finding.ts';

/** How long the courier gets to answer. Milliseconds. */
const patience = 8000;

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
          text: `no answer from ${origin} within ${patience / 1000} seconds`,
          mend: 'is the visitor offline, does a blocker or the page’s policy stop the frame, or is the site down?',
        }),
      patience,
    );
    const frame = openCourierFrame(
      origin,
      (message) => {
        if (message.wrappie !== 'description') return;
        const photos = message.photos ? `photos to ${message.photos}` : 'photos are only named';
        end({ state: 'good', text: `answers; requests go to ${message.formMail}, ${photos}` });
      },
      () =>
        end({
          state: 'problem',
          text: 'the page’s policy forbids our frame: no request can be sent',
          mend: `add ${origin} to frame-src`,
        }),
    );
    frame.send({ wrappie: 'describe' });
  });
}
