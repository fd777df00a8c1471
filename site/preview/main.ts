import { existsSync } from 'node:fs';
import { createPreview } from './create-server.ts';
import { LOCAL_BASE } from './local-services.ts';
import { samplePartner } from './register/sample-partner.ts';
import { refuse, startServer } from './start-server.ts';

const { DIST_DIR = 'dist', DIST_UNCHANGING, DATA_DIR = '.local', INBOX_ADDRESS } = process.env;
// A folder that somebody names holds only what they put there.
const samples = !process.env['DATA_DIR'];

if (existsSync(`${DIST_DIR}/index.html`)) {
  const preview = createPreview({
    dist: DIST_DIR,
    unchanging: DIST_UNCHANGING === 'yes',
    dataDir: DATA_DIR,
    inboxAddress: INBOX_ADDRESS,
    samples,
  });
  const origin = await startServer(preview, 'PORT', 8080);
  if (origin) {
    console.info(`Site    ${origin}/`);
    console.info(`Inbox   ${origin}${LOCAL_BASE}/inbox`);
    console.info(`Faults  ${origin}${LOCAL_BASE}/faults`);
    if (samples) console.info(`Figures of a partner  ${origin}/partners/cijfers (${samplePartner})`);
  }
} else {
  refuse(`There is no built site in ${DIST_DIR}/: run "npm run build" first.`);
}
