import { parseHTML } from 'linkedom';
import { type CourierConfig, configElementId } from '../../widgets/adapters/courier/courier-config.ts';
import { fetchPage } from './fetch-page.ts';
import { type Check, outcome } from './outcome.ts';

/** Any site may frame the courier, and the courier's services must exist. */
export const checkCourier: Check = async (origin) => {
  const { status, headers, text } = await fetchPage(`${origin}/bezorgen`);
  if (status !== 200) return [{ what: '/bezorgen', wrong: `status ${status}` }];
  const policy = headers.get('content-security-policy') ?? '';
  const config = parseHTML(text).document.getElementById(configElementId)?.textContent;
  if (!config) return [{ what: '/bezorgen knows where requests go', wrong: 'its configuration is missing' }];
  const { formMailUrl, storage } = JSON.parse(config) as CourierConfig;
  return [
    outcome(
      '/bezorgen may stand in anybody’s frame',
      /frame-ancestors \*/.test(policy),
      'its policy does not say frame-ancestors *',
    ),
    outcome('requests go to a service', isElsewhere(formMailUrl), `they go to ${formMailUrl}`),
    outcome(
      storage ? 'photos go to a storage' : 'photos are only named, for there is no storage',
      !storage || isElsewhere(storage.url),
      `they go to ${storage?.url}`,
    ),
  ];
};

/** An address on another site that is not for local work. */
function isElsewhere(address: string): boolean {
  return /^https:\/\//.test(address) && !/\/\/(?:localhost|127\.|\[::1\])/.test(address);
}
