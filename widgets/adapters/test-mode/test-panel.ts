import type { MailField } from '../../domain/request/mail.ts';
import type { Language } from '../../domain/text.ts';
import { testPanelAttribute, testPanelCopy, testPanelStyles } from '../../kit/test-panel.ts';

/**
 * Adds a panel below a widget in test mode. It says that the widget only tests, and shows what would have been sent.
 *
 * @returns a function that shows a mail in place of the one before
 */
export function openTestPanel(
  host: HTMLElement,
  language: () => Language,
): (fields: readonly MailField[]) => void {
  const shadow = host.shadowRoot;
  if (!shadow) throw new Error(`<${host.localName}> has no shadow root to show test mails in.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(testPanelStyles);
  shadow.adoptedStyleSheets.push(sheet);
  const panel = shadow.querySelector(`[${testPanelAttribute}]`) ?? shadow.appendChild(emptyPanel());
  const show = (...children: HTMLElement[]) =>
    panel.replaceChildren(element('p', testPanelCopy[language()].note), ...children);
  show();
  return (fields) => {
    const list = document.createElement('dl');
    for (const [name, value] of fields) list.append(element('dt', name), element('dd', String(value)));
    show(element('h2', testPanelCopy[language()].title), list);
  };
}

function emptyPanel(): HTMLElement {
  const panel = document.createElement('div');
  panel.setAttribute(testPanelAttribute, '');
  return panel;
}

function element(tag: 'p' | 'h2' | 'dt' | 'dd', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
