/*
 * `npm run film-photos` makes the sheet of film on difficult photos, and compares metal and leather with renders; with `-- --runs` it measures how well runs of cabinets are split into
 * fronts.
 */
if (process.argv.includes('--runs')) await import('./runs/runs.cli.ts');
else {
  await import('./sheet.ts');
  await import('./mirrored.ts');
}

export {};
