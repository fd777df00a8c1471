import type { YAMLParseError } from 'yaml';
import { withRemedy } from './nearest-name.ts';

/** What is wrong with a file that is no YAML, in words for an editor: the place, the first mistake, and how to mend it. */
export function explainYamlError(error: YAMLParseError, yaml: string, file: string): string {
  const line = error.linePos?.[0].line ?? 1;
  const written = yaml.split('\n')[line - 1] ?? '';
  // The parser adds a drawing of the place, which the line number replaces.
  const [reason = ''] = error.message.split(/ at line \d+|:\n/);
  return `${file}:${line}: ${withRemedy(reason, remedyFor(error.code, reason, written))}`;
}

function remedyFor(code: string, reason: string, written: string): string {
  if (code === 'TAG_RESOLVE_FAILED') return '';
  if (code === 'TAB_AS_INDENT') return 'indent with spaces';
  if (code === 'DUPLICATE_KEY') return 'this field is written twice: take one away';
  if (code === 'BAD_SCALAR_START') return 'put quotes around the text';
  if (/closing .quote/.test(reason))
    return 'the text has no quote at its end; a quote inside a text is written \\"';
  if (/, between|, or : between|flow (?:map|seq|coll)|\[\s*$|\{\s*$/i.test(`${reason} ${written}`))
    return 'check that { }, [ ] and quotes are closed, and put quotes around a text with a comma or a colon';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || /implicit (?:map )?key/i.test(reason))
    return /:\s.*:/.test(written)
      ? 'put quotes around a text with a colon'
      : 'begin the line in the same column as its neighbours';
  if (code === 'BAD_INDENT' || /same column|indent/i.test(reason) || code === 'UNEXPECTED_TOKEN')
    return 'begin the line in the same column as its neighbours';
  return '';
}
