import sharp from 'sharp';
import { expect, type Locator, type Page } from './test.ts';

/** A partner's page with our script and a widget, by default a calculator, and additions by the test. */
export function hostPage(
  ourOrigin: string,
  options: { head?: string; html?: string; body?: string; widget?: string; script?: string } = {},
): string {
  const {
    head = '',
    html = 'lang="nl"',
    body = '',
    widget = 'wrap-price-calculator',
    script = '/widgets.js',
  } = options;
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Partner</title>${head}
<script type="module" src="${ourOrigin}${script}"></script></head>
<body bgcolor="#FAF8F4"><h1>Keukens van Piet</h1><p>Wij <a href="/">bouwen</a> keukens. <input value="zoek"></p>
<${widget} partner="dealer-7"></${widget}><div id="after">Tot ziens</div>${body}</body></html>`;
}

/**
 * Sets the page's width so that the element has the given width, since hosts have different margins. The page is high enough for the
 * whole element, because sticky parts would move on a page that scrolls.
 */
export async function widenTo(page: Page, element: Locator, width: number): Promise<void> {
  const now = await element.evaluate(
    (host) => host.shadowRoot?.querySelector('[data-wrap-root]')?.clientWidth ?? 0,
  );
  const outer = page.viewportSize()?.width ?? 1280;
  await page.setViewportSize({ width: outer + width - now, height: 4000 });
  await expect
    .poll(() => element.evaluate((host) => host.shadowRoot?.querySelector('[data-wrap-root]')?.clientWidth))
    .toBe(width);
}

/** The appearance of every node inside an element, except inside SVG: its position in the element, size, colours, fonts, borders. */
export async function looks(element: Locator): Promise<string[]> {
  await element.page().mouse.move(0, 0);
  return element.evaluate(looksOf);
}

/** The same, as a function that runs in the page. */
export async function looksOf(host: Element): Promise<string[]> {
  const root = host.shadowRoot?.querySelector('[data-wrap-root]');
  if (!root) throw new Error('The element has no inside.');
  await Promise.allSettled(root.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const origin = root.getBoundingClientRect();
  const properties = [
    'display visibility opacity direction color background-color font-family font-size font-weight',
    'line-height letter-spacing text-align text-transform text-decoration-line border-top-width',
    'border-top-color border-top-left-radius padding-left padding-top margin-top cursor box-shadow',
  ]
    .join(' ')
    .split(' ');
  return [root, ...root.querySelectorAll(':not(svg *)')].map((node) => {
    const style = getComputedStyle(node);
    const { x, y, width, height } = node.getBoundingClientRect();
    const place = width || height ? [x - origin.x, y - origin.y] : [];
    const box = [...place, width, height].map((n) => Math.round(n * 10) / 10);
    return `${node.localName} ${box.join(',')} ${properties.map((name) => style.getPropertyValue(name)).join(' ')}`;
  });
}

/** The share of pixels that differ visibly between two pictures of the same size. */
export async function differingPixels(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  expect(b?.info).toEqual(a?.info);
  if (!a || !b) return 1;
  let differing = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const channels = [0, 1, 2].map((c) => Math.abs((a.data[at + c] ?? 0) - (b.data[at + c] ?? 0)));
    if (Math.max(...channels) > 24) differing++;
  }
  return differing / (a.data.length / 3);
}
