/** ms from each action until its result was painted. */
export interface StudioTimes {
  steps: Record<string, number>;
  /** Each choice of a film. */
  films: number[];
}

/**
 * Runs in the page. Goes from `benchPhoto` to its price: opens the photo, marks the run of cabinets on it, says that the count is right,
 * chooses films with and without grain, and goes to the price.
 */
export async function usePhotoStudio(): Promise<StudioTimes> {
  const films = ['WF-122', 'WF-218', 'WF-124', 'WF-210', 'WF-110', 'WF-314'];
  const frame = () => new Promise(requestAnimationFrame);
  const element = document.querySelector('wrap-film-visualiser');
  const root = element?.shadowRoot;
  const find = async <E extends Element>(selector: string, text = ''): Promise<E> => {
    for (;;) {
      const all = [...(root?.querySelectorAll<E>(selector) ?? [])];
      const found = all.find(({ textContent }) => textContent?.includes(text));
      if (found) return found;
      await frame();
    }
  };
  const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    await frame();
    return performance.now() - start;
  };
  const steps: Record<string, number> = {};
  const timed = async (step: string, work: () => Promise<unknown>): Promise<void> => {
    steps[step] = await timeOf(work);
  };
  const painted = () => find('[data-paint=painted]');
  const press = async (text: string) => (await find<HTMLElement>('button', text)).click();

  /** In ms. Somebody who looks for a corner and holds still for the magnifier takes longer. */
  const betweenTaps = 1000;
  // A made event has no pointer to capture.
  Element.prototype.setPointerCapture = () => {};
  element?.scrollIntoView();
  while (!root?.querySelector('[part=photo-studio]')) {
    (await find<HTMLElement>('[part=own-photo]')).click();
    await frame();
  }
  const files = new DataTransfer();
  files.items.add(window.benchPhoto!);
  const input = await find<HTMLInputElement>('input[name=photo]');
  await timed('open the photo', async () => {
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await find('[part=photo-stage] svg');
  });
  const tap = async ([x, y]: readonly [number, number]) => {
    const surface = await find('[part=photo-stage] svg');
    const box = surface.getBoundingClientRect();
    const place = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
    for (const type of ['pointerdown', 'pointerup'])
      surface.dispatchEvent(
        new PointerEvent(type, { ...place, isPrimary: true, bubbles: true, composed: true }),
      );
    await frame();
  };
  await tap([0.102, 0.098]);
  await new Promise((resolve) => setTimeout(resolve, betweenTaps));
  await timed('from the last corner until the run is split', async () => {
    await tap([0.901, 0.898]);
    await find('[role=status]', 'Klopt dat?');
  });
  await timed('paint its fronts for the first time', painted);
  await timed('say that the count is right', async () => {
    await press('Ja, kies een folie');
    await find('[name=film]');
  });
  const choose = async (code: string) => {
    (await find<HTMLInputElement>(`[value="${code}"]`)).click();
    await painted();
  };
  // Each is chosen once before it counts, so that the pictures of the grains are loaded.
  for (const code of films) await choose(code);
  const times: number[] = [];
  for (const code of [...films, ...films]) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    times.push(await timeOf(() => choose(code)));
  }
  await timed('go to the price', async () => {
    await press('Naar de prijs');
    await find('a', 'Bereken de prijs');
  });
  return { steps, films: times };
}
