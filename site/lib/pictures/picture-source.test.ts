import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureNotes } from '../../schema/pictures.ts';
import { pictureFolder } from './picture-folders.ts';
import { cut, loadPictureNotes, pictureFile, pictureSource } from './picture-source.ts';

const notes = loadPictureNotes();
const words = { nl: 'Eiken', en: 'Oak' };

describe('our pictures', () => {
  it('all have a description, and every description has its picture', () => {
    const files = readdirSync(pictureFolder).filter((name) => name.endsWith('.webp'));
    const ownFiles = Object.keys(notes).filter((id) => !notes[id]!.detail);
    expect(files.sort()).toEqual(ownFiles.map((id) => `${id}.webp`).sort());
  });

  it('each have a description that stands alone, because a page may show one without the other', () => {
    const told = Object.values(notes).flatMap(({ alt }) => Object.values(alt));
    expect(told.filter((words) => /\b(?:dezelfde|hetzelfde|the same)\b/i.test(words))).toEqual([]);
  });

  it.each(Object.keys(notes).filter((id) => notes[id]!.detail))('%s lies within its picture', async (id) => {
    const { of, cut } = notes[id]!.detail!;
    const { width, height } = await sharp(pictureFile(of)).metadata();
    expect(cut[0] + cut[2]).toBeLessThanOrEqual(width);
    expect(cut[1] + cut[3]).toBeLessThanOrEqual(height);
    const part = await sharp(await pictureSource(id, notes)).metadata();
    expect([part.width, part.height]).toEqual(cut.slice(2));
  });
});

it('refuses a picture without a caption, and a detail that would be rendered', () => {
  const render = { scene: 'kitchen', exposure: 0.25 };
  const detail = { of: 'kitchen-oak', cut: [0, 0, 100, 100] };
  expect(pictureNotes.safeParse({ oak: { alt: words, caption: words, render } }).success).toBe(true);
  expect(pictureNotes.safeParse({ oak: { alt: words, render } }).success).toBe(false);
  expect(pictureNotes.safeParse({ oak: { alt: words, caption: words, render, detail } }).success).toBe(false);
});

it('softens the part that a phone shows, where the picture asks for it', async () => {
  const contrastOf = async (part: Buffer) => (await sharp(part).stats()).channels[0]!.stdev;
  const bricks = pictureFile('facade-green');
  const sharply = await cut(bricks, [300, 60, 300, 300]);
  const softly = await cut(bricks, [300, 60, 300, 300], 3);
  expect(await contrastOf(softly)).toBeLessThan(await contrastOf(sharply));
  expect((await sharp(softly).metadata()).width).toBe(300);
});
