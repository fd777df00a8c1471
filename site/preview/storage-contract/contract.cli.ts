import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { outcome, outcomeText } from '../../live-check/outcome.ts';
import { contractCases } from './cases.ts';
import { type Asked, differenceFor } from './contract-case.ts';

/*
 * `npm run storage:contract -- --url https://REF.supabase.co --key sb_publishable_…` compares the answers of a real storage
 * with the table of cases. It leaves a few files of five bytes in the bucket.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    bucket: { type: 'string', default: 'customer-uploads' },
  },
});
const { url, key, bucket } = values;

if (!url || !URL.canParse(url) || !key) {
  console.error(
    'Which storage? npm run storage:contract -- --url https://REF.supabase.co --key KEY [--bucket NAME]',
  );
  process.exitCode = 2;
} else process.exitCode = (await run({ url, key, bucket, stored: objectName() })) ? 0 : 1;

async function run(asked: Asked): Promise<boolean> {
  const outcomes = [];
  for (const one of contractCases) {
    const difference = await differenceFor(one, asked).catch((error: Error) => String(error.cause ?? error));
    outcomes.push(outcome(one.name, difference === undefined, difference ?? ''));
  }
  console.info(outcomeText(outcomes));
  const wrong = outcomes.filter((each) => each.wrong).length;
  console.info(
    `\n${contractCases.length - wrong} of ${contractCases.length} answers are as agreed: ${asked.url}`,
  );
  return wrong === 0;
}

function objectName(): string {
  return `${Date.now()}-${randomBytes(6).toString('hex')}-contract.jpg`;
}
