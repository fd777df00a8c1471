/** The part of @11ty/eleventy that we use: the package has no types. */
declare module '@11ty/eleventy' {
  export class Eleventy {
    constructor(input?: string, output?: string, options?: { source: 'cli'; quietMode: boolean });
    errorHandler: { logger: { isVerbose: boolean; message(text: string): void } };
    init(): Promise<void>;
    write(): Promise<unknown>;
  }
}
