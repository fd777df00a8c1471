import type { Finding } from './finding.ts';

/** Whether the page stands in a frame that restricts it. Says nothing about a page without such a frame. */
export function examineFrame(): Finding[] {
  if (submitsForms()) return [];
  return [
    {
      about: 'frame',
      state: 'problem',
      text: 'the frame is sandboxed without allow-forms: prices are worked out, and no request can be sent',
      advice: 'add allow-forms to its sandbox, or use the page for frames: /embed/price-calculator',
    },
  ];
}

/** Where forms are blocked, the browser fires no `submit` event. */
function submitsForms(): boolean {
  const form = document.createElement('form');
  let submits = false;
  form.addEventListener('submit', (event) => {
    submits = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  form.hidden = true;
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return submits;
}
