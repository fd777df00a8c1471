/** The part of Vite in the page: it reloads after a change, and shows what went wrong over the page. */
const client = '<script type="module" src="/@vite/client"></script>';

/** A page with that client, under its own policy but for what the client needs: a web socket, and styles for what it shows. */
export function withDevClient(html: string): string {
  return html
    .replace(/(?<=[" ])style-src [^;"]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/(?<=[" ])connect-src [^;"]*/, '$& ws:')
    .replace('</head>', () => `${client}</head>`);
}
