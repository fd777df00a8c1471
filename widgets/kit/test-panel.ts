import type { Language } from '../domain/text.ts';

/** Marks the panel of a widget in test mode. It is a sibling of the root that React renders into. */
export const testPanelAttribute = 'data-test-panel';

/** The texts of the panel. */
export const testPanelCopy: Record<Language, { note: string; title: string }> = {
  nl: {
    note: 'Testmodus: er wordt niets verzonden.',
    title: 'Deze mail zou zijn verzonden',
  },
  en: {
    note: 'Test mode: nothing is sent.',
    title: 'This mail would have been sent',
  },
};

/** The styles of the panel. It is hidden until the widget is rendered, and once the page has taken the mode off it: then it is not true. */
export const testPanelStyles = [
  `[${testPanelAttribute}]{margin-top:16px;border:2px dashed var(--wrap-line-strong,#8B8A80);padding:12px 16px`,
  'background:var(--wrap-white,#fff);color:var(--wrap-ink,#16211D);overflow-wrap:anywhere',
  'font:400 15px/1.5 var(--wrap-font,system-ui,sans-serif);text-align:start;direction:ltr}' +
    `:empty+[${testPanelAttribute}],:host(:not([mode=test])) [${testPanelAttribute}]{display:none}` +
    `[${testPanelAttribute}] :is(p,h2,dl,dd){margin:0;font-size:inherit}` +
    `[${testPanelAttribute}] h2{margin-top:12px;font-weight:600}` +
    `[${testPanelAttribute}] dt{margin-top:8px;font:13px/1.4 ui-monospace,monospace;color:var(--wrap-ink-soft,#44504A)}` +
    `[${testPanelAttribute}] dd{white-space:pre-wrap}`,
].join(';');

/** The panel before anything was sent, for a prerendered widget: it takes its space from the start. */
export function testPanelMarkup(lang: Language): string {
  return `<div ${testPanelAttribute}><p>${testPanelCopy[lang].note}</p></div>`;
}
