declare global {
  interface Window {
    benchPhoto?: File;
  }
}

/**
 * Runs in the page. Makes a photo of 12 megapixels as a phone takes it: a pale wall, and on it twelve wooden fronts in three rows with dark
 * gaps between them, which cover two thirds of it.
 */
export async function makeKitchenPhoto(): Promise<void> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [4000, 3000];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#e6e2da';
  context.fillRect(0, 0, 4000, 3000);
  context.fillStyle = '#2b211a';
  context.fillRect(400, 300, 3200, 2400);
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 3; row++) {
      const [left, top] = [400 + column * 800 + 5, 300 + row * 800 + 5];
      for (let y = 0; y < 790; y += 10) {
        context.fillStyle = `hsl(${28 + (y % 7)} 42% ${50 + (y % 9)}%)`;
        context.fillRect(left, top + y, 790, 10);
      }
    }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  window.benchPhoto = new File([blob!], 'kitchen.jpg', { type: 'image/jpeg' });
}
