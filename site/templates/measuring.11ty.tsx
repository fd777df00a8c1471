import { type MeasuringFile, measuringFiles } from '../measuring/measuring-files.ts';

interface Data {
  file: MeasuringFile;
}

/** `/measuring/…`: files for partners who measure what visitors do in the widgets. */
export const data = () => ({
  files: measuringFiles,
  pagination: { data: 'files', size: 1, alias: 'file' },
  permalink: ({ file }: Data) => file.address,
});

export function render({ file }: Data): string {
  return file.text();
}
