/** Loads a picture of our origin to draw it. Uses an `img`, which the policies of more hosts allow than `fetch`. */
export async function loadImage(path: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = path;
  await image.decode();
  return image;
}
