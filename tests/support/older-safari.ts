import type { BrowserContext } from 'playwright/test';

/*
 * Chromium with all that Safari 16.4 lacks taken away: the oldest browser that the widgets run in, on iPhones that get no newer one.
 */

/** What came later, or never, by the object that has it. */
export const laterApis: Readonly<Record<string, readonly string[]>> = {
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  RegExp: ['escape'],
  Error: ['isError'],
  AbortSignal: ['any'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  'ReadableStream.prototype': ['values'],
  'ArrayBuffer.prototype': ['transfer'],
  'Blob.prototype': ['bytes'],
  'Response.prototype': ['bytes'],
  Uint8Array: ['fromBase64'],
  'Uint8Array.prototype': ['toBase64'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore'],
  'ShadowRoot.prototype': ['setHTMLUnsafe', 'getHTML'],
  'ElementInternals.prototype': ['states'],
  'HTMLDialogElement.prototype': ['requestClose', 'closedBy'],
  'HTMLIFrameElement.prototype': ['credentialless'],
  'HTMLImageElement.prototype': ['fetchPriority'],
  Document: ['parseHTMLUnsafe'],
  'Document.prototype': ['startViewTransition', 'caretPositionFromPoint'],
  'Navigator.prototype': ['userAgentData', 'connection', 'deviceMemory'],
  window: [
    'CloseWatcher',
    'CustomStateSet',
    'Iterator',
    'ToggleEvent',
    'cancelIdleCallback',
    'cookieStore',
    'fetchLater',
    'navigation',
    'onpagereveal',
    'onpageswap',
    'requestIdleCallback',
    'scheduler',
    'trustedTypes',
  ],
};

/** Newer names in HTML and CSS. Our files are served with these names misspelled, so that Chromium ignores them as Safari 16.4 does. */
const laterWords = /popover|(?<=:)state(?=\((?:a|hydrated)\))|view-transition/gi;

/** Makes a browser as old as that, for all pages of this site. Needs `bypassCSP`, because policies name the hashes of unchanged scripts. */
export async function makeOlder(context: BrowserContext, ourOrigin: string): Promise<void> {
  await context.addInitScript(takeAway, laterApis);
  await context.route(`${ourOrigin}/**`, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || !['document', 'script'].includes(request.resourceType()))
      return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    if (!/html|javascript/.test(type)) return route.fulfill({ response });
    return route.fulfill({ response, body: (await response.text()).replace(laterWords, '$&x') });
  });
}

/** Runs in each page before its scripts. */
function takeAway(all: Readonly<Record<string, readonly string[]>>): void {
  for (const [path, names] of Object.entries(all)) {
    let owner: unknown = window;
    for (const name of path === 'window' ? [] : path.split('.')) owner = Reflect.get(owner as object, name);
    for (const name of names) Reflect.deleteProperty(owner as object, name);
  }
  const { createImageBitmap } = window;
  // The values of an option were renamed in Safari 17.2.
  window.createImageBitmap = async (source: ImageBitmapSource, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation === 'from-image') throw new TypeError('not a valid value for enumeration');
    return createImageBitmap(source, options);
  };
}
