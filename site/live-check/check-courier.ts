import { courierOf } from './courier-of.ts';
import { fetchPage } from './fetch-page.ts';
import { type Check, type Outcome, outcome } from './outcome.ts';
import { lets, maySitesFrame } from './policies.ts';

/** One of the pages for frames: all of them have their rules from the same list. */
const pageForFrames = '/embed/price-calculator';

const again = 'copy the rules of dist/_headers of this build to the host, see site/hosting/';

/** Any site may frame the courier and the pages for frames, and the courier's services must exist and be allowed. */
export const checkCourier: Check = async (origin) => {
  const framed = await fetchPage(origin + pageForFrames);
  return [
    ...(await checkCourierPage(origin)),
    framed.status === 200
      ? checkFrame(pageForFrames, framed.headers)
      : { what: pageForFrames, wrong: `status ${framed.status}` },
  ];
};

async function checkCourierPage(origin: string): Promise<Outcome[]> {
  const { page, config } = await courierOf(origin);
  const { status, headers } = page;
  if (status !== 200) return [{ what: '/bezorgen', wrong: `status ${status}` }];
  if (!config) return [{ what: '/bezorgen knows where requests go', wrong: 'its configuration is missing' }];
  const { formMailUrl, storage } = config;
  const needs: [directive: string, address: string | undefined][] = [
    ['form-action', formMailUrl],
    ['frame-src', formMailUrl],
    ['connect-src', storage?.url],
  ];
  const forbidden = needs.flatMap(([directive, address]) =>
    address && !lets(headers, directive, address, origin) ? [`${directive} ${new URL(address).origin}`] : [],
  );
  return [
    checkFrame('/bezorgen', headers),
    outcome('requests go to a service', isElsewhere(formMailUrl), `they go to ${formMailUrl}`),
    outcome(
      storage ? 'photos go to a storage' : 'photos are only named, for there is no storage',
      !storage || isElsewhere(storage.url),
      `they go to ${storage?.url}`,
    ),
    outcome(
      'the policy of /bezorgen allows them',
      forbidden.length === 0,
      `it has no ${forbidden.join(', no ')}: ${again}`,
    ),
  ];
}

function checkFrame(path: string, headers: Headers): Outcome {
  return outcome(
    `${path} may stand in anybody’s frame`,
    maySitesFrame(headers),
    `its policy does not say frame-ancestors *: ${again}`,
  );
}

/** An address on another site that is not for local work. */
function isElsewhere(address: string): boolean {
  return /^https:\/\//.test(address) && !/\/\/(?:localhost|127\.|\[::1\])/.test(address);
}
