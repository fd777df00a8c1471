import type { MailField } from '../../domain/mail.ts';
import type { Language } from '../../domain/text.ts';

const copy = {
  nl: {
    note: 'Testmodus: er wordt niets verzonden.',
    title: 'Deze mail zou zijn verzonden',
  },
  en: {
    note: 'Test mode: nothing is sent.',
    title: 'This mail would have been sent',
  },
} as const;

const css = `
  [data-test-panel]{margin-top:16px;border:2px dashed var(--wrap-line-strong,#8B8A80);padding:12px 16px;
    background:var(--wrap-white,#fff);color:var(--wrap-ink,#16211D);overflow-wrap:anywhere;
    font:400 15px/1.5 var(--wrap-font,system-ui,sans-serif);text-align:start;direction:ltr}
  [data-test-panel] :is(p,h2,dl,dd){margin:0;font-size:inherit}
  [data-test-panel] h2{margin-top:12px;font-weight:600}
  [data-test-panel] dt{margin-top:8px;font:13px/1.4 ui-monospace,monospace;color:var(--wrap-ink-soft,#44504A)}
  [data-test-panel] dd{white-space:pre-wrap}`;

/**
 * Says below a widget that it only tests, and shows there what it would have sent.
 *
 * @returns shows a mail, in place of the one before
 */
export function openTestPanel(
  host: HTMLElement,
  language: () => Language,
): (fields: readonly MailField[]) => void {
  const shadow = host.shadowRoot;
  if (!shadow) throw new Error(`<${host.localName}> has no shadow root to show test mails in.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets.push(sheet);
  const panel = shadow.appendChild(document.createElement('div'));
  panel.dataset['testPanel'] = '';
  panel.setAttribute('role', 'status');
  panel.append(element('p', copy[language()].note));
  return (fields) => {
    const words = copy[language()];
    const list = document.createElement('dl');
    for (const [name, value] of fields) list.append(element('dt', name), element('dd', String(value)));
    panel.replaceChildren(element('p', words.note), element('h2', words.title), list);
  };
}

function element(tag: 'p' | 'h2' | 'dt' | 'dd', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
