import { channels, type Host } from '../hosts/hosts.ts';
import { comparedPage, lookAtOurs } from '../hosts/our-looks.ts';
import { keepPromises } from '../hosts/promises.ts';
import type { Looks } from '../hosts/visit.ts';
import { type WebkitVisit, watched, webkitVisit, windowHeight } from '../hosts/webkit-visit.ts';
import { findWebkit, noWebkit } from '../support/find-webkit.ts';
import { test } from '../support/test.ts';
import { Webkit } from './webkit.ts';

/* The promises of tests/hosts in WebKit, the engine of every iPhone. Its time limits are the real ones. */

test.skip(!findWebkit(), noWebkit);
test.beforeEach(({ inbox: _ }) => test.slow());

/** Hosts that are the same in every engine are tested in Chromium only, and the plain page in all. */
const differs = ({ name, engines }: Host) => !engines || engines.length > 1 || name === 'a plain page';

let ours: Looks | undefined;

for (const channel of channels)
  for (const host of channel.hosts.filter(differs))
    test(`on ${host.name}, in WebKit, ${channel.name} works as on our pages and changes nothing`, async ({
      site,
      partner,
      inbox,
    }) => {
      const opened: WebkitVisit[] = [];
      const open = async (address: string) => {
        const visit = await webkitVisit(await Webkit.launch(windowHeight + 100), address);
        opened.push(visit);
        return visit;
      };
      try {
        await keepPromises(host, channel, {
          ourOrigin: site.origin,
          canSend: !host.cannotSend?.includes('WebKit'),
          show: (page) => {
            partner.serve(watched(page));
            return open(partner.origin);
          },
          ourLooks: async () => {
            ours ??= await lookAtOurs(await open(site.origin + comparedPage));
            return ours;
          },
          mails: inbox.mails,
        });
      } finally {
        for (const visit of opened) await visit.close();
      }
    });
