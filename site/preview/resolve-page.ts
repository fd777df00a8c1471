import { encodePath } from './path-pattern.ts';

export type IsFile = (file: string) => Promise<boolean>;
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

const MISSING: Resolution = { kind: 'missing' };

/**
 * Finds the file that a static host serves for an address. Each page has one address, without `.html`, `index` or a trailing slash; other
 * spellings redirect to it.
 * @param path decoded, and accepted by `isSafePath`
 * @param isFile whether a file exists, relative to the root
 */
export async function resolvePage(path: string, isFile: IsFile): Promise<Resolution> {
  const relative = path.slice(1);
  if (relative === '') return (await isFile('index.html')) ? { kind: 'file', file: 'index.html' } : MISSING;

  const canonical = relative.replace(/\/$/, '').replace(/(?:^|\/)index(?:\.html)?$|\.html$/, '');
  const page = await pageFile(canonical, isFile);
  if (canonical !== relative && page && namesPage(relative, canonical, page)) {
    return { kind: 'redirect', to: `/${encodePath(canonical)}` };
  }
  if (await isFile(relative)) return { kind: 'file', file: relative };
  return canonical === relative && page ? { kind: 'file', file: page } : MISSING;
}

/** The not-found pages for a path, the closest first: `/en/blog/x` → `en/blog/x/404.html` … `404.html`. */
export function notFoundPages(path: string): string[] {
  const folders = path.split('/').filter(Boolean);
  return folders
    .map((_, i) => `${folders.slice(0, folders.length - i).join('/')}/404.html`)
    .concat('404.html');
}

/** Whether a decoded path is safe to look up: no dot segments, no empty segments, no characters that a file system treats specially. */
export function isSafePath(path: string): boolean {
  const segments = path.split('/');
  if (segments.shift() !== '') return false;
  if (segments.at(-1) === '') segments.pop();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return segments.every((segment) => !/^\.{0,2}$|[\\\x00-\x1f]/.test(segment)) && !isHostFile(path);
}

async function pageFile(page: string, isFile: IsFile): Promise<string | undefined> {
  const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
  for (const file of candidates) if (await isFile(file)) return file;
  return undefined;
}

/** `/over-ons.html` is the file `over-ons.html`, but `/a.html` must not resolve to `a/index.html`, which is another file. */
function namesPage(relative: string, canonical: string, page: string): boolean {
  return relative === `${canonical}/` || !relative.endsWith('.html') || relative === page;
}

function isHostFile(path: string): boolean {
  return ['/_headers', '/_redirects', '/_nginx-policies'].includes(path);
}
