import { addressOf } from '../../../widgets/domain/addresses.ts';
import { languages } from '../../../widgets/domain/text.ts';
import type { Environment } from '../environment.ts';
import { embedPages } from '../widgets/embed-pages.ts';
import { originsOf, type Policy } from './content-policy.ts';

/** The pages whose policy differs from the usual one, by address, each with the directives that replace it. */
export function policyExceptions({ formMailUrl, supabaseUrl }: Environment): Record<string, Policy> {
  const outside = originsOf(formMailUrl, supabaseUrl);
  // The courier is framed by partners' pages, and sends requests that their own policies would block.
  const courier: Policy = {
    'frame-ancestors': ['*'],
    'connect-src': ["'self'", ...outside],
    'form-action': ["'self'", ...originsOf(formMailUrl)],
    'frame-src': ["'self'", ...originsOf(formMailUrl)],
  };
  // Pages for frames: any site may frame them.
  const framed = embedPages.map(({ address }): [string, Policy] => [address, { 'frame-ancestors': ['*'] }]);
  // A partner's figures come from the register.
  const figures: Policy = { 'connect-src': ["'self'", ...originsOf(supabaseUrl)] };
  return {
    '/bezorgen': courier,
    ...Object.fromEntries(framed),
    ...Object.fromEntries(languages.map((lang) => [addressOf('/partners/cijfers', lang), figures])),
  };
}
