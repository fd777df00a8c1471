/** The ending of a compressed copy beside its file, by what HTTP calls it, the shortest copy first. nginx and Caddy look for these. */
export const endingOf = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof endingOf;
