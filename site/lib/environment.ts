import { z } from 'zod';
import { type Endpoint, endpoints } from '../../widgets/partner-form/partner-form.meta.ts';
import { localKey } from './launch/storage-key.ts';

const place = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/\S*$/)], {
  error: 'should be an http(s) address, or a path that begins with /',
});

const schema = z.object({
  WRAPPIE_SITE_URL: z.url({ protocol: /^https?$/, error: 'should be an http(s) address' }),
  WRAPPIE_ENV: z.enum(['development', 'production']).default('development'),
  WRAPPIE_FORM_MAIL_URL: place.default('/_local/form-mail'),
  WRAPPIE_PARTNER_ENDPOINT: z
    .enum(endpoints, { error: `should be ${endpoints.join(' or ')}, or not set` })
    .optional(),
  WRAPPIE_SUPABASE_URL: z
    .union([z.literal(''), place], { error: 'should be an http(s) address, a path, or empty for no storage' })
    .default('/_local'),
  WRAPPIE_SUPABASE_ANON_KEY: z.string().trim().default(localKey),
  WRAPPIE_SUPABASE_BUCKET: z.string().min(1).default('customer-uploads'),
  WRAPPIE_SHARE_PICTURES: z.enum(['drawn', 'plain']).default('drawn'),
});

/** The build's settings from environment variables. */
export interface Environment {
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  production: boolean;
  /** Where forms are posted: a form-mail service, or a path of the preview server. */
  formMailUrl: string;
  /** How an application is delivered. Absent: like a quote request. `none`: not at all, it is a demonstration (rule `partner-delivery`). */
  partnerEndpoint?: Endpoint;
  /** Empty: there is no storage, and only the names of photos are sent. */
  supabaseUrl: string;
  /** The public key, of either kind: `sb_publishable_…`, or the `anon` token of an older project. */
  supabaseAnonKey: string;
  supabaseBucket: string;
  /** `plain`: share pictures are not drawn with a title, the page's own picture is used. For builds that only measure. */
  sharePictures: 'drawn' | 'plain';
}

/** @throws Error naming every invalid variable, with the reason */
export function environment(variables: Record<string, string | undefined> = process.env): Environment {
  const { WRAPPIE_SITE_URL = localAddress(variables) } = variables;
  const result = schema.safeParse({ ...variables, WRAPPIE_SITE_URL });
  if (!result.success) {
    throw new Error(
      result.error.issues
        .map(({ path, message }) => `Environment variable ${path.join('.')}: ${message}`)
        .join('\n'),
    );
  }
  const { data } = result;
  return {
    siteUrl: data.WRAPPIE_SITE_URL.replace(/\/+$/, ''),
    production: data.WRAPPIE_ENV === 'production',
    formMailUrl: data.WRAPPIE_FORM_MAIL_URL,
    partnerEndpoint: data.WRAPPIE_PARTNER_ENDPOINT,
    supabaseUrl: data.WRAPPIE_SUPABASE_URL,
    supabaseAnonKey: data.WRAPPIE_SUPABASE_ANON_KEY,
    supabaseBucket: data.WRAPPIE_SUPABASE_BUCKET,
    sharePictures: data.WRAPPIE_SHARE_PICTURES,
  };
}

/** Where the servers of this project are: they listen on the same `PORT`. */
function localAddress({ PORT }: Record<string, string | undefined>): string {
  return `http://localhost:${Number(PORT) || 8080}`;
}
