export type Captures = Readonly<Record<string, string>>;
export type PathMatcher = (path: string) => Captures | undefined;

const WILDCARD = /\*|:[A-Za-z]\w*/g;

/**
 * Compiles a path pattern of `_headers` and `_redirects`: `*` matches anything, also slashes; `:name` matches one segment.
 * @param pattern for example `/blog/:slug` or `/fonts/*`
 * @returns a function from a decoded path to the captured values (`*` under the name `splat`), or undefined
 */
export function compilePattern(pattern: string): PathMatcher {
  const names: string[] = [];
  let source = '';
  let end = 0;
  for (const wildcard of pattern.matchAll(WILDCARD)) {
    const [token] = wildcard;
    source += literal(pattern.slice(end, wildcard.index));
    source += token === '*' ? '(.*)' : '([^/]+)';
    names.push(token === '*' ? 'splat' : token.slice(1));
    end = wildcard.index + token.length;
  }
  const expression = new RegExp(`^${source}${literal(pattern.slice(end))}$`, 's');

  return (path) => {
    const found = expression.exec(path);
    return found ? Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ''])) : undefined;
  };
}

/**
 * Replaces `:splat` and `:name` by the captured values, percent-encoded so that none can break a header. A name without a value stays as
 * it is.
 */
export function fillIn(template: string, captures: Captures): string {
  return template.replace(/:([A-Za-z]\w*)/g, (token, name: string) => {
    const value = captures[name];
    return value === undefined ? token : encodePath(value);
  });
}

/** Percent-encodes each segment of a decoded path; the slashes stay. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
