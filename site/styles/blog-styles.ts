import { colours, headingFont, radii } from '../../widgets/kit/theme/tokens.ts';
import { categories } from '../schema/article.ts';

const { paper, ink, brass, line, sand } = colours;
const lineStrong = colours['line-strong'];
const inkSoft = colours['ink-soft'];

/** Filters the blog by the chosen topic. On screen only: print shows all articles. */
const filter =
  `@supports not selector(:has(a)){[data-filter]{display:none}}` +
  `@media screen{${categories
    .map(
      (category) =>
        `main:has([data-filter] [value=${category}]:checked) [data-category]:not([data-category=${category}]){display:none}`,
    )
    .join('')}}`;

/** Three cards, then rows with a small picture, two side by side. While a topic is chosen, all are cards. */
const rows = '[data-cards]>li:nth-child(n+4)';
const allRows = `main:has([value=alle]:checked) ${rows}`;
const cards =
  `[data-cards]{display:grid;gap:2.5rem 2rem}` +
  `[data-cards] article{display:grid;gap:1rem;align-content:start}` +
  `[data-cards] article>div:first-child{aspect-ratio:4/3}` +
  `@media (min-width:768px){[data-cards]{grid-template-columns:repeat(12,minmax(0,1fr))}[data-cards]>li{grid-column:span 6}` +
  `main:has([value=alle]:checked) [data-cards]>li{grid-column:span 4}${allRows}{grid-column:span 6}}` +
  `@media (min-width:1024px){[data-cards]>li{grid-column:span 4}[data-cards]{column-gap:3rem}}` +
  `${allRows}{border-top:1px solid ${line};padding-top:1.5rem;margin-top:-.5rem}` +
  `${allRows} article{grid-template-columns:6.5rem minmax(0,1fr);gap:1.25rem;align-items:start}` +
  `${allRows} article>div:first-child{aspect-ratio:1}` +
  `${allRows} [data-excerpt]{display:none}` +
  `@media (min-width:1024px){${allRows} article{grid-template-columns:9rem minmax(0,1fr)}}`;

/** A shadow at the edge of a table that continues beyond it. Patches in the paper colour scroll along and cover the shadow at both ends. */
const edges =
  `linear-gradient(90deg,${paper} 2rem,transparent) 0/4rem 100% no-repeat local,linear-gradient(270deg,${paper} 2rem,transparent) 100%/4rem 100% no-repeat local,` +
  `linear-gradient(90deg,${line},transparent) 0/1rem 100% no-repeat scroll,linear-gradient(270deg,${line},transparent) 100%/1rem 100% no-repeat scroll`;

/** Running text: 65 characters per line, more space between paragraphs than between lines, and extra space above a heading. */
const prose =
  `[data-prose]{max-width:65ch;font-size:1.1875rem;line-height:1.9375rem;overflow-wrap:break-word}` +
  `[data-prose]>*+*{margin-top:1.25rem}` +
  `[data-prose]>p:first-child{font-size:1.375rem;line-height:2.125rem;letter-spacing:-.005em}` +
  `[data-prose] h2{margin-top:3.25rem;font-size:clamp(1.5rem,1.3rem + .8vw,2rem);line-height:1.18;scroll-margin-top:7rem}` +
  `[data-prose] h2+*{margin-top:1rem}` +
  `[data-prose] h3{margin-top:2.25rem;font-size:1.375rem;line-height:1.75rem}` +
  `[data-prose] h3+*{margin-top:.5rem}` +
  `[data-prose] a{text-decoration:underline;text-decoration-color:${brass};text-decoration-thickness:2px;text-underline-offset:4px}` +
  `[data-prose] a:hover{text-decoration-color:currentColor}` +
  `[data-prose] strong{font-weight:650}` +
  `[data-prose] li{position:relative;padding-left:2rem}` +
  `[data-prose] li+li{margin-top:.625rem}` +
  `[data-prose] ul>li::before{content:"";position:absolute;left:.125rem;top:.9375rem;width:.875rem;height:2px;background:${brass}}` +
  `[data-prose] ol{counter-reset:step}` +
  `[data-prose] ol>li{counter-increment:step}` +
  `[data-prose] ol>li::before{content:counter(step);position:absolute;left:0;font-family:${headingFont};font-weight:700;color:${colours['brass-dark']};font-variant-numeric:tabular-nums}` +
  `[data-prose] blockquote{padding-left:1.5rem;border-left:3px solid ${brass};font-family:${headingFont};font-size:1.5rem;line-height:2rem}` +
  `[data-prose] [data-scroll]{margin-block:2rem;overflow-x:auto;border-block:1px solid ${lineStrong};background:${edges}}` +
  `[data-prose] table{width:100%;border-collapse:collapse;font-size:1rem;line-height:1.5rem;text-align:left;font-variant-numeric:tabular-nums}` +
  `[data-prose] :is(th,td){padding:.75rem 1.5rem .75rem 0;vertical-align:top;border-top:1px solid ${line};min-width:6.5rem}` +
  `[data-prose] :is(th,td):last-child{padding-right:0}` +
  `[data-prose] thead th{border-top:0;font-size:.9375rem;font-weight:400;color:${inkSoft}}` +
  `[data-prose] tbody th{font-weight:600}` +
  `[data-prose] [data-align=right]{text-align:right}[data-prose] [data-align=center]{text-align:center}` +
  `[data-prose] figure{margin-block:2.5rem}[data-prose] figcaption{margin-top:.625rem;font-size:.9375rem;line-height:1.375rem;color:${inkSoft}}` +
  `[data-prose] code{padding:.1em .3em;border-radius:${radii.sm};background:${sand}}` +
  `[data-prose] hr{border-top:1px solid ${line};margin-block:2.5rem}` +
  `@media (max-width:767px){[data-prose]{font-size:1.125rem;line-height:1.8125rem}[data-prose]>p:first-child{font-size:1.25rem;line-height:1.9375rem}[data-prose] [data-scroll]{border-top:0}[data-prose] table{font-size:.9375rem}[data-prose] :is(th,td){padding-right:1rem;min-width:5rem}[data-prose] ul>li::before{top:.875rem}}` +
  `@media print{[data-prose]{max-width:none;font-size:11pt;line-height:1.5;color:${ink}}[data-prose] [data-scroll]{overflow:visible}[data-prose] tr{break-inside:avoid}}`;

/** Rules of the blog, by the attribute that uses them. */
export const blogStyles: Record<string, string> = {
  'data-filter': filter,
  'data-cards': cards,
  'data-prose': prose,
};
