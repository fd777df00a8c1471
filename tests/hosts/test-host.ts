import { noFirefox } from '../support/find-firefox.ts';
import { type Engine, firefoxPath } from './browsers.ts';
import type { Channel, Host } from './hosts.ts';
import { keepPromises } from './promises.ts';
import { test } from './test.ts';

/** Declares the test of a kind of page in a browser. */
export function testHost(host: Host, channel: Channel, engine: Engine): void {
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
}
