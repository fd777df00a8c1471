import { channels } from './hosts.ts';
import { testHost } from './test-host.ts';

/* Our promises for every page that includes our script, where a daily change can break them. All others: hosts.spec.ts. */

const [evergreen] = channels;
for (const host of evergreen.hosts) if (host.daily) testHost(host, evergreen, 'Chromium');
