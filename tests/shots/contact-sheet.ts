/** One picture on the sheet. */
export interface Shot {
  /** Address of the page. */
  path: string;
  /** CSS pixels. */
  width: number;
  /** Path of the file, relative to the sheet. */
  file: string;
}

/** An HTML page with all shots, one row per page, wider ones larger. Each opens in its full size. */
export function contactSheet(shots: readonly Shot[]): string {
  const paths = [...new Set(shots.map(({ path }) => path))];
  const widest = Math.max(...shots.map(({ width }) => width));
  const figure = ({ path, width, file }: Shot) =>
    `<a href="${file}" style="flex:${Math.max(width, widest / 4)}"><img src="${file}" alt="${path} at ${width} px" loading="lazy"></a>`;
  const row = (path: string) =>
    `<section><h2>${path}</h2><div>${shots
      .filter((shot) => shot.path === path)
      .map(figure)
      .join('')}</div></section>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
body{margin:2rem;font:1rem/1.5 system-ui,sans-serif;background:#ddd}
div{display:flex;gap:1rem;align-items:flex-start}
a{max-height:50rem;overflow:hidden}
img{width:100%}
</style>
<h1>${shots.length} pictures, ${paths.length} pages</h1>
${paths.map(row).join('\n')}
</html>
`;
}
