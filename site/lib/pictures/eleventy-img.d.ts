/** The part of @11ty/eleventy-img that we use: the package has no types. */
declare module '@11ty/eleventy-img' {
  export interface Made {
    outputPath: string;
    width: number;
    height: number;
  }

  const makeImages: (
    source: string | Buffer,
    options: Record<string, unknown>,
  ) => Promise<Record<string, Made[] | undefined>>;
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default makeImages;
}
