import type { DeliveryOutcome, DeliveryRequest, Receipt } from '../../kit/ports.ts';
import { readTabConfig } from '../courier/courier-config.ts';
import { deliverInTab, type OpenTab } from './deliver-in-tab.ts';
import type { Registration } from './register-request.ts';

const loadRegister = () => import('./register-request.ts');

/** Fetched ahead: a deploy may replace the file while the visitor types. If that fails, it is tried again when a request is sent. */
let registerAhead = readTabConfig()?.hasRegister ? loadRegister() : undefined;
registerAhead?.catch(() => {
  registerAhead = undefined;
});

/** How long a stored request waits for the receipt of its mail before the visitor is told, in ms. */
const mailTimeout = 3000;

/**
 * Stores a request in the register, then posts it into a tab. The receipt comes from the register. Without a register, or if it does not
 * confirm, it comes from the redirect of the mail service.
 */
export async function registerAndDeliver(
  open: OpenTab,
  request: DeliveryRequest,
  hasRegister: boolean,
  onLateReceipt: (receipt?: Receipt) => void,
): Promise<DeliveryOutcome> {
  if (!hasRegister || !navigator.onLine) return deliverInTab(open, request, onLateReceipt);
  const { stored, noteMail } = await register(request);
  if (open.tab.closed) {
    // The form would open another tab. The courier can do all of it, because the register stores nothing twice.
    const { deliver } = await import('../courier/deliver.ts');
    return deliver(location.origin, request, onLateReceipt);
  }
  const mailed = deliverInTab(open, request, () => {
    noteMail();
    if (!stored) onLateReceipt();
  }).then((outcome) => {
    if (outcome === 'accepted') noteMail();
    return outcome;
  });
  if (!stored) return mailed;
  await Promise.race([mailed, new Promise((resolve) => setTimeout(resolve, mailTimeout))]);
  return 'registered';
}

async function register(request: DeliveryRequest): Promise<Registration> {
  try {
    const { registerRequest } = await (registerAhead ?? loadRegister());
    return await registerRequest(location.origin, request);
  } catch (error) {
    console.error(error);
    return { stored: false, noteMail: () => {} };
  }
}
