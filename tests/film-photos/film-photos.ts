/*
 * `npm run film-photos` makes the sheet of film on difficult photos; with `-- --runs` it measures how well runs of cabinets are split into
 * fronts.
 */
await import(process.argv.includes('--runs') ? './runs/runs.cli.ts' : './sheet.ts');

export {};
