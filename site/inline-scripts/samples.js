import { readSamples, toggled } from './read-samples.js';

// Buttons that put a free sample into the visitor's basket, and the line that tells how many are in it. The quote form reads what is
// stored here (widgets/request/sample-basket.ts). Nothing is stored before the first press.
{
  const samplesName = 'wrappie-samples';
  const buttons = document.querySelectorAll('[data-sample]');
  const line = document.querySelector('[data-samples]');
  const { count, full, blocked } = line.dataset;
  let codes = [];
  const show = (message) => {
    for (const button of buttons) button.setAttribute('aria-pressed', codes.includes(button.dataset.sample));
    line.hidden = !codes.length && !message;
    line.firstElementChild.textContent = message ?? count.replace('#', codes.length);
  };
  const read = () => {
    try {
      codes = readSamples(localStorage.getItem(samplesName));
    } catch {
      // Storage is blocked: a press says so.
    }
    show();
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      read();
      const { sample } = button.dataset;
      const next = toggled(codes, sample);
      if (next === codes) return show(full);
      try {
        localStorage.setItem(samplesName, next.join(' '));
        read();
      } catch {
        show(blocked.replace('#', sample));
      }
    });
  // Also when the visitor comes back from the form, or chooses in another tab.
  addEventListener('pageshow', read);
  addEventListener('storage', read);
}
