/** What a storage of the browser holds under a name. Where storage is blocked or absent, even naming it throws: then nothing. */
export function readStorage(storage: () => Storage, name: string): string | undefined {
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
