import type { BuiltPage } from './built-pages.ts';

/** A node of JSON-LD. */
export type Thing = Record<string, unknown>;

/**
 * The top-level things in the structured data of a page.
 *
 * @param type only those of this type
 * @throws Error if a script is not valid JSON, or not of schema.org
 */
export function thingsOf({ document, address }: BuiltPage, type?: string): Thing[] {
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = JSON.parse(script.textContent ?? '') as Thing;
    if (!/^https?:\/\/schema\.org\/?$/.test(String(data['@context'])))
      throw new Error(`${address}: @context is ${data['@context']}`);
    return (data['@graph'] ?? [data]) as Thing[];
  });
  return type ? things.filter((thing) => thing['@type'] === type) : things;
}

/** All things of a page, also nested ones. */
export function everyThing(page: BuiltPage): Thing[] {
  return thingsOf(page).flatMap(within);
}

/** The value at a path of keys. */
export function valueAt(thing: Thing, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Thing | undefined)?.[key], thing);
}

function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(within)];
}
