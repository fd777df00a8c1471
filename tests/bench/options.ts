import { parseArgs } from 'node:util';

const usage = 'npm run bench -- [--runs 7] [--only MEASURE]… [--json FILE]';

/** The command-line options of the bench. */
export interface Options {
  /** Number of pairs per comparison. */
  runs: number;
  /** Names of the measures to run; empty for all. */
  only: string[];
  /** File to which the rows are written as JSON. */
  json?: string;
}

/** Reads the options, or says what is wrong with them and ends. */
export function readOptionsOrEnd(names: readonly string[]): Options {
  try {
    return readOptions(names);
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}\nMeasures: ${names.join(', ')}.`);
    process.exit(1);
  }
}

/**
 * Reads `--runs 7`, `--only loads` (may be repeated) and `--json FILE`.
 *
 * @throws Error naming an unknown option or value
 */
function readOptions(names: readonly string[]): Options {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is not a number of runs.`);
  const unknown = values.only.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no measure "${unknown}".`);
  return { runs, only: values.only, json: values.json };
}
