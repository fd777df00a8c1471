declare global {
  interface Window {
    /** ms from each choice of a film until it was visible on the photo; set after the last choice. */
    benchFilms?: number[];
  }
}

/**
 * Runs in the page. Opens a photo of 12 megapixels in the visualiser, marks a front that covers two thirds of it, and goes through films
 * with and without grain. Each is chosen once before it counts, so that the pictures of the grains are loaded.
 */
export async function filmOwnPhoto(): Promise<void> {
  const films = ['WF-122', 'WF-218', 'WF-124', 'WF-210', 'WF-110', 'WF-314'];
  const frame = () => new Promise(requestAnimationFrame);
  const element = document.querySelector('wrap-film-visualiser');
  element?.scrollIntoView();
  const find = async <E extends Element>(selector: string): Promise<E> => {
    for (;;) {
      const found = element?.shadowRoot?.querySelector<E>(selector);
      if (found) return found;
      await frame();
    }
  };
  const press = async (name: string): Promise<void> => {
    for (;;) {
      const buttons = [...(element?.shadowRoot?.querySelectorAll('button') ?? [])];
      const button = buttons.find(({ textContent }) => textContent === name);
      if (button) return button.click();
      await frame();
    }
  };
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [4000, 3000];
  const context = canvas.getContext('2d')!;
  for (let x = 0; x < 4000; x += 20) {
    context.fillStyle = x < 600 || x > 3400 ? '#e6e2da' : `hsl(${28 + (x % 7)} 50% ${46 + (x % 9)}%)`;
    context.fillRect(x, 0, 20, 3000);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  const files = new DataTransfer();
  files.items.add(new File([blob!], 'kitchen.jpg', { type: 'image/jpeg' }));
  for (;;) {
    const own = await find<HTMLElement>('[part=own-photo]');
    own.click();
    await frame();
    if (element?.shadowRoot?.querySelector('[part=photo-studio]')) break;
  }
  const input = await find<HTMLInputElement>('input[name=photo]');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await find('[part=photo-stage] svg');
  for (const name of ['Meer gereedschap', 'Los front', 'Tik twee hoeken aan']) await press(name);
  const surface = await find('[part=photo-stage] svg');
  const box = surface.getBoundingClientRect();
  for (const [x, y] of [
    [0.1, 0.1],
    [0.9, 0.9],
  ] as const) {
    const place = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
    for (const type of ['pointerdown', 'pointerup'])
      surface.dispatchEvent(
        new PointerEvent(type, { ...place, isPrimary: true, bubbles: true, composed: true }),
      );
    await frame();
  }
  const layer = await find<HTMLElement>('[data-paint]');
  const painted = async () => {
    while (layer.dataset['paint'] !== 'painted') await frame();
    await frame();
  };
  await painted();
  const times: number[] = [];
  for (const code of [...films, ...films, ...films]) {
    const choice = await find<HTMLInputElement>(`[value="${code}"]`);
    const start = performance.now();
    choice.click();
    await painted();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  window.benchFilms = times.slice(films.length);
}
