import { renderToStaticMarkup } from 'react-dom/server';
import type { CourierConfig } from '../../widgets/adapters/courier/courier-config.ts';
import { fileOf } from '../lib/addresses.ts';
import type { Environment } from '../lib/environment.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { deliveryScripts } from '../lib/widgets/widget-assets.ts';
import { BareHead } from '../parts/BareHead.tsx';
import { DeliveryConfig } from '../parts/DeliveryConfig.tsx';
import { MailQuestions } from '../parts/MailQuestions.tsx';

/**
 * `/bezorgen`, the courier page. It is loaded in hidden frames, sends requests and photos to the services in its configuration, and
 * passes the receipt back. A person who opens it reads what the page is for. If the mail service asks the visitor something, the frame is
 * shown: the question stands below our words about it.
 */
export const data = async () => ({ site: await loadSite(), permalink: fileOf('/bezorgen') });

export function render({ site }: { site: Site }): string {
  const { name, phone, phoneInternational } = site.facts.company;
  const scripts = deliveryScripts('courier/courier-page');
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="nl">
      <BareHead title={`Bezorgen | ${name}`} policy="header">
        <DeliveryConfig config={courierConfig(site.environment)} />
        {scripts.imports.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <script type="module" src={scripts.entry} />
      </BareHead>
      <body>
        <main className="flex-none">
          <div className="p-6 max-w-prose">
            <h1 className="font-heading text-title font-semibold">Deze pagina bezorgt aanvragen</h1>
            <p className="mt-4">
              Zij werkt op de achtergrond. Wilt u iets vragen? Bel{' '}
              <a href={`tel:${phoneInternational}`}>{phone}</a> of ga naar <a href="/">de voorpagina</a>.
            </p>
          </div>
          <MailQuestions />
        </main>
      </body>
    </html>,
  )}`;
}

function courierConfig({
  formMailUrl,
  supabaseUrl,
  supabaseAnonKey,
  supabaseBucket,
}: Environment): CourierConfig {
  if (supabaseUrl === '') return { formMailUrl };
  return { formMailUrl, storage: { url: supabaseUrl, anonKey: supabaseAnonKey, bucket: supabaseBucket } };
}
