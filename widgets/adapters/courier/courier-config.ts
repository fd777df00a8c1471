/** Where the courier carries things: written into its page by the build, never taken from a message. */
export interface CourierConfig {
  /** Address of the form-mail service; may be relative to our own origin. */
  formMailUrl: string;
  /** Absent: photos are not sent, only named. */
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

/** The form-mail service of a page that delivers in a tab of its own; `undefined` on any other. */
export function readFormMailUrl(): string | undefined {
  const text = document.getElementById(configElementId)?.textContent;
  return text ? (JSON.parse(text) as CourierConfig).formMailUrl : undefined;
}

/** @throws SyntaxError when the page was built without a configuration */
export function readConfig(): CourierConfig {
  return JSON.parse(document.getElementById(configElementId)?.textContent ?? '');
}
