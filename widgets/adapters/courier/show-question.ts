import { questionAttribute } from './courier-config.ts';
import type { FromCourier } from './protocol.ts';

/**
 * Shows the frame with the page of the mail service in this page, below the words that explain it, and asks the widget to show this page.
 * The frame stays where it is, because a frame that is moved loads again.
 *
 * @param language of the visitor, as the widget named it
 */
export function showQuestion(
  frame: HTMLIFrameElement,
  reference: string,
  language: string | undefined,
  answer: (message: FromCourier) => void,
): void {
  const all = [...document.querySelectorAll<HTMLElement>(`[${questionAttribute}]`)];
  const words = all.find(({ lang }) => lang === language) ?? all[0];
  const heading = words?.querySelector('h2');
  if (!words || !heading) throw new Error('The courier page has no words for a question.');
  const title = heading.textContent;
  const main = words.parentElement;
  // In place of what a person reads who opens this page.
  main?.replaceChildren(words);
  // The page of the service may have a main landmark too.
  main?.setAttribute('aria-label', title);
  document.documentElement.lang = words.lang;
  document.title = title;
  words.hidden = false;
  frame.title = title;
  frame.style.cssText = 'flex: 1 0 24rem; width: 100%; background: #fff';

  const close = () => answer({ wrappie: 'closed', reference });
  words.querySelector('button')?.addEventListener('click', close);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // The widget gives this page the focus once it is shown. Before that no element in it can have the focus.
  addEventListener('focus', () => requestAnimationFrame(() => heading.focus()), { once: true });
  answer({ wrappie: 'question', reference, title });
}
