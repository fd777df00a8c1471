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

/** Marks the words above a question of the mail service, one element of the courier page for each language. */
export const questionAttribute = 'data-question';

/** What a page that may deliver in a tab knows of the services. */
export interface TabConfig {
  formMailUrl: string;
  /** Whether there is a register, in which the courier page stores requests. */
  hasRegister: boolean;
}

/** The services on pages that may deliver in a tab; `undefined` on any other page. */
export function readTabConfig(): TabConfig | undefined {
  const text = document.getElementById(configElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** @throws SyntaxError when the page was built without a configuration */
export function readConfig(): CourierConfig {
  return JSON.parse(document.getElementById(configElementId)?.textContent ?? '');
}
