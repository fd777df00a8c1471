import { createPreview } from './create-server.ts';
import { LOCAL_BASE } from './local-services.ts';
import { startServer } from './start-server.ts';

// The services on an origin of their own, as the real ones are:
// WRAPPIE_FORM_MAIL_URL=http://localhost:8081/_local/form-mail WRAPPIE_SUPABASE_URL=http://localhost:8081/_local
const { DATA_DIR = '.local', INBOX_ADDRESS } = process.env;

const services = createPreview({ dataDir: DATA_DIR, inboxAddress: INBOX_ADDRESS });
const origin = await startServer(services, 'SERVICES_PORT', 8081);
if (origin) {
  console.info(`Form mail  ${origin}${LOCAL_BASE}/form-mail`);
  console.info(`Storage    ${origin}${LOCAL_BASE}`);
  console.info(`Inbox      ${origin}${LOCAL_BASE}/inbox`);
  console.info(`Faults     ${origin}${LOCAL_BASE}/faults`);
}
