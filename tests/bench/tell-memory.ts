import { appendFileSync } from 'node:fs';

/* Loaded into each Node process of a command: as it ends, it adds the most memory it ever held, in KiB, to a file. */
const { BENCH_PEAKS: file } = process.env;
if (file) process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
