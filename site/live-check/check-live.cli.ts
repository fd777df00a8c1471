import { parseArgs } from 'node:util';
import { chromiumArgs, findChromium } from '../../tests/support/find-chromium.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkCourier } from './check-courier.ts';
import { checkHeaders } from './check-headers.ts';
import { checkPages } from './check-pages.ts';
import { checkScripts } from './check-scripts.ts';
import { outcomeText } from './outcome.ts';
import { sendTestRequest } from './send-test-request.ts';

/*
 * `npm run check:live -- URL`: walks a site that is deployed, and reports what is not as it should be. Sends one request, marked as a
 * test; `--no-request` sends none.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-request': { type: 'boolean' } },
});
const [address = ''] = positionals;

if (!URL.canParse(address) || !/^https?:/.test(address)) {
  console.error('Which site? npm run check:live -- https://www.example.com');
  process.exitCode = 2;
} else process.exitCode = (await walk(new URL(address).origin)) ? 0 : 1;

/** Whether all is well. */
async function walk(origin: string): Promise<boolean> {
  const checks = {
    Headers: checkHeaders,
    Addresses: checkAddresses,
    Pages: checkPages,
    Scripts: checkScripts,
    Courier: checkCourier,
    ...(values['no-request'] ? {} : { Request: sendTestRequest(findChromium(), chromiumArgs) }),
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
