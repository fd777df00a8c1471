/** Vite's client in the page. It reloads after a change, and shows errors as an overlay. */
const client = '<script type="module" src="/@vite/client"></script>';

/** Adds that client to a page and widens the page's policy for it: a web socket, and the styles of its overlay. */
export function withDevClient(html: string): string {
  return html
    .replace(/(?<=[" ])style-src [^;"]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/(?<=[" ])connect-src [^;"]*/, '$& ws:')
    .replace('</head>', () => `${client}</head>`);
}
