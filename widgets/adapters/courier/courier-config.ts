/** Where the courier sends requests and photos. The build writes it into the courier page; it never comes from a message. */
export interface CourierConfig {
  /** Address of the form-mail service; may be relative to our own origin. */
  formMailUrl: string;
  /** Without storage photos are not uploaded: only their names are sent. */
  storage?: StorageConfig;
}

export interface StorageConfig {
  /** Supabase address, to which `/storage/v1` is added; may be relative to our own origin. */
  url: string;
  anonKey: string;
  bucket: string;
}

/** The element that holds the configuration as JSON. */
export const configElementId = 'courier-config';

/** Address of the form-mail service on pages that may deliver in a tab of their own; `undefined` on any other page. */
export function readFormMailUrl(): string | undefined {
  const text = document.getElementById(configElementId)?.textContent;
  return text ? (JSON.parse(text) as CourierConfig).formMailUrl : undefined;
}

/** @throws SyntaxError when the page was built without a configuration */
export function readConfig(): CourierConfig {
  return JSON.parse(document.getElementById(configElementId)?.textContent ?? '');
}
