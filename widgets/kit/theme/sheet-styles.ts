import { colours, headingFont, textFont } from './tokens.ts';

const { ink, 'ink-soft': soft, line, action } = colours;

/**
 * The rules of the price sheet, in its shadow root. They are made at build time, like all our styles. A sheet is A4 on paper, and as wide as there is room on a screen. Sizes are in rem on a
 * screen, where the visitor may have set them; on paper 1 rem is `--u`.
 */
export const sheetStyles = condense(`
:host{display:block;container-type:inline-size;--u:1rem}
*{box-sizing:border-box;margin:0;padding:0}
article{color:${ink};font:var(--u)/1.45 ${textFont};-webkit-font-smoothing:antialiased;display:grid;gap:calc(var(--u)*2)}
header{display:flex;flex-wrap:wrap;gap:calc(var(--u)*.5) calc(var(--u)*2);justify-content:space-between;align-items:end;padding-bottom:calc(var(--u)*1);border-bottom:2px solid ${ink}}
strong{display:flex;align-items:center;gap:.35em;font:700 calc(var(--u)*1.75)/1 ${headingFont};letter-spacing:-.025em}
strong img{width:1.2em;height:1.2em}
address{font-style:normal;font-size:.8125em;color:${soft};display:grid;gap:0 calc(var(--u)*1.5)}
h2{font:600 1em/1.3 ${textFont}}
h3{font:700 1.125em/1.3 ${headingFont};letter-spacing:-.01em;margin-bottom:.5em}
[data-top]{display:grid;gap:calc(var(--u)*1.5)}
[data-amount]{font:700 calc(var(--u)*2.75)/1.1 ${headingFont};letter-spacing:-.03em;margin:.1em 0 .15em;font-variant-numeric:tabular-nums}
[data-soft],small{color:${soft}}
[data-soft],figcaption{font-size:.875em}
small{font-size:.84em}
[data-top] [data-soft]{margin-top:.75em}
figcaption{margin-top:.6em;font-weight:600}
figcaption small,dt small{display:block;font-weight:400}
[data-sample]{display:block;aspect-ratio:1;max-width:calc(var(--u)*18);border-radius:4px;overflow:hidden;isolation:isolate;border:1px solid ${line};print-color-adjust:exact;-webkit-print-color-adjust:exact}
[data-sample]>span{display:block;height:100%;isolation:isolate;print-color-adjust:exact;-webkit-print-color-adjust:exact}
[data-sample=glass]{background:linear-gradient(135deg,#7d9a9c,#b4c8c8)}
[data-sample=glass]>span{mix-blend-mode:screen}
figure img{display:block;width:100%;height:100%;object-fit:cover;mix-blend-mode:multiply}
[data-columns]{display:grid;gap:calc(var(--u)*1.75) calc(var(--u)*3)}
dl>div{display:grid;grid-template-columns:1fr auto;gap:calc(var(--u)*1);padding:.5em 0;border-top:1px solid ${line};font-size:.9375em}
dd{font-weight:600;text-align:right;font-variant-numeric:tabular-nums}
footer{display:grid;gap:calc(var(--u)*1.25);padding-top:calc(var(--u)*1.5);border-top:1px solid ${ink};align-items:start}
footer p+p{margin-top:.4em}
footer p:not([data-soft]){margin-top:.9em;font-weight:600}
footer a{margin-top:.5em}
footer a{display:block;color:${action};font-size:.8125em;overflow-wrap:anywhere}
[data-qr]{display:block;width:calc(var(--u)*10);margin:calc(var(--u)*-.75);background:#fff}
@container(min-width:36rem){
address{grid:auto auto/auto-flow;text-align:right}
[data-top]:has(figure){grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:calc(var(--u)*3);align-items:center}
[data-columns]{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
[data-amount]{font-size:calc(var(--u)*3.25)}
footer{grid-template-columns:auto 1fr;column-gap:calc(var(--u)*2)}
}
@media print{:host{--u:10pt}[data-sample]{max-width:calc(var(--u)*16)}dl>div{padding:.4em 0}[data-amount]{font-size:calc(var(--u)*4.5)}article{min-height:245mm;grid-template-rows:auto auto 1fr auto}a{text-decoration:none;color:inherit}}
`);

/** The rules of the page while a sheet can be printed: on paper there is nothing else. */
export const printStyles = condense(`
@media screen{[data-price-sheet]{display:none}}
@media print{@page{size:A4;margin:14mm 16mm}html,body{background:#fff!important;height:auto!important;min-height:0!important;margin:0!important;padding:0!important}body>:not([data-price-sheet]){display:none!important}body>[data-price-sheet]{display:block!important;break-inside:avoid}}
`);

function condense(css: string): string {
  return css.replaceAll('\n', '');
}
