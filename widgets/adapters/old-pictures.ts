/** After the page's first seconds, in ms. */
const delay = 5000;

let asked = false;

/**
 * Deletes photos that were chosen on an earlier visit and never sent, once per page. It creates no database. An
 * old browser cannot list its databases: there they are deleted with the next photo.
 */
export function deleteOldPictures(): void {
  if (asked) return;
  asked = true;
  setTimeout(async () => {
    if (await isStored()) await (await import('./pictures.ts')).deleteOldPictures();
  }, delay);
}

async function isStored(): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === 'wrappie-visitor');
  } catch {
    // Where storage is blocked, no photo is stored.
    return false;
  }
}
