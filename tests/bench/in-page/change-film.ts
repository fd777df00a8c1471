declare global {
  interface Window {
    /** ms from each choice until the frame that shows it was painted. */
    benchChanges?: number[];
  }
}

/**
 * Runs in the page. Goes through films of the visualiser, plain ones and ones with a grain, whose pictures are already loaded. On the
 * plain page it swaps one picture for others that are already loaded.
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
      // At first the page shows only its first block.
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
        image.src = `/rooms/5/${name}-800.avif`;
      });
  }
  const times: number[] = [];
  for (let round = 0; round < 4; round++)
    for (const change of changes) {
      const start = performance.now();
      change();
      const end = await painted();
      // The first round loads the pictures for the other rounds.
      if (round > 0) times.push(end - start);
      await new Promise((resolve) => setTimeout(resolve, round > 0 ? 120 : 600));
    }
  window.benchChanges = times;
}
