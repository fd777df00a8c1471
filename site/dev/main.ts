import { LOCAL_BASE } from '../preview/local-services.ts';
import { samplePartner } from '../preview/register/sample-partner.ts';
import { startServer } from '../preview/start-server.ts';
import { createDevServer } from './create-dev-server.ts';

const { DATA_DIR = '.local', INBOX_ADDRESS } = process.env;
// A folder that somebody names holds only what they put there.
const samples = !process.env['DATA_DIR'];

const server = await createDevServer({
  dataDir: DATA_DIR,
  inboxAddress: INBOX_ADDRESS,
  samples,
});
// It serves source files, so it listens on this machine only.
const origin = await startServer(
  { ...server, listen: (port) => server.listen(port, 'localhost') },
  'PORT',
  8080,
);
if (origin) {
  console.info(`Site       ${origin}/`);
  console.info(`Workbench  ${origin}/workbench`);
  console.info(`Inbox      ${origin}${LOCAL_BASE}/inbox`);
  console.info(`Faults     ${origin}${LOCAL_BASE}/faults`);
  if (samples) console.info(`Figures    ${origin}/partners/cijfers (${samplePartner})`);
  console.info('Pages that stand open load again when a file changes.');
} else {
  await server.close();
}
