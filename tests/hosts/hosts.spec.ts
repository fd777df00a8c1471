import { noFirefox } from '../support/find-firefox.ts';
import { engines, firefoxPath } from './browsers.ts';
import { channels } from './hosts.ts';
import { keepPromises } from './promises.ts';
import { test } from './test.ts';

/*
 * Our promises for every page that includes our script, tested on every kind of page (hosts.ts) in Chromium and Firefox. WebKit:
 * tests/engines/webkit-hosts.spec.ts.
 */

for (const channel of channels)
  for (const host of channel.hosts)
    for (const engine of host.engines ?? engines)
      test(`on ${host.name}, in ${engine}, ${channel.name} works as on our pages and changes nothing`, async ({
        open,
        ourLooks,
        site,
        partner,
        inbox,
      }) => {
        test.skip(engine === 'Firefox' && !firefoxPath, noFirefox);
        await keepPromises(host, channel, {
          ourOrigin: site.origin,
          canSend: !host.cannotSend?.includes(engine),
          show: (page) => {
            partner.serve(page);
            return open(engine);
          },
          ourLooks: () => ourLooks(engine),
          mails: inbox.mails,
        });
      });
