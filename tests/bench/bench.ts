import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { measures } from './measures.ts';
import { readOptionsOrEnd } from './options.ts';
import { openStand } from './stand.ts';
import { inTable, isOver, type Row } from './table.ts';

/*
 * `npm run bench`: how fast the built site is, as ratios against plain pages with the same words and pictures, but without our styles,
 * font and scripts, measured in the same run. Absolute times depend more on the machine than on the page. It needs a built site (`npm run
 * build`) and half an hour; `--only` and `--runs` make it shorter.
 */
const { runs, only, json } = readOptionsOrEnd(Object.keys(measures));
const [load = 0] = loadavg();
if (load > 1.5)
  console.info(
    `Note: this machine is busy (load ${load.toFixed(1)}). What costs CPU looks worse than it is.\n`,
  );
const stand = await openStand('dist');
const rows: Row[] = [];
try {
  for (const [name, measure] of Object.entries(measures)) {
    if (only.length > 0 && !only.includes(name)) continue;
    console.info(`… ${name}`);
    rows.push(...(await measure(stand, runs)));
  }
} finally {
  await stand.close();
}
console.info(inTable(rows));
if (json) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
if (rows.some(isOver)) process.exitCode = 1;
