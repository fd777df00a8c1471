import { appendFileSync } from 'node:fs';

/* Loaded into each Node process of a command. When the process ends, it appends its peak memory, in KiB, to a file. */
const { BENCH_PEAKS: file } = process.env;
if (file) process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
