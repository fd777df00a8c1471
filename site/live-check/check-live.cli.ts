import { chromiumArgs, findChromium } from '../../tests/support/find-chromium.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkCourier } from './check-courier.ts';
import { checkHeaders } from './check-headers.ts';
import { checkPages } from './check-pages.ts';
import { checkScripts } from './check-scripts.ts';
import { checkServices } from './check-services.ts';
import { outcomeText } from './outcome.ts';
import { sendTestRequest } from './send-test-request.ts';

/*
 * `npm run check:live -- URL` checks a deployed site and reports what is wrong. It sends one request with a photo, marked as a test, and
 * one marked row and picture to register and storage; `--no-request` sends nothing.
 */
const [address = '', option] = process.argv.slice(2);

const { origin, pathname } = URL.parse(address) ?? { origin: '', pathname: '' };

if (!/^https?:/.test(origin) || pathname !== '/' || (option && option !== '--no-request')) {
  console.error('Which site? npm run check:live -- https://www.example.com [--no-request]');
  process.exitCode = 2;
} else process.exitCode = (await walk()) ? 0 : 1;

/** Whether every check succeeded. */
async function walk(): Promise<boolean> {
  const checks = {
    Headers: checkHeaders,
    Addresses: checkAddresses,
    Pages: checkPages,
    Scripts: checkScripts,
    Courier: checkCourier,
    ...(option
      ? {}
      : { 'Register and storage': checkServices, Request: sendTestRequest(findChromium(), chromiumArgs) }),
  };
  let wrong = 0;
  for (const [title, check] of Object.entries(checks)) {
    const outcomes = await check(origin).catch((error: Error) => [
      { what: 'the site', wrong: error.message },
    ]);
    wrong += outcomes.filter((each) => 'wrong' in each).length;
    console.info(`\n${title}\n${outcomeText(outcomes)}`);
  }
  const words = wrong === 0 ? 'All is well' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} not right`;
  console.info(`\n${words}: ${origin}`);
  return wrong === 0;
}
