declare global {
  interface Window {
    /** ms from each choice until the frame that shows it was painted. */
    benchChanges?: number[];
  }
}

/**
 * Runs in the page: goes through films of the visualiser, plain and with a grain that is there already; or, on a page with nothing
 * but a picture, swaps that for others that are there already.
 */
export async function changeFilm(): Promise<void> {
  const codes = ['WF-120', 'WF-124', 'WF-218', 'WF-110', 'WF-212', 'WF-126'];
  const swapped = ['kitchen-white', 'kitchen-black', 'kitchen-before'];
  const painted = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      }),
    );
  const changes: (() => void)[] = [];
  const element = document.querySelector('wrap-film-visualiser');
  if (element) {
    for (;;) {
      // The page shows its first block alone at first.
      element.scrollIntoView({ behavior: 'instant' });
      const range = element.shadowRoot?.querySelector<HTMLInputElement>('[type=range]');
      if (range && !range.disabled) break;
      await painted();
    }
    for (const code of codes)
      changes.push(() => element.shadowRoot?.querySelector<HTMLInputElement>(`[value="${code}"]`)?.click());
  } else {
    const image = document.body.appendChild(new Image(366, 229));
    for (const name of swapped)
      changes.push(() => {
        image.src = `/rooms/1/${name}-800.avif`;
      });
  }
  const times: number[] = [];
  for (let round = 0; round < 4; round++)
    for (const change of changes) {
      const start = performance.now();
      change();
      const end = await painted();
      // The first round fetches what the others show.
      if (round > 0) times.push(end - start);
      await new Promise((resolve) => setTimeout(resolve, round > 0 ? 120 : 600));
    }
  window.benchChanges = times;
}
