import { createPreview } from './create-server.ts';
import { LOCAL_BASE } from './local-services.ts';
import { startServer } from './start-server.ts';

// Runs the services on their own origin, like the real ones:
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
