import { parseHTML } from 'linkedom';
import { type CourierConfig, configElementId } from '../../widgets/adapters/courier/courier-config.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';

/** The courier page of a site. */
export interface Courier {
  page: FetchedPage;
  /** The services, with whole addresses. Absent when the page does not name them. */
  config?: CourierConfig;
}

/** Reads the courier page, and where it sends requests and photos. */
export async function courierOf(origin: string): Promise<Courier> {
  const page = await fetchPage(`${origin}/bezorgen`);
  const text = parseHTML(page.text).document.getElementById(configElementId)?.textContent;
  if (!text) return { page };
  const { formMailUrl, storage } = JSON.parse(text) as CourierConfig;
  const whole = (address: string) => new URL(address, origin).href;
  return {
    page,
    config: {
      formMailUrl: whole(formMailUrl),
      ...(storage && { storage: { ...storage, url: whole(storage.url.replace(/\/$/, '')) } }),
    },
  };
}
