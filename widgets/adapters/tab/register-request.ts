import type { DeliveryRequest } from '../../kit/ports.ts';
import { openCourierFrame } from '../courier/courier-frame.ts';

/** Time limit for the courier page and the register, in ms. After it the request is mailed without them. */
const registerTimeout = 7000;

/** How long the frame stays to note the mail, in ms. */
const frameTimeout = 60_000;

export interface Registration {
  stored: boolean;
  /** Notes that the mail about the request was confirmed. */
  noteMail(): void;
}

/** Stores a request in the register, through the courier page, before it is mailed in a tab. Never rejects. */
export function registerRequest(
  origin: string,
  { reference, fields, language }: DeliveryRequest,
): Promise<Registration> {
  return new Promise((resolve) => {
    const settle = (stored: boolean) => {
      clearTimeout(timer);
      resolve({ stored, noteMail: () => frame.send({ wrappie: 'mailed', reference }) });
    };
    const timer = setTimeout(settle, registerTimeout, false);
    const frame = openCourierFrame(
      origin,
      (message) => {
        if (!('reference' in message) || message.reference !== reference) return;
        if (message.wrappie === 'receipt') settle(true);
        if (message.wrappie === 'unregistered') settle(false);
        if (message.wrappie === 'noted') frame.remove();
      },
      () => settle(false),
    );
    setTimeout(frame.remove, frameTimeout);
    frame.send({ wrappie: 'register', reference, fields, language });
  });
}
