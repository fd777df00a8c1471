import { engines } from './browsers.ts';
import { channels } from './hosts.ts';
import { testHost } from './test-host.ts';

/*
 * Our promises for every page that includes our script, tested on every kind of page (hosts.ts) in Chromium and Firefox, except those in
 * daily.spec.ts. WebKit: tests/engines/webkit-hosts.spec.ts.
 */

const [evergreen] = channels;
for (const channel of channels)
  for (const host of channel.hosts)
    for (const engine of host.engines ?? engines)
      if (!(host.daily && engine === 'Chromium' && channel === evergreen)) testHost(host, channel, engine);
