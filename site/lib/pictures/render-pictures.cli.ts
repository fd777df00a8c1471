import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { pictureFolder } from './picture-folders.ts';
import { cut, loadPictureNotes, pictureFile } from './picture-source.ts';

/*
 * `npm run pictures -- kitchen-sage wardrobe-before` renders pictures again from their scenes, with the options under `render` in
 * pictures.yaml. For maintainers only: it takes eight minutes per picture on two cores. `--draft` renders a preview of half the size in
 * half a minute, and leaves the site's own pictures alone. Needs Blender 3.4, g++ and a Python with numpy. See site/pictures/README.md.
 */
const work = '.cache/renders';
const notes = loadPictureNotes();
const known = Object.keys(notes).filter((id) => notes[id]?.render);
const given = process.argv.slice(2);
const draft = given.includes('--draft');
const asked = given.filter((word) => word !== '--draft');
const unknown = asked.filter((id) => !known.includes(id));

if (asked.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No picture with a scene is called ${unknown.join(', ')}.`);
  console.error(`Name what to render: ${known.join(', ')}. With --draft: small and fast, to look at.`);
  process.exitCode = 1;
} else for (const id of asked) console.info(`${id}: ${await rendered(id)}`);

/** Renders one picture and returns its file. */
async function rendered(id: string): Promise<string> {
  const { scene, exposure, samples, percent, trim, width, soften, ...options } = notes[id]!.render!;
  const [rays, size] = draft ? [8, Math.round(percent / 2)] : [samples, percent];
  mkdirSync(work, { recursive: true });
  const words = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const run = spawnSync(
    resolve(pictureFolder, 'scenes/shoot'),
    [scene, id, rays, size, exposure, ...words].map(String),
    { cwd: work, stdio: 'inherit' },
  );
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`${id} was not rendered: is Blender installed, with g++ and numpy?`);
  const image = join(work, 'out', `${id}.png`);
  if (draft) return image;
  const file = pictureFile(id);
  const whole = trim ? await cut(image, trim) : image;
  const picture = sharp(whole);
  if (width) picture.resize({ width });
  if (soften) picture.blur(soften);
  await picture.webp({ quality: 88, effort: 6 }).toFile(file);
  return file;
}
