/**
 * The text in a browser storage under a name. Where storage is blocked or absent, even access to it throws: the result is then `undefined`.
 */
export function readStorage(storage: () => Storage, name: string): string | undefined {
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text under a name. False where storage is blocked, absent or full. */
export function writeStorage(storage: () => Storage, name: string, text: string): boolean {
  try {
    storage().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
