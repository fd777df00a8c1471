import type { Facts } from '../schema/facts.ts';
import type { Environment } from './environment.ts';
import { placeholders } from './facts.ts';

/** @throws Error listing everything that must be filled in before the site may go live */
export function assertReadyForProduction(env: Environment, facts: Facts): void {
  const missing = [
    ...placeholders(facts).map((line) => `${line} is a placeholder`),
    ...missingEndpoints(env),
  ];
  if (missing.length > 0)
    throw new Error(`Not ready for production:\n${missing.map((line) => `- ${line}`).join('\n')}`);
}

function missingEndpoints(env: Environment): string[] {
  const local = (address: string) => address.startsWith('/');
  return [
    ...(/\/\/(localhost|127\.)/.test(env.siteUrl) ? ['WRAPPIE_SITE_URL is not set'] : []),
    ...(local(env.formMailUrl) ? ['WRAPPIE_FORM_MAIL_URL is not set: requests would reach nobody'] : []),
    ...(local(env.supabaseUrl) ? ['WRAPPIE_SUPABASE_URL is not set (leave it empty for no storage)'] : []),
    ...(env.supabaseUrl && env.supabaseAnonKey === 'local-anon-key'
      ? ['WRAPPIE_SUPABASE_ANON_KEY is not set']
      : []),
  ];
}
