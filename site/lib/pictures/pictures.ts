import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Image from '@11ty/eleventy-img';
import sharp from 'sharp';
import type { Text } from '../../../widgets/domain/text.ts';
import type { PictureNotes } from '../../schema/pictures.ts';
import type { BuiltPage } from '../built-page.ts';
import { pictureCache, pictureSizes } from './picture-folders.ts';
import { cut, loadPictureNotes, pictureFile, pictureSource } from './picture-source.ts';
import { remembered } from './remembered.ts';

/** All browsers in use read the first or the second of these. */
const formats = ['avif', 'webp'] as const;
/** JPEG is for what reads neither: of the first width for a browser, of the second for previews of links and search engines. */
const jpegWidths = [800, 1200];
const widths = [480, 800, 1200, 1600];
/** Of a picture that fills a wide screen with two pixels per CSS pixel. */
const wideWidths = [...widths, 2400];
/** A phone never loads a wider picture, whatever its pixel density: the budget of its first screen is 40 KB. */
const phoneWidths = [480, 720, 1010];

/** Part of the key, because other settings make other files. */
const settings = {
  // A detail is rarely much wider than the size below it, so it keeps its own width too.
  minimumThreshold: 1.05,
  hashLength: 4,
  // Effort 5 makes files 6% smaller but takes six times as long: all sizes anew would take ten minutes.
  sharpAvifOptions: { quality: 60, effort: 3 },
  sharpWebpOptions: { quality: 76, effort: 5 },
  sharpJpegOptions: { quality: 76, mozjpeg: true },
};

type Format = (typeof formats)[number];

/** One size of a picture in one format. */
export interface Candidate {
  url: string;
  width: number;
  height: number;
}

type Candidates = Record<Format, Candidate[]>;

/** A picture, ready for the page. */
export interface Picture {
  alt: Text;
  caption: Text;
  width: number;
  height: number;
  /** Dominant colour, as hex, shown while the picture loads. */
  colour: string;
  candidates: Candidates;
  /** As JPEG, narrowest first. */
  jpegs: Candidate[];
  /** Its crop for phones, if it has one. */
  phone?: Candidates;
}

export type Pictures = ReadonlyMap<string, Picture>;

/** Every picture of site/pictures in all sizes. Makes the sizes that are missing, and removes those that no picture has any more. */
export async function loadPictures(): Promise<Pictures> {
  const notes = loadPictureNotes();
  const entries: [string, Picture][] = [];
  let made = false;
  for (const [id, { alt, caption }] of Object.entries(notes)) {
    const sizes = await sizesOf(id, notes, () => {
      made = true;
    });
    entries.push([id, { alt, caption, ...sizes }]);
  }
  const pictures = new Map(entries);
  if (made) for (const name of unusedSizes(pictures)) rmSync(join(pictureSizes, name));
  return pictures;
}

/** Files among the sizes that belong to no picture. */
export function unusedSizes(pictures: Pictures): string[] {
  const used = new Set([...pictures.values()].flatMap(filesOf));
  return readdirSync(pictureSizes).filter((name) => !name.endsWith('.json') && !used.has(name));
}

type Sizes = Omit<Picture, 'alt' | 'caption'>;

/**
 * The sizes of a picture, which are made again when the picture, its crops or the settings change.
 *
 * @param onMade called when they had to be made
 */
async function sizesOf(id: string, notes: PictureNotes, onMade: () => void): Promise<Sizes> {
  const { crop, soften, detail } = notes[id]!;
  const file = readFileSync(pictureFile(detail?.of ?? id));
  const isWide = !detail && (await sharp(file).metadata()).width > widths.at(-1)!;
  const sizes = isWide ? wideWidths : widths;
  const chosen = [settings, sizes, jpegWidths, phoneWidths, crop, detail, ...(soften ? [soften] : [])];
  const basis = [id, JSON.stringify(chosen), file];
  const make = () => {
    onMade();
    return makeSizes(id, notes, sizes);
  };
  return remembered(pictureSizes, id, basis, make, areThere);
}

async function makeSizes(id: string, notes: PictureNotes, sizes: number[]): Promise<Sizes> {
  const { crop, soften } = notes[id]!;
  const source = await pictureSource(id, notes);
  const candidates = await resized(source, id, sizes, formats);
  const { jpeg: jpegs } = await resized(source, id, jpegWidths, ['jpeg']);
  const phone = crop && (await resized(await cut(source, crop, soften), `${id}-phone`, phoneWidths, formats));
  const { width, height } = candidates.avif.at(-1)!;
  return { width, height, colour: await colourOf(source), candidates, jpegs, phone };
}

function areThere(sizes: Sizes): boolean {
  return filesOf(sizes).every((name) => existsSync(join(pictureSizes, name)));
}

function filesOf({ candidates, jpegs, phone }: Sizes): string[] {
  const all = [candidates, phone].flatMap((made) => Object.values(made ?? {})).flat();
  return [...all, ...jpegs].map(({ url }) => basename(url));
}

/** Copies the files that the pages name into the built site, and no others. */
export function copyPictures(pages: readonly BuiltPage[], output: string): void {
  const used = new Set(pages.flatMap(({ pictures }) => pictures));
  rmSync(join(output, 'pictures'), { recursive: true, force: true });
  mkdirSync(join(output, 'pictures'), { recursive: true });
  for (const name of used) {
    const from =
      [pictureSizes, pictureCache].find((folder) => existsSync(join(folder, name))) ?? pictureSizes;
    cpSync(join(from, name), join(output, 'pictures', name));
  }
}

async function resized<F extends string>(
  source: Buffer,
  id: string,
  sizes: number[],
  wanted: readonly F[],
): Promise<Record<F, Candidate[]>> {
  const made = await Image(source, {
    ...settings,
    formats: [...wanted],
    widths: sizes,
    outputDir: pictureSizes,
    urlPath: '/pictures/',
    filenameFormat: (hash: string, _source: string, width: number, format: string) =>
      `${id}-${width}.${hash}.${format}`,
  });
  return Object.fromEntries(wanted.map((format) => [format, candidatesOf(made[format] ?? [])])) as Record<
    F,
    Candidate[]
  >;
}

/** The JPEG that a page names for a browser that reads no other format. */
export function fallbackOf({ jpegs }: Picture): string {
  return jpegs[0]!.url;
}

function candidatesOf(made: readonly { outputPath: string; width: number; height: number }[]): Candidate[] {
  return made.map(({ outputPath, width, height }) => ({
    url: `/pictures/${basename(outputPath)}`,
    width,
    height,
  }));
}

async function colourOf(source: Buffer): Promise<string> {
  const { data } = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex').slice(0, 6)}`;
}
